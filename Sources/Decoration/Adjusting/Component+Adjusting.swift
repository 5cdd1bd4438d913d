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

    /// Sets the width; text keeps the side that it is aligned to.
    mutating func setWidth(_ width: CGFloat) {
        let change = width - frame.width
        frame.size.width = width
        switch alignment {
        case .left, .justified: break
        case .center: frame.origin.x -= change / 2
        case .right: frame.origin.x -= change
        }
    }
}

extension Component {
    /// Takes back what only a shape can be: a surface has no lines and no hole, and is always there.
    mutating func keepSurface() {
        (role, lines, opening, removal, isCutOut) = (.surface, nil, nil, nil, false)
    }
}
