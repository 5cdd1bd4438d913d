import Foundation

/// One of the two directions of a compositional layout, and how rectangles look along it.
enum LayoutAxis {
    case horizontal
    case vertical

    init(_ direction: UICollectionView.ScrollDirection) {
        self = direction == .vertical ? .vertical : .horizontal
    }

    var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

    func length(_ size: CGSize) -> CGFloat {
        self == .horizontal ? size.width : size.height
    }

    func start(_ rect: CGRect) -> CGFloat {
        self == .horizontal ? rect.minX : rect.minY
    }

    func end(_ rect: CGRect) -> CGFloat {
        self == .horizontal ? rect.maxX : rect.maxY
    }

    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    func coordinate(_ point: CGPoint) -> CGFloat {
        self == .horizontal ? point.x : point.y
    }

    func isMeasured(_ axes: MeasuredAxes) -> Bool {
        self == .horizontal ? axes.width : axes.height
    }

    func before(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
        self == .horizontal ? insets.leading : insets.top
    }

    func after(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
        self == .horizontal ? insets.trailing : insets.bottom
    }

    @MainActor func before(_ spacing: NSCollectionLayoutEdgeSpacing?) -> NSCollectionLayoutSpacing? {
        self == .horizontal ? spacing?.leading : spacing?.top
    }

    @MainActor func after(_ spacing: NSCollectionLayoutEdgeSpacing?) -> NSCollectionLayoutSpacing? {
        self == .horizontal ? spacing?.trailing : spacing?.bottom
    }

    var firstEdge: NSDirectionalRectEdge { self == .horizontal ? .leading : .top }
    var lastEdge: NSDirectionalRectEdge { self == .horizontal ? .trailing : .bottom }
}
