import DemoScenes
import UIKit

/// An appearance together with a contrast: everything that changes colors and nothing else.
enum GalleryColors: String, CaseIterable {
    case light
    case dark
    case lightContrast
    case darkContrast

    /// Whether the user asked for more contrast.
    var contrast: UIAccessibilityContrast {
        self == .lightContrast || self == .darkContrast ? .high : .normal
    }

    /// The appearance.
    var style: UIUserInterfaceStyle { self == .dark || self == .darkContrast ? .dark : .light }

    /// Gives the device these colors.
    @MainActor
    func apply(to window: UIWindow) {
        window.overrideUserInterfaceStyle = style
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.accessibilityContrast = contrast
        }
        HeadlessScreen.main.turn()
    }
}
