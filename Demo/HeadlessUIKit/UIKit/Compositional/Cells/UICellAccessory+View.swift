import Foundation

extension UICellAccessory {
    private static let standardWidth: CGFloat = 20

    func makeView(tintColor: UIColor) -> UIView {
        let tint = look.tintColor ?? tintColor
        switch accessoryType {
        case .customView(let view):
            if let tintColor = look.tintColor { view.tintColor = tintColor }
            return view
        case .label: return makeLabel()
        case .disclosureIndicator: return symbol("chevron.right", 13, look.tintColor ?? .tertiaryLabel)
        case .outlineDisclosure: return symbol("chevron.right", 13, tint)
        case .checkmark: return symbol("checkmark", 15, tint)
        case .detail: return symbol("info.circle", 20, tint)
        case .delete: return symbol("minus.circle.fill", 20, look.backgroundColor ?? .systemRed)
        case .insert: return symbol("plus.circle.fill", 20, look.backgroundColor ?? .systemGreen)
        case .reorder: return symbol("line.3.horizontal", 17, look.tintColor ?? .tertiaryLabel)
        case .multiselect: return symbol("circle", 20, look.tintColor ?? .tertiaryLabel)
        }
    }

    private func symbol(_ name: String, _ size: CGFloat, _ color: UIColor) -> UIView {
        let view = CellAccessoryView(image: UIImage.sign(name, size: size))
        view.tintColor = color
        return view
    }

    private func makeLabel() -> UIView {
        let label = CellAccessoryLabel(frame: .zero)
        label.text = look.text
        label.font = look.font
        label.adjustsFontForContentSizeCategory = look.adjustsFont
        label.textColor = look.tintColor ?? .secondaryLabel
        label.sizeToFit()
        return label
    }

    /// The circle of an item among several that may be chosen: filled and ticked when it is.
    func show(isSelected: Bool, in view: UIView, tintColor: UIColor) {
        guard case .multiselect = accessoryType, let view = view as? UIImageView else { return }
        view.image = UIImage.sign(isSelected ? "checkmark.circle.fill" : "circle", size: 20)
        view.tintColor =
            isSelected
            ? look.backgroundColor ?? look.tintColor ?? tintColor : look.tintColor ?? .tertiaryLabel
    }

    func size(of view: UIView) -> CGSize {
        guard case .customView = accessoryType, !look.keepsSize else { return view.bounds.size }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
    }

    func reservedWidth(for size: CGSize) -> CGFloat {
        switch look.reservedWidth {
        case .actual: size.width
        case .standard: isLeading ? max(Self.standardWidth, size.width) : size.width
        case .custom(let width): width
        }
    }
}
