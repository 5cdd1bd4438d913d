public import Foundation
public import TabProduction

/// A component is never empty, and text keeps the side that it is aligned to.
extension Component: AdjustableShape {
    public static let canBeEmpty = false

    public var adjustableHeight: CGFloat {
        get { lines?.lineHeight ?? frame.height }
        set {
            // A comparison with nil would copy the lines, with all their widths and heights.
            if case .none = lines {
                frame.size.height = newValue
            } else {
                lines?.lineHeight = newValue
            }
        }
    }

    public mutating func setWidth(_ width: CGFloat) {
        let change = width - frame.width
        frame.size.width = width
        switch alignment {
        case .left, .justified: break
        case .center: frame.origin.x -= change / 2
        case .right: frame.origin.x -= change
        }
    }

    /// The corners that are round stay so, and the others square.
    public mutating func setCornerRadius(_ radius: CGFloat) {
        cornerRadius = radius
    }
}
