package import UIKit

// What a system lacks, and what takes its place. Code elsewhere is the same on every system.

#if os(tvOS)
    extension UIColor {
        /// What a screen shows where nothing is drawn. tvOS names no such color: it is white, and black in the dark.
        package static var screenBackground: UIColor {
            UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        }
    }

    extension UIScrollView {
        /// The flag by which keys scroll; tvOS has none.
        package static var keyboardScrolling: ReferenceWritableKeyPath<UIScrollView, Bool>? { nil }
    }

    extension InterfaceLevel {
        /// The level that traits say. tvOS knows no levels: everything is at the base.
        init(of traits: UITraitCollection) {
            self = .base
        }

        /// Traits that say nothing but the level.
        var traits: UITraitCollection { UITraitCollection() }
    }

    // Tables of tvOS draw nothing besides their cells.
    extension UITableView {
        /// Whether sections are inset and stand on rounded surfaces.
        package var isInsetGrouped: Bool { false }

        /// The color of the surface under rows that are grouped, or `nil` if there is none.
        package var groupedSurfaceColor: UIColor? { nil }

        /// The color of the lines between rows, or `nil` if there are none.
        package var separatorLineColor: UIColor? { nil }
    }
#else
    extension UIColor {
        /// What a screen shows where nothing is drawn.
        package static var screenBackground: UIColor { .systemBackground }
    }

    extension UIScrollView {
        /// The flag by which the keys of a keyboard scroll; `nil` on systems that are older than it.
        package static var keyboardScrolling: ReferenceWritableKeyPath<UIScrollView, Bool>? {
            guard #available(iOS 17.0, *) else { return nil }
            return \UIScrollView.allowsKeyboardScrolling
        }
    }

    extension InterfaceLevel {
        /// The level that traits say.
        init(of traits: UITraitCollection) {
            self = traits.userInterfaceLevel == .elevated ? .elevated : .base
        }

        /// Traits that say nothing but the level.
        var traits: UITraitCollection {
            UITraitCollection(userInterfaceLevel: self == .elevated ? .elevated : .base)
        }
    }

    extension UITableView {
        /// Whether sections are inset and stand on rounded surfaces.
        package var isInsetGrouped: Bool { style == .insetGrouped }

        /// The color of the surface under rows that are grouped, or `nil` if there is none.
        package var groupedSurfaceColor: UIColor? {
            style == .plain ? nil : .secondarySystemGroupedBackground
        }

        /// The color of the lines between rows, or `nil` if there are none.
        package var separatorLineColor: UIColor? {
            separatorStyle == .none ? nil : separatorColor ?? .separator
        }
    }
#endif

/// A light tap that the fingers feel.
@MainActor
package struct TapFeedback {
    #if os(tvOS) || os(visionOS)
        package init() {}

        /// Does nothing: these systems have no motor.
        package func play() {}
    #else
        private let generator = UIImpactFeedbackGenerator(style: .light)

        package init() {}

        /// Plays the tap, if the device has a motor.
        package func play() {
            generator.impactOccurred()
        }
    #endif
}
