import TabCache
import TabProduction
import UIKit

/// The paint of a bar, in the form that an animation of its color needs.
enum BarPaint: Hashable {
    case color(CGColor)
    case gradient([CGColor])

    /// The paint of a bar, or `nil` if it has none that could change.
    @MainActor
    init?(of bar: CALayer) {
        if let colors = (bar.fillLayer as? CAGradientLayer)?.colors as? [CGColor], !colors.isEmpty {
            self = .gradient(colors)
        } else if let color = bar.backgroundColor {
            self = .color(color)
        } else {
            return nil
        }
    }

    /// The property to animate.
    var keyPath: String {
        switch self {
        case .color: "backgroundColor"
        case .gradient: "colors"
        }
    }

    /// The bar's own paint.
    var own: Any { value { $0 } }

    /// The paint with every color replaced.
    func value(_ replace: (CGColor) -> CGColor) -> Any {
        switch self {
        case .color(let color): replace(color)
        case .gradient(let colors): colors.map(replace)
        }
    }
}
