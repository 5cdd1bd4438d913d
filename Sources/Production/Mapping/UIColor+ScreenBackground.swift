package import UIKit

extension UIColor {
    /// What a screen shows where nothing is drawn: the system's background.
    ///
    /// tvOS names no such colour; there it is white, and black in the dark.
    package static var screenBackground: UIColor {
        #if os(tvOS)
            UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        #else
            .systemBackground
        #endif
    }
}
