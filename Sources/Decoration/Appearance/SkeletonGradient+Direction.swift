public import TabProduction
public import UIKit

/// SkeletonView's ways to make a gradient.
extension SkeletonGradient {
    /// The way from the first color to the last, by default from left to right; `nil` if it has no name.
    ///
    /// A still gradient does not follow the reading direction: its leading edge is the left one. Setting `nil`
    /// changes nothing.
    public var direction: SweepDirection? {
        get {
            SweepDirection.allCases.last {
                let ends = $0.ends
                return ends.start == startPoint && ends.end == endPoint
            }
        }
        set {
            guard let newValue else { return }
            (startPoint, endPoint) = newValue.ends
        }
    }

    /// Creates a gradient from a color to another and back.
    ///
    /// - Parameters:
    ///   - baseColor: The color at both ends.
    ///   - secondaryColor: The color in the middle; `nil` takes the complement of the other.
    public init(baseColor: UIColor, secondaryColor: UIColor? = nil) {
        let middle = secondaryColor ?? SkeletonColor(baseColor).complement.color
        self.init(colors: [baseColor, middle, baseColor])
    }
}

extension SweepDirection {
    /// The points of the first and of the last color of a still gradient.
    fileprivate var ends: (start: CGPoint, end: CGPoint) {
        let sweep = sweep(in: .leftToRight)
        return (sweep.endFrom, sweep.startTo)
    }
}
