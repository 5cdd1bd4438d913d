public import Foundation

/// The bar with the title of the controller on show.
open class UINavigationBar: UIView {
    static let standardHeight: CGFloat = 44

    /// What the bar shows, the last item on top; setting it replaces them at once.
    open var items: [UINavigationItem]? {
        get { shownItems }
        set { show(newValue) }
    }
    private var shownItems: [UINavigationItem]?
    open var prefersLargeTitles = false {
        didSet { contentDidChange() }
    }
    open var isTranslucent = true {
        didSet { superview?.setNeedsLayout() }
    }
    open var barTintColor: UIColor? {
        didSet { contentDidChange() }
    }

    /// The appearances of the bar itself, which those of its items come before.
    var appearances = NavigationBarAppearances()
    /// Whether the content of the controller on show has not been scrolled below the bar.
    var isAtScrollEdge: (() -> Bool)?
    private(set) var searchBar: UISearchBar?
    /// Whether the search bar went away while the content scrolled.
    var isSearchBarCollapsed = false
    /// What scrolled content has taken from the row of a large title, in points.
    var titleCollapse: CGFloat = 0

    /// The menu of the button that was tapped last and has one.
    public internal(set) var headlessOpenMenu: UIMenu?

    var buttons = NavigationBarButtons()
    /// Goes back to the controller below.
    var goBack: (() -> Void)?

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
        CGSize(width: size.width, height: contentHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutButtons()
        layOutSearchBar()
        backgroundColor = barColor
    }

    open override func draw(_ rect: CGRect) {
        drawPrompt()
        showsLargeTitle && titleCollapse == 0 ? drawLargeTitle() : drawTitle()
        drawHairline()
    }

    /// Replaces the items; there is no animation here.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        show(items)
    }

    private func show(_ items: [UINavigationItem]?) {
        shownItems?.forEach { $0.didChange = nil }
        shownItems = items
        items?.forEach { $0.didChange = { [weak self] in self?.contentDidChange() } }
        contentDidChange()
    }

    func contentDidChange() {
        updateButtons()
        updateSearchBar()
        backgroundColor = barColor
        setNeedsLayout()
        setNeedsDisplay()
        superview?.setNeedsLayout()
    }

    private func updateSearchBar() {
        let new = topItem?.searchController?.searchBar
        guard new !== searchBar else { return }
        searchBar?.removeFromSuperview()
        searchBar = new
        if let new { addSubview(new) }
    }

    private func drawHairline() {
        guard let color = hairlineColor else { return }
        let hairline = 1 / max(contentScaleFactor, 1)
        color.setFill()
        let line = CGRect(x: 0, y: bounds.maxY - hairline, width: bounds.width, height: hairline)
        UIBezierPath(rect: line).fill()
    }
}
