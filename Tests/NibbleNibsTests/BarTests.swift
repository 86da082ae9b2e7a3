import NibbleControllers
import NibbleNibs
import NibbleViews
import Testing

/// Bars by themselves, in a view.
@MainActor @Suite struct BarTests {
    @MainActor private final class Owner {
        weak var bar: TabBar?
        var saved = 0
        func save() { saved += 1 }
    }

    private func load(_ text: String, owner: Owner? = nil) -> [AnyObject] {
        liveNib(text) {
            $0.owner("Owner") { Owner.self }
            $0.outlet("bar", of: "Owner") { (owner: Owner, bar: TabBar) in owner.bar = bar }
            $0.outlet("selectedItem", of: "Nibble.TabBar") { (bar: TabBar, item: TabBarItem) in
                bar.selectedItem = item
            }
            $0.action("save", of: "Owner", from: BarButtonItem.self) { (owner: Owner) in .init(owner.save) }
        }.instantiate(withOwner: owner)
    }

    @Test("A navigation bar has its items as a stack, the last one shown, with their buttons")
    func navigationBar() throws {
        let bar = try #require(
            load(
                """
                <nib><navigationBar><navigationItem title="All"/><navigationItem title="One"><rightBarButtonItem systemItem="edit"/></navigationItem></navigationBar></nib>
                """
            ).first as? NavigationBar)
        #expect(bar.items?.map(\.title) == ["All", "One"])
        #expect(bar.topItem?.title == "One" && bar.backItem?.title == "All")
        let back = bar.subviews.first { $0.accessibilityIdentifier == "back" }
        #expect(back?.isHidden == false)
        #expect(bar.topItem?.rightBarButtonItem?.systemItem == .edit)
    }

    @Test("A tab bar has its tabs in order; which is chosen, and who holds the bar, are outlets")
    func tabBar() throws {
        let owner = Owner()
        let bar = try #require(
            load(
                """
                <nib owner="Owner"><tabBar position="bottom" outlet="bar">
                <tabBarItem title="A"/><tabBarItem id="b" title="B" badgeValue="2"/>
                <outlet property="selectedItem" destination="b"/></tabBar></nib>
                """, owner: owner
            ).first as? TabBar)
        #expect(bar === owner.bar)
        #expect(bar.items.map(\.title) == ["A", "B"] && bar.position == .bottom)
        #expect(bar.selectedItem === bar.items[1] && bar.items[1].badgeValue == "2")
    }

    @Test("A toolbar has its items in order, and they send their actions")
    func toolbar() throws {
        let owner = Owner()
        let root = try #require(
            load(
                """
                <nib owner="Owner"><view><toolbar><barButtonItem title="Save" action="save"/><barButtonItem systemItem="flexibleSpace"/>
                <barButtonItem><label text="3 lines"/></barButtonItem></toolbar></view></nib>
                """, owner: owner
            ).first as? View)
        let bar = try #require(root.subviews.first as? Toolbar)
        let items = try #require(bar.items)
        #expect(items.map(\.systemItem) == [nil, .flexibleSpace, nil])
        #expect((items[2].customView as? Label)?.text == "3 lines")
        let action = try #require(items[0].action)
        action.perform(on: owner, sender: items[0], event: nil)
        #expect(items[0].target === owner && owner.saved == 1)
    }
}
