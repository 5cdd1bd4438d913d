import TabAnimated
import TabProduction
import UIKit

/// Opens the inspector of a skeleton that two fingers are held on.
///
/// The recognizer is one of the window's: those of covered views wait for the cover's own.
@available(tvOS, unavailable)
@MainActor
final class HoldToInspect: NSObject, UIGestureRecognizerDelegate {
    private static let name = "TabAnimated.inspector"

    func watch(_ cover: UIView) {
        guard let window = cover.window,
            window.gestureRecognizers?.contains(where: { $0.name == Self.name }) != true
        else { return }
        let hold = UILongPressGestureRecognizer(target: nil, action: nil)
        hold.name = Self.name
        hold.numberOfTouchesRequired = 2
        hold.cancelsTouchesInView = false
        hold.delegate = self
        window.addGestureRecognizer(hold)
    }

    /// The fingers were held long enough.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let window = gestureRecognizer.view else { return false }
        let place = gestureRecognizer.location(in: window)
        let touched = window.hitTest(place, with: nil)
        guard let cover = touched as? SkeletonOverlay else { return false }
        let host = sequence(first: cover as UIView, next: \.superview).first(where: \.isTabAnimating)
        host?.presentSkeletonInspector()
        return false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
