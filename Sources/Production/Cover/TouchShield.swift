import UIKit

/// Keeps the touches on a cover from the view that it covers: from its recognizers, and from views that are put over
/// the cover later.
///
/// A press of the covered view is recognized as soon as a finger comes down where the cover is, and every other
/// gesture of the view and of what is in it has to wait for the press to fail. Scrolling of the covered list goes on,
/// and so do the gestures of the views around.
@MainActor
final class TouchShield: NSObject, UIGestureRecognizerDelegate {
    private weak var cover: UIView?
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)

    /// Creates a shield of a cover that is in no view yet.
    init(of cover: UIView) {
        self.cover = cover
        super.init()
        press.minimumPressDuration = 0
        press.delaysTouchesBegan = true
        press.delegate = self
        // Select, on tvOS, is a press of a focused row, which may lie beside the cover.
        press.allowedPressTypes = []
    }

    /// Follows the cover into another view, or out of all.
    func coverDidMove() {
        let canvas = cover?.superview
        guard press.view !== canvas else { return }
        press.view?.removeGestureRecognizer(press)
        canvas?.addGestureRecognizer(press)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        guard let cover, cover.isUserInteractionEnabled, !cover.isHidden else { return false }
        return cover.point(inside: touch.location(in: cover), with: nil)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !isCovered(otherGestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        isCovered(otherGestureRecognizer)
    }

    private func isCovered(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let canvas = cover?.superview, let view = recognizer.view else { return false }
        let isScrolling = recognizer === (canvas as? UIScrollView)?.panGestureRecognizer
        return !isScrolling && (view.isDescendant(of: canvas) || view.placeOfCovers === canvas)
    }
}
