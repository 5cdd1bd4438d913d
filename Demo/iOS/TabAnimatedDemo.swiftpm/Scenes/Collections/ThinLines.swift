import TabAnimated
import UIKit

extension MappingOptions {
    /// Everything but pictures is a line of 6 points with square ends.
    static var thinLines: MappingOptions {
        var options = MappingOptions.tabAnimated
        options.animatedHeight = 6
        return options
    }
}

extension UIColor {
    /// The color of thin lines, a little lighter than that of whole shapes.
    static let line = UIColor { traits in
        UIColor(white: (traits.userInterfaceStyle == .dark ? 0x24 : 0xF3) / 255, alpha: 1)
    }
}
