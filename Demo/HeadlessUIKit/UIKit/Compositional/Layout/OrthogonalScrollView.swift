import Foundation

/// The view in which a section scrolls across the direction of its layout.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
    private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
    private var groups: [CGRect] = []
    private var isHorizontal = true
    private var isPlaced = false

    /// Scrolling hides no shadows of cells.
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = false
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var headlessScrollDelegate: (any UIScrollViewDelegate)? {
        get { self }
        set {}
    }

    func show(_ scroller: SolvedSection.Scroller, of section: NSCollectionLayoutSection, _ axis: LayoutAxis) {
        behavior = section.orthogonalScrollingBehavior
        groups = scroller.groups
        isHorizontal = axis == .vertical
        frame = scroller.frame
        contentSize = scroller.contentSize
        contentInset = behavior == .groupPagingCentered ? centringInset : .zero
        isPagingEnabled = behavior == .paging
        show(section.orthogonalScrollingProperties)
        // A section without items has no place to begin at.
        guard !isPlaced, !groups.isEmpty else { return }
        isPlaced = true
        moveContent(to: firstOffset)
    }

    private func show(_ properties: UICollectionLayoutSectionOrthogonalScrollingProperties) {
        let snaps = behavior == .groupPaging || behavior == .groupPagingCentered
        decelerationRate = snaps ? .fast : .normal
        if properties.decelerationRate == .normal { decelerationRate = .normal }
        if properties.decelerationRate == .fast { decelerationRate = .fast }
        bounces = properties.bounce != .never
        alwaysBounceHorizontal = isHorizontal && properties.bounce == .always
        alwaysBounceVertical = !isHorizontal && properties.bounce == .always
    }

    private var isReversed: Bool {
        isHorizontal && superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private var firstOffset: CGPoint {
        let ranges = restingOffsets
        return CGPoint(
            x: isReversed ? ranges.x.upperBound : ranges.x.lowerBound, y: ranges.y.lowerBound)
    }

    // The first and the last group can stand in the middle.
    private var centringInset: UIEdgeInsets {
        let ordered = groups.sorted { start($0) < start($1) }
        guard let first = ordered.first, let last = ordered.last else { return .zero }
        let before = max(0, (length(bounds.size) - length(first.size)) / 2 - start(first))
        let rest = length(contentSize) - start(last) - length(last.size)
        let after = max(0, (length(bounds.size) - length(last.size)) / 2 - rest)
        return isHorizontal
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
            : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    }

    private func start(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.minX : rect.minY }
    private func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        superview?.setNeedsLayout()
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let proposed = isHorizontal ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
        let speed = isHorizontal ? velocity.x : velocity.y
        guard let target = snapped(proposed, speed: speed) else { return }
        let point =
            isHorizontal ? CGPoint(x: target, y: contentOffset.y) : CGPoint(x: contentOffset.x, y: target)
        targetContentOffset.pointee = restingOffset(nearest: point)
    }

    /// The offset of the group that a drag ends at, for behaviors that stop at groups.
    private func snapped(_ proposed: CGFloat, speed: CGFloat) -> CGFloat? {
        let stops = stops
        switch behavior {
        case .none, .continuous, .paging:
            return nil
        case .continuousGroupLeadingBoundary:
            return stops.min { abs($0 - proposed) < abs($1 - proposed) }
        case .groupPaging, .groupPagingCentered:
            let current = isHorizontal ? contentOffset.x : contentOffset.y
            if speed > 0 { return stops.first { $0 > current } ?? stops.last }
            if speed < 0 { return stops.last { $0 < current } ?? stops.first }
            return stops.min { abs($0 - current) < abs($1 - current) }
        }
    }

    private var stops: [CGFloat] {
        let ordered = groups.sorted { start($0) < start($1) }
        guard let first = ordered.first, let last = ordered.last else { return [] }
        if behavior == .groupPagingCentered {
            return ordered.map { start($0) + (length($0.size) - length(bounds.size)) / 2 }
        }
        guard isReversed else { return ordered.map { start($0) - start(first) } }
        let rest = length(contentSize) - start(last) - length(last.size)
        return ordered.map { start($0) + length($0.size) + rest - length(bounds.size) }
    }
}
