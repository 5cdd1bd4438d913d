import UIKit

/// Where the parts of the panel stand: one below the other, in a view that scrolls.
@available(tvOS, unavailable)
extension InspectorPanel {
    func addContent() {
        content.axis = .vertical
        content.spacing = 8
        shapeControls.axis = .vertical
        rows = makeRows()
        for view in rows as [UIView] + [makeColors()] { shapeControls.addArrangedSubview(view) }
        style(titleLabel, .headline)
        style(reasonLabel, .footnote, color: .secondaryLabel)
        style(treeLabel, .caption1, color: .secondaryLabel)
        let code = UIStackView(arrangedSubviews: [swiftLabel, makeAddresses(), makeCodeButtons()])
        code.axis = .vertical
        code.spacing = 8
        style(swiftLabel, .footnote)
        // Of size 0, the font keeps its text style and follows the size of texts.
        if let descriptor = swiftLabel.font.fontDescriptor.withDesign(.monospaced) {
            swiftLabel.font = UIFont(descriptor: descriptor, size: 0)
        }
        swiftLabel.accessibilityIdentifier = "swift"
        let parts = [
            makeButtons(), titleLabel, reasonLabel, shapeControls, code, makeAnimations(), makeAppearances(),
            treeLabel,
        ]
        for part in parts { content.addArrangedSubview(part) }
        scrollView.addSubview(content)
        addSubview(scrollView)
        pin(scrollView, to: self, insets: .zero)
        pin(content, to: scrollView, insets: UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16))
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -32).isActive = true
    }

    private func style(_ label: UILabel, _ style: UIFont.TextStyle, color: UIColor = .label) {
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textColor = color
    }

    private func pin(_ view: UIView, to other: UIView, insets: UIEdgeInsets) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
            other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.right),
        ])
    }
}
