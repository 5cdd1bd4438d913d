import TabProduction
import UIKit

extension SkeletonOverlay {
    /// Lets the view behind be used again while the cover may still fade.
    func letThrough() {
        delegate = nil
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        accessibilityViewIsModal = false
    }

    /// Takes the cover away for good.
    func leave() {
        tearDown()
        removeFromSuperview()
    }
}
