import NibbleViews

extension SplitViewController {
    /// Those in `column` that can be found again.
    func savedControllers(in column: Column) -> [ViewController] {
        Array(contents(of: column).prefix { $0.restorationIdentifier != nil })
    }

    func encodeColumns(with coder: RestorationCoder) {
        if let width = preferredPrimaryColumnWidth { coder.encode(width, forKey: "primaryWidth") }
        if let width = preferredSupplementaryColumnWidth { coder.encode(width, forKey: "supplementaryWidth") }
        let hidden = style.columns.filter(hiddenColumns.contains)
        coder.encode(hidden.map(\.name), forKey: "hidden")
        coder.encode((isCollapsed ? topColumn : chosenColumn).name, forKey: "shown")
        for column in style.columns { coder.encode(savedControllers(in: column), forKey: column.name) }
    }

    func decodeColumns(with coder: RestorationCoder) {
        // Each column takes its own up. With the next layout there is one alone again, if that is all there is room for.
        let wasCollapsed = isCollapsed
        if wasCollapsed { unfold() }
        for column in style.columns {
            let saved = coder.decodeViewControllers(forKey: column.name) ?? []
            if !saved.isEmpty { put(saved, into: column) }
        }
        if let width = coder.decodeInteger(forKey: "primaryWidth") { preferredPrimaryColumnWidth = width }
        if let width = coder.decodeInteger(forKey: "supplementaryWidth") {
            preferredSupplementaryColumnWidth = width
        }
        if let hidden = coder.decodeStrings(forKey: "hidden") {
            hiddenColumns = Set(style.columns.filter { hidden.contains($0.name) })
        }
        if let shown = coder.decodeString(forKey: "shown"),
            let column = style.columns.first(where: { $0.name == shown })
        {
            chosenColumn = column
        }
        if !wasCollapsed { return arrange() }
        loadedView?.setNeedsLayout()
        delegate?.splitViewControllerDidExpand(self)
    }

    private func put(_ saved: [ViewController], into column: Column) {
        guard !contents(of: column).elementsEqual(saved, by: ===) else { return }
        guard saved.count > 1 else { return setViewController(saved[0], for: column) }
        setViewController(nil, for: column)
        for controller in saved where controller.parent != nil { leave(controller) }
        setViewController(controllers[.primary]?.stackForColumn(of: saved) ?? saved[0], for: column)
    }
}

extension SplitViewController.Column {
    /// The column in a saved state.
    fileprivate var name: String {
        switch self {
        case .primary: "primary"
        case .supplementary: "supplementary"
        case .secondary: "secondary"
        }
    }
}
