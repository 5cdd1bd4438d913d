public import Foundation

/// One item of a group that places its items itself.
@preconcurrency @MainActor public class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
