public import Foundation

/// A width or a height in a compositional layout.
@preconcurrency @MainActor public class NSCollectionLayoutDimension: NSObject, NSCopying {
    /// What the number of a dimension means.
    enum Kind {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
        case uniformAcrossSiblings
    }

    let kind: Kind
    public let dimension: CGFloat

    required init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
        super.init()
    }

    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        self.init(.fractionalWidth, fractionalWidth)
    }

    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        self.init(.fractionalHeight, fractionalHeight)
    }

    public class func absolute(_ absoluteDimension: CGFloat) -> Self {
        self.init(.absolute, absoluteDimension)
    }

    public class func estimated(_ estimatedDimension: CGFloat) -> Self {
        self.init(.estimated, estimatedDimension)
    }

    public class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
        self.init(.uniformAcrossSiblings, estimate)
    }

    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated }
    public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

    /// Whether the view has the last word.
    var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated, .uniformAcrossSiblings: dimension
        }
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
