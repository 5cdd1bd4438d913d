public import Foundation

/// A distance between items: fixed, or at least so long and taking its share of the room that is left.
@preconcurrency @MainActor public class NSCollectionLayoutSpacing: NSObject, NSCopying {
    public let spacing: CGFloat
    public let isFlexible: Bool

    required init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
        super.init()
    }

    public class func fixed(_ fixedSpacing: CGFloat) -> Self {
        self.init(fixedSpacing, isFlexible: false)
    }

    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        self.init(flexibleSpacing, isFlexible: true)
    }

    public var isFixed: Bool { !isFlexible }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
