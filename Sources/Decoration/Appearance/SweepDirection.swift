import UIKit

/// The direction in which a band of light, or a gradient, moves over the shapes.
public enum SweepDirection: Hashable, Sendable, CaseIterable {
    /// In reading direction; the default.
    case leadingToTrailing
    /// Against reading direction.
    case trailingToLeading
    /// From the left to the right, whatever the reading direction.
    case leftToRight
    /// From the right to the left, whatever the reading direction.
    case rightToLeft
    /// From the top to the bottom.
    case topToBottom
    /// From the bottom to the top.
    case bottomToTop
    /// From the top left corner to the bottom right one.
    case topLeftToBottomRight
    /// From the bottom right corner to the top left one.
    case bottomRightToTopLeft
    /// From the top right corner to the bottom left one.
    case topRightToBottomLeft
    /// From the bottom left corner to the top right one.
    case bottomLeftToTopRight
}

extension SweepDirection {
    /// The start and end point of the band before and after a sweep, in unit coordinates.
    ///
    /// The band is as long as the layer and rests just outside it at both ends.
    struct Sweep: Equatable {
        let startFrom: CGPoint
        let startTo: CGPoint
        let endFrom: CGPoint
        let endTo: CGPoint

        init(along vector: CGVector, from origin: CGPoint) {
            let point = { (step: CGFloat) in
                CGPoint(x: origin.x + vector.dx * step, y: origin.y + vector.dy * step)
            }
            startFrom = point(-1)
            startTo = point(1)
            endFrom = point(0)
            endTo = point(2)
        }
    }

    /// The sweep for content that runs in the given direction.
    func sweep(in layoutDirection: UIUserInterfaceLayoutDirection) -> Sweep {
        switch self {
        case .leadingToTrailing:
            (layoutDirection == .rightToLeft ? Self.rightToLeft : .leftToRight).sweep(in: layoutDirection)
        case .trailingToLeading:
            (layoutDirection == .rightToLeft ? Self.leftToRight : .rightToLeft).sweep(in: layoutDirection)
        case .leftToRight: Sweep(along: CGVector(dx: 1, dy: 0), from: CGPoint(x: 0, y: 0.5))
        case .rightToLeft: Sweep(along: CGVector(dx: -1, dy: 0), from: CGPoint(x: 1, y: 0.5))
        case .topToBottom: Sweep(along: CGVector(dx: 0, dy: 1), from: CGPoint(x: 0.5, y: 0))
        case .bottomToTop: Sweep(along: CGVector(dx: 0, dy: -1), from: CGPoint(x: 0.5, y: 1))
        case .topLeftToBottomRight: Sweep(along: CGVector(dx: 1, dy: 1), from: CGPoint(x: 0, y: 0))
        case .bottomRightToTopLeft: Sweep(along: CGVector(dx: -1, dy: -1), from: CGPoint(x: 1, y: 1))
        case .topRightToBottomLeft: Sweep(along: CGVector(dx: -1, dy: 1), from: CGPoint(x: 1, y: 0))
        case .bottomLeftToTopRight: Sweep(along: CGVector(dx: 1, dy: -1), from: CGPoint(x: 0, y: 1))
        }
    }
}
