import TabAnimated
import UIKit

// What an axis means for the edges of a scroll view.
@available(tvOS, unavailable)
extension ScrollAxis {
    func inset(at edge: PullToRefresh.Position) -> WritableKeyPath<UIEdgeInsets, CGFloat> {
        switch self {
        case .down: edge.isStart ? \.top : \.bottom
        case .right: edge.isStart ? \.left : \.right
        case .left: edge.isStart ? \.right : \.left
        }
    }

    /// Returns the direction that VoiceOver reports for fingers that pull an edge, opposite to theirs.
    func accessibilityScroll(at edge: PullToRefresh.Position) -> UIAccessibilityScrollDirection {
        switch self {
        case .down: edge.isStart ? .up : .down
        case .right: edge.isStart ? .left : .right
        case .left: edge.isStart ? .right : .left
        }
    }

    func length(of size: CGSize) -> CGFloat { self == .down ? size.height : size.width }

    /// Returns the distance of a content offset from the start of the content.
    @MainActor
    func offset(of point: CGPoint, in scrollView: UIScrollView) -> CGFloat {
        switch self {
        case .down: point.y
        case .right: point.x
        case .left: scrollView.contentSize.width - scrollView.bounds.width - point.x
        }
    }

    /// Returns the content offset at a distance from the start; the other axis stays as it is.
    @MainActor
    func contentOffset(at offset: CGFloat, in scrollView: UIScrollView) -> CGPoint {
        let now = scrollView.contentOffset
        return switch self {
        case .down: CGPoint(x: now.x, y: offset)
        case .right: CGPoint(x: offset, y: now.y)
        case .left: CGPoint(x: scrollView.contentSize.width - scrollView.bounds.width - offset, y: now.y)
        }
    }

    /// Returns a rectangle at a distance from the start of the content, across the visible content.
    @MainActor
    func rect(at start: CGFloat, length: CGFloat, in scrollView: UIScrollView) -> CGRect {
        let inset = scrollView.adjustedContentInset
        let visible = scrollView.bounds.size
        let width = max(0, visible.width - inset.left - inset.right)
        let height = max(0, visible.height - inset.top - inset.bottom)
        let across = CGPoint(
            x: scrollView.contentOffset.x + inset.left, y: scrollView.contentOffset.y + inset.top)
        return switch self {
        case .down: CGRect(x: across.x, y: start, width: width, height: length)
        case .right: CGRect(x: start, y: across.y, width: length, height: height)
        case .left:
            CGRect(
                x: scrollView.contentSize.width - start - length, y: across.y, width: length, height: height)
        }
    }
}
