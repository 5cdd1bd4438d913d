import Foundation

extension UITextField {
    private static let borderPadding = CGSize(width: 7, height: 6)
    private static let clearButtonSide: CGFloat = 19

    private var padding: CGSize {
        switch borderStyle {
        case .none: return .zero
        case .line: return CGSize(width: 2, height: 2)
        case .bezel, .roundedRect: return Self.borderPadding
        }
    }

    var standardSize: CGSize {
        let shown =
            attributedText.flatMap { $0.length > 0 ? shownText($0) : nil }
            ?? attributedPlaceholder?.filling([.font: font ?? .systemFont(ofSize: 17)])
        let line = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up) + 1
        let width = shown.map { layout(of: $0, width: .greatestFiniteMagnitude).size.width } ?? 0
        var size = CGSize(width: pixelCeil(width) + 2 * padding.width, height: line + 2 * padding.height)
        if shows(leftView, leftViewMode) { size.width += leftViewRect(forBounds: bounds).width }
        if shows(rightView, rightViewMode) { size.width += rightViewRect(forBounds: bounds).width }
        return size
    }

    func standardTextRect(in bounds: CGRect) -> CGRect {
        var left = bounds.minX + padding.width
        var right = bounds.maxX - padding.width
        if shows(leftView, leftViewMode) { left = max(left, leftViewRect(forBounds: bounds).maxX) }
        if shows(rightView, rightViewMode) {
            right = min(right, rightViewRect(forBounds: bounds).minX)
        } else if showsClearButton {
            right = min(right, clearButtonRect(forBounds: bounds).minX - 4)
        }
        return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    }

    func standardClearButtonRect(in bounds: CGRect) -> CGRect {
        let side = Self.clearButtonSide
        return CGRect(
            x: bounds.maxX - side - 5, y: pixelRound(bounds.midY - side / 2), width: side, height: side)
    }

    func standardViewRect(of view: UIView?, atLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let view else {
            return CGRect(x: atLeft ? bounds.minX : bounds.maxX, y: bounds.minY, width: 0, height: 0)
        }
        let natural = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
        let size = CGSize(width: max(0, natural.width), height: min(max(0, natural.height), bounds.height))
        let origin = CGPoint(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: pixelRound(bounds.midY - size.height / 2))
        return CGRect(origin: origin, size: size)
    }

    func placeAccessories() {
        leftView?.isHidden = !shows(leftView, leftViewMode)
        rightView?.isHidden = !shows(rightView, rightViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
        if showsClearButton {
            clearButton().isHidden = false
            clearButton().frame = clearButtonRect(forBounds: bounds)
        } else {
            createdClearButton?.isHidden = true
        }
    }

    private func shows(_ view: UIView?, _ mode: ViewMode) -> Bool {
        view != nil && mode.holds(whileEditing: isEditing)
    }

    private var showsClearButton: Bool {
        hasText && clearButtonMode.holds(whileEditing: isEditing) && !shows(rightView, rightViewMode)
    }
}

extension UITextField.ViewMode {
    fileprivate func holds(whileEditing editing: Bool) -> Bool {
        switch self {
        case .never: return false
        case .whileEditing: return editing
        case .unlessEditing: return !editing
        case .always: return true
        }
    }
}
