import TabProduction
import UIKit

extension SkeletonOverlay {
    /// Looks as a model says, on the view that it covers.
    ///
    /// - Parameter background: The color behind the shapes, if not that of the style.
    func apply<Model>(_ style: ResolvedStyle<Model>, over host: UIView, background: UIColor? = nil) {
        performUpdates {
            palette = background.map(style.palette) ?? style.palette(over: host)
            accessibilityLabel = style.accessibilityLabel
            showsIndexTags = style.showsIndexTags
            darkMode = style.darkMode
            animation = style.animation
            layoutDirection = host.effectiveUserInterfaceLayoutDirection
        }
    }
}
