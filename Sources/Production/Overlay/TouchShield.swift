import UIKit

/// Keeps the touches on a cover from the recognizers of the view that it covers.
///
/// A press is recognized as soon as a finger touches the cover, which excludes other gestures of the same touch.
/// Scrolling of the covered list goes on, and so do the gestures of the views around.
@MainActor
final class TouchShield: NSObject, UIGestureRecognizerDelegate {
    private weak var cover: UIView?

    /// Adds the shield to a cover.
    init(of cover: UIView) {
        self.cover = cover
        super.init()
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0
        press.delegate = self
        cover.addGestureRecognizer(press)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let view = otherGestureRecognizer.view, isCovered(view) else { return true }
        return otherGestureRecognizer === (view as? UIScrollView)?.panGestureRecognizer
    }

    private func isCovered(_ view: UIView) -> Bool {
        let canvas = cover?.superview
        return view === canvas || (view as? UIVisualEffectView)?.contentView === canvas
    }
}
