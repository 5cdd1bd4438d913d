import Foundation

/// The bar with the title of the controller on show.
open class UINavigationBar: UIView {
    static let standardHeight: CGFloat = 44

    open private(set) var items: [UINavigationItem]?
    open var prefersLargeTitles = false
    open var isTranslucent = true
    open var barTintColor: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        backgroundColor = .systemBackground
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .redraw
    }

    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.standardHeight)
    }

    open override func draw(_ rect: CGRect) {
        drawTitle()
        drawHairline()
    }

    func show(_ controllers: [UIViewController]) {
        items = controllers.map(\.navigationItem)
        setNeedsDisplay()
    }

    private func drawTitle() {
        guard let title = topItem?.title else { return }
        let text = NSAttributedString(
            string: title,
            attributes: [
                .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
            ])
        let size = text.size()
        let middle = bounds.maxY - Self.standardHeight / 2
        text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: middle - size.height / 2))
    }

    private func drawHairline() {
        let hairline = 1 / max(contentScaleFactor, 1)
        UIColor.separator.setFill()
        let line = CGRect(x: 0, y: bounds.maxY - hairline, width: bounds.width, height: hairline)
        UIBezierPath(rect: line).fill()
    }
}

extension UIViewController {
    /// How much of the top of the view the navigation bar covers.
    var navigationInset: CGFloat {
        get { controllerState.barInsets.top }
        set { setBarInsets { $0.top = newValue } }
    }

    /// How much of the bottom of the view the tab bar covers.
    var tabInset: CGFloat {
        get { controllerState.barInsets.bottom }
        set { setBarInsets { $0.bottom = newValue } }
    }

    private func setBarInsets(_ change: (inout UIEdgeInsets) -> Void) {
        var insets = controllerState.barInsets
        change(&insets)
        guard insets != controllerState.barInsets else { return }
        controllerState.barInsets = insets
        viewIfLoaded?.updateSafeArea()
    }
}
