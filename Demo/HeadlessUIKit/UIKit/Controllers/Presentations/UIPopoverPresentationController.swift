public import Foundation

/// Presents a view beside what it belongs to.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points to; `nil` for the presenting controller's item.
    open var sourceView: UIView?
    /// The part of the source view that the popover points to; all of it if null.
    open var sourceRect = CGRect.null
    /// The item of a bar that the popover points to.
    open var barButtonItem: UIBarButtonItem?
    /// The directions in which the popover may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The direction in which the popover points, while it is shown.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    private static let usualSize = CGSize(width: 320, height: 480)
    private static let margin: CGFloat = 10
    private static let arrow: CGFloat = 13

    open override var presentationStyle: UIModalPresentationStyle { .popover }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        if sourceView == nil, barButtonItem == nil {
            HeadlessException.raise(
                "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the "
                    + "presentation occurs.")
        }
        arrowDirection = direction
        presentedView?.layer.cornerRadius = Self.margin
        presentedView?.clipsToBounds = true
    }

    /// The place beside the source: below it, above it, or at a side, where the directions allow it and there is room.
    open override var frameOfPresentedViewInContainerView: CGRect {
        let (source, room, size) = (source, room, size)
        var frame = CGRect(origin: .zero, size: size)
        switch arrowDirection {
        case .up: frame.origin = CGPoint(x: source.midX - size.width / 2, y: source.maxY + Self.arrow)
        case .left: frame.origin = CGPoint(x: source.maxX + Self.arrow, y: source.midY - size.height / 2)
        case .right:
            frame.origin = CGPoint(x: source.minX - Self.arrow - size.width, y: source.midY - size.height / 2)
        default:
            frame.origin = CGPoint(
                x: source.midX - size.width / 2, y: source.minY - Self.arrow - size.height)
        }
        frame.origin.x = max(room.minX, min(frame.minX, room.maxX - size.width))
        frame.origin.y = max(room.minY, min(frame.minY, room.maxY - size.height))
        return frame
    }

    private var direction: UIPopoverArrowDirection {
        let (source, room, size) = (source, room, size)
        let space: [(direction: UIPopoverArrowDirection, isEnough: Bool)] = [
            (.up, room.maxY - source.maxY - Self.arrow >= size.height),
            (.down, source.minY - room.minY - Self.arrow >= size.height),
            (.left, room.maxX - source.maxX - Self.arrow >= size.width),
            (.right, source.minX - room.minX - Self.arrow >= size.width),
        ]
        let permitted = space.filter { permittedArrowDirections.contains($0.direction) }
        return (permitted.first(where: \.isEnough) ?? permitted.first)?.direction ?? .up
    }

    private var source: CGRect {
        guard let view = barButtonItem?.view ?? sourceView, let containerView else { return .zero }
        let rect = barButtonItem == nil && !sourceRect.isNull ? sourceRect : view.bounds
        return containerView.convert(rect, from: view)
    }

    private var room: CGRect {
        guard let containerView else { return .zero }
        return containerView.bounds.inset(by: containerView.safeAreaInsets)
            .insetBy(dx: Self.margin, dy: Self.margin)
    }

    private var size: CGSize {
        let own = presentedViewController.preferredContentSize
        return CGSize(
            width: min(room.width, own.width > 0 ? own.width : Self.usualSize.width),
            height: min(room.height, own.height > 0 ? own.height : Self.usualSize.height))
    }
}

/// Prepares a popover, besides what other presentations ask.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
