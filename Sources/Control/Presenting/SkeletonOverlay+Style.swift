import TabProduction
import UIKit

extension SkeletonOverlay {
    /// Applies the style of a model over the covered view.
    ///
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

    /// Removes the cover for good.
    func leave() {
        tearDown()
        removeFromSuperview()
    }
}
