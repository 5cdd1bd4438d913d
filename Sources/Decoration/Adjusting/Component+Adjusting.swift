package import TabProduction
package import UIKit

extension Component {
    /// Creates a shape to adjust in place of a surface, which may be empty, and whose radius is that of all corners.
    init(of surface: Surface) {
        self.init(index: .min, frame: surface.frame, cornerRadius: surface.cornerRadius)
        roundedCorners = surface.roundedCorners
        fill = surface.fill
        shadow = surface.shadow
    }

    var isSurface: Bool { index == .min }

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

extension Surface {
    /// Takes over what an adjustment made of the surface.
    mutating func take(_ shape: Component) {
        frame = shape.frame
        cornerRadius = shape.cornerRadius
        roundedCorners = shape.roundedCorners
        fill = shape.fill
        shadow = shape.shadow
    }
}
