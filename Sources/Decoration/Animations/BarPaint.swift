import UIKit

/// What a bar is painted with, in the form that an animation of its color needs.
struct BarPaint: Hashable {
    /// The property to animate.
    let keyPath: String
    private let colors: [CGColor]
    private let isGradient: Bool

    /// The paint of a bar, or `nil` if it has none that could change.
    init?(of bar: CAGradientLayer) {
        if let colors = bar.colors as? [CGColor], !colors.isEmpty {
            (keyPath, self.colors, isGradient) = ("colors", colors, true)
        } else if let color = bar.backgroundColor {
            (keyPath, colors, isGradient) = ("backgroundColor", [color], false)
        } else {
            return nil
        }
    }

    /// The bar's own paint.
    var own: Any { value { $0 } }

    /// The paint with every color replaced.
    func value(_ replace: (CGColor) -> CGColor) -> Any {
        let replaced = colors.map(replace)
        return isGradient ? replaced : replaced[0]
    }
}
