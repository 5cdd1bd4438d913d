public import Foundation

/// How a section scrolls across the direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0
    case continuous = 1
    case continuousGroupLeadingBoundary = 2
    case paging = 3
    case groupPaging = 4
    case groupPagingCentered = 5
}

/// Whether a section that scrolls for itself bounces at its ends.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
}

/// The finer points of a section that scrolls for itself.
@preconcurrency @MainActor
public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    public var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
    public var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic

    public required override init() {
        super.init()
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    private func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
        let copy = type(of: self).init()
        copy.decelerationRate = decelerationRate
        copy.bounce = bounce
        return copy
    }
}

/// How fast a section that scrolls for itself slows down.
public struct UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: RawRepresentable, Hashable,
    Sendable
{
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
        self.rawValue = rawValue
    }

    public static let automatic = Self(rawValue: .greatestFiniteMagnitude)
    public static let normal = Self(rawValue: 0.998)
    public static let fast = Self(rawValue: 0.99)
}
