import UIKit

/// The colors that the panel offers for a shape.
enum ShapeColor: String, CaseIterable {
    case gray = "systemGray"
    case blue = "systemBlue"
    case teal = "systemTeal"
    case pink = "systemPink"

    /// The color as UIKit draws it.
    var color: UIColor {
        switch self {
        case .gray: .systemGray
        case .blue: .systemBlue
        case .teal: .systemTeal
        case .pink: .systemPink
        }
    }
}
