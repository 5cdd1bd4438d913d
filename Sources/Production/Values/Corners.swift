import TabCache
package import UIKit

/// The corners of a shape: the radius, and those that it applies to.
package struct Corners: Hashable, Sendable {
    /// In points; zero for square corners, more than half the shorter side is clamped.
    package var radius: CGFloat

    package var rounded: RoundedCorners

    package init(radius: CGFloat = 0, rounded: RoundedCorners = .all) {
        (self.radius, self.rounded) = (radius, rounded)
    }
}

/// Some of the corners of a shape.
///
/// The bits are those of a layer's corner mask, and one for the curve of the corners.
package struct RoundedCorners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    package static let topLeft = RoundedCorners(rawValue: 1 << 0)
    /// The top right corner.
    package static let topRight = RoundedCorners(rawValue: 1 << 1)
    /// The bottom left corner.
    package static let bottomLeft = RoundedCorners(rawValue: 1 << 2)
    /// The bottom right corner.
    package static let bottomRight = RoundedCorners(rawValue: 1 << 3)
    /// All four corners.
    package static let all: RoundedCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension RoundedCorners {
    /// Corners that change into edges smoothly, as a layer draws them whose curve is `continuous`.
    package static let continuous = RoundedCorners(rawValue: 1 << 4)

    /// The corners of a layer's mask.
    package init(_ mask: CACornerMask) {
        self.init(rawValue: UInt(mask.rawValue) & Self.all.rawValue)
    }

    /// The corners of a layer and their curve.
    @MainActor package init(of layer: CALayer) {
        self.init(layer.maskedCorners)
        if layer.cornerRadius == 0 {
            let round = [Self.topLeft, .topRight, .bottomLeft, .bottomRight].filter {
                layer.configuredRadius(of: $0.rectCorners) > 0
            }
            if !round.isEmpty { formIntersection(RoundedCorners(round)) }
        }
        if layer.cornerCurve == .continuous { insert(.continuous) }
    }

    /// The mask that rounds these corners of a layer.
    package var cornerMask: CACornerMask { CACornerMask(rawValue: intersection(.all).rawValue) }

    /// The corners as a path names them; a path and a layer use the same bits.
    var rectCorners: UIRectCorner { UIRectCorner(rawValue: intersection(.all).rawValue) }
}

extension CALayer {
    /// The radius that the corners are seen with, in points.
    @MainActor package var shownCornerRadius: CGFloat { max(cornerRadius, configuredRadius(of: .allCorners)) }

    /// The greatest radius that the corner configuration of the view comes to at some corners; zero before iOS 26.
    ///
    /// The layer need not know of it.
    @MainActor func configuredRadius(of corners: UIRectCorner) -> CGFloat {
        guard #available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *),
            let view = delegate as? UIView, view.layer === self
        else { return 0 }
        return view.effectiveRadius(corner: corners)
    }
}
