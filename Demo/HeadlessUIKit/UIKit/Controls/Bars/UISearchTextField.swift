public import Foundation

/// The rounded field of a search bar, with a magnifying glass.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .whileEditing
        returnKeyType = .search
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 6, y: bounds.minY, width: 22, height: bounds.height)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        paddingText(super.textRect(forBounds: bounds))
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        paddingText(super.editingRect(forBounds: bounds))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + 12, height: 36)
    }

    private func paddingText(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minX + 3, y: rect.minY, width: max(0, rect.width - 6), height: rect.height)
    }
}
