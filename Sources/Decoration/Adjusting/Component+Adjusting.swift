package import TabProduction
package import UIKit

extension Component {
    /// The adjustable height, in points: that of the frame, or that of each of several bars.
    package var adjustableHeight: CGFloat {
        get { lines?.lineHeight ?? frame.height }
        set {
            if lines == nil {
                frame.size.height = newValue
            } else {
                lines?.lineHeight = newValue
            }
        }
    }

    /// Takes back what only a shape can be: a surface has no lines and no hole, and is always there.
    mutating func keepSurface() {
        (role, lines, opening, removal, isCutOut) = (.surface, nil, nil, nil, false)
    }
}
