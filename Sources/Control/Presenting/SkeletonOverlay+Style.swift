import TabProduction
import UIKit

extension SkeletonOverlay {
    /// - Parameter background: The color behind the shapes; `nil` takes that of the style.
    func apply(_ style: ResolvedStyle, over host: UIView, background: UIColor? = nil) {
        performUpdates {
            palette = background.map(style.palette) ?? style.palette(over: host)
            accessibilityLabel = style.accessibilityLabel
            showsIndexTags = style.showsIndexTags
            darkMode = style.darkMode
            animation = style.animation
            layoutDirection = host.effectiveUserInterfaceLayoutDirection
        }
    }

    /// Frees the view behind, while the cover may still fade.
    func letThrough() {
        delegate = nil
        isUserInteractionEnabled = false
        isAccessibilityElement = false
    }

    func leave() {
        tearDown()
        removeFromSuperview()
    }
}
