import Nibble

/// The views of `Form.nib.xml` made by code.
@MainActor enum CodeForm {
    static func make() -> View {
        let root = View(frame: Rect(x: 0, y: 0, width: 80, height: 24))
        var above: StackView?
        for index in 0..<100 {
            let row = StackView(frame: .zero)
            row.spacing = 1
            let name = Label(frame: .zero)
            name.text = "Field \(index)"
            let value = Label(frame: .zero)
            value.text = "value \(index)"
            value.textColor = .secondaryLabel
            let share = Label(frame: .zero)
            share.text = "\(index * 37 % 100) %"
            share.textAlignment = .right
            let edit = Button(frame: .zero)
            edit.title = "Edit"
            for view in [name, value, share, edit] { row.addArrangedSubview(view) }
            row.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(row)
            LayoutConstraint.activate([
                name.widthAnchor.constraint(equalToConstant: 12),
                share.widthAnchor.constraint(equalToConstant: 6),
                row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                row.heightAnchor.constraint(equalToConstant: 1),
            ])
            above = row
        }
        return root
    }
}
