public import Foundation

/// A row of segments, each of which is a button of its own.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    private static let height: CGFloat = 32
    private static let titlePadding: CGFloat = 12

    private var segments: [Segment] = []
    private let plate = UIView()
    private let thumb = UIView()
    private var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()

    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
    open var selectedSegmentTintColor: UIColor? { didSet { showSegments() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        addPrimaryAction(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Makes a segment of each title (a string) or image.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            let end = numberOfSegments
            if let title = item as? String { insertSegment(withTitle: title, at: end, animated: false) }
            if let image = item as? UIImage { insertSegment(with: image, at: end, animated: false) }
        }
        bounds.size = intrinsicContentSize
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { bounds.size = intrinsicContentSize }
    }

    private func setUp() {
        plate.backgroundColor = .tertiarySystemFill
        plate.layer.cornerRadius = 9
        thumb.layer.cornerRadius = 7
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        for part in [plate, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        showSegments()
    }

    // MARK: - Segments

    open var numberOfSegments: Int { segments.count }

    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet { showSegments() }
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(), at: segment)
        setTitle(title, forSegmentAt: min(segment, numberOfSegments - 1))
        if animated { animateLayout() }
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(), at: segment)
        setImage(image, forSegmentAt: min(segment, numberOfSegments - 1))
        if animated { animateLayout() }
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(), at: segment)
        setAction(action, forSegmentAt: min(segment, numberOfSegments - 1))
        if animated { animateLayout() }
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).view.removeFromSuperview()
        if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
        segmentsDidChange()
        if animated { animateLayout() }
    }

    open func removeAllSegments() {
        for segment in segments { segment.view.removeFromSuperview() }
        segments = []
        selectedSegmentIndex = Self.noSegment
        segmentsDidChange()
    }

    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.title = action.image == nil ? action.title : nil
            $0.image = action.image
        }
    }

    open func actionForSegment(at segment: Int) -> UIAction? {
        self[segment]?.action
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    open func titleForSegment(at segment: Int) -> String? {
        self[segment]?.title
    }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    open func imageForSegment(at segment: Int) -> UIImage? {
        self[segment]?.image
    }

    /// A width of 0 lets the control choose.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width }
    }

    open func widthForSegment(at segment: Int) -> CGFloat {
        self[segment]?.width ?? 0
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    open func isEnabledForSegment(at segment: Int) -> Bool {
        self[segment]?.isEnabled ?? false
    }

    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        titleAttributes[exactly: state] = attributes
        showSegments()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    private subscript(index: Int) -> Segment? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    private func insert(_ segment: Segment, at index: Int) {
        segments.insert(segment, at: min(max(0, index), segments.count))
        addSubview(segment.view)
    }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        segmentsDidChange()
    }

    private func animateLayout() {
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    private func segmentsDidChange() {
        invalidateIntrinsicContentSize()
        showSegments()
    }

    // MARK: - Looks

    private func showSegments() {
        thumb.backgroundColor = selectedSegmentTintColor ?? Self.thumbColor
        thumb.isHidden = self[selectedSegmentIndex] == nil
        for (index, segment) in segments.enumerated() {
            let isSelected = index == selectedSegmentIndex
            segment.show(attributes(selected: isSelected, of: segment), isEnabled: isEnabled)
        }
        setNeedsLayout()
    }

    private static let thumbColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGray2 : .white
    }

    private func attributes(selected: Bool, of segment: Segment) -> [NSAttributedString.Key: Any] {
        let standard: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: selected ? .semibold : .regular),
            .foregroundColor: UIColor.label,
        ]
        var state: UIControl.State = selected ? .selected : .normal
        if !isEnabled || !segment.isEnabled { state = .disabled }
        if isHighlighted, let touched = segments.firstIndex(where: { $0.view === segment.view }),
            touched == touchedSegment
        {
            state = .highlighted
        }
        let own = titleAttributes[state] ?? [:]
        return standard.merging(own) { _, new in new }
    }

    override func stateDidChange() {
        showSegments()
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        let widest = segments.map(naturalWidth).max() ?? 0
        let width = segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
        return CGSize(width: width, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func naturalWidth(_ segment: Segment) -> CGFloat {
        (segment.contentWidth + 2 * Self.titlePadding).rounded(.up)
    }

    private var widths: [CGFloat] {
        let fixed = segments.reduce(0) { $0 + $1.width }
        let free = segments.filter { $0.width == 0 }
        let room = max(0, bounds.width - fixed)
        let natural = max(1, free.reduce(0) { $0 + naturalWidth($1) })
        return segments.map { segment in
            if segment.width > 0 { return segment.width }
            return apportionsSegmentWidthsByContent
                ? room * naturalWidth(segment) / natural : room / CGFloat(max(1, free.count))
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for (index, width) in widths.enumerated() {
            let left = rightToLeft ? bounds.width - x - width : x
            let frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            segments[index].view.frame = frame
            if index == selectedSegmentIndex { thumb.frame = frame.insetBy(dx: 2, dy: 2) }
            x += width
        }
    }

    // MARK: - Tracking

    private var touchedSegment: Int?

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        let point = touch.location(in: self)
        touchedSegment = segments.firstIndex { $0.isEnabled && $0.view.frame.contains(point) }
        return super.beginTracking(touch, with: event)
    }

    override var primaryEvents: Event { .valueChanged }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let point = touch?.location(in: self) else { return }
        layoutIfNeeded()
        let hit = segments.firstIndex { $0.isEnabled && $0.view.frame.contains(point) }
        guard let hit, isMomentary || hit != selectedSegmentIndex else { return }
        selectedSegmentIndex = hit
        sendActions(for: .valueChanged)
        if let action = segments[hit].action { sendAction(action) }
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}
