/// The files of `docs/layout-files.md`, which the demo is made of.
enum Samples {
    static let nib = """
        <nib owner="MyTabBar">
          <view id="root" class="MyTabBarView">
            <view id="content" edges="root" bottom="bar.top"/>
            <stackView id="bar" distribution="fillEqually" leading="0" trailing="0" bottom="0" height="1">
              <button title="First"  action="button1Tapped"/>
              <button title="Second" action="button2Tapped"/>
            </stackView>
            <outlet property="contentView" destination="content"/>
          </view>
        </nib>
        """

    static let storyboard = """
        <storyboard initialViewController="tabs">
          <viewController id="tabs" class="ViewController">
            <set property="segueIdentifier1" value="first"/>
            <set property="segueIdentifier2" value="second"/>
            <segue identifier="first"  destination="green" class="MyTabBarRelation"/>
            <segue identifier="second" destination="blue"  class="MyTabBarRelation" instantiation="makeBlue"/>
          </viewController>
          <viewController id="green"> <view backgroundColor="systemGreen"/> </viewController>
          <viewController id="blue" class="DetailViewController"> <view/> </viewController>
        </storyboard>
        """

    static let containers = """
        <storyboard initialViewController="tabs">
          <tabBarController id="tabs"><segue destination="stack"/><segue destination="far"/></tabBarController>
          <navigationController id="stack"><segue destination="list" instantiation="makeList"/></navigationController>
          <viewController id="list" class="List">
            <tabBarItem title="List" badgeValue="3"/>
            <navigationItem><rightBarButtonItem id="add" systemItem="add"><segue kind="popover" destination="far"/></rightBarButtonItem></navigationItem>
            <toolbarItems><barButtonItem title="Sort" action="sort"/></toolbarItems>
            <segue kind="unwind" unwindAction="done"/>
            <view><tapGestureRecognizer action="tapped"/><scrollView><view top="contentGuide" width="frameGuide"/></scrollView></view>
          </viewController>
          <storyboardReference id="far" storyboard="Far" identifier="a" bundle="Widgets"/>
        </storyboard>
        """
}

/// A small generator whose numbers are the same in every run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
