public import Foundation

/// The width and the height of an item, a group or a supplementary view.
@preconcurrency @MainActor public class NSCollectionLayoutSize: NSObject, NSCopying {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    var measuredAxes: MeasuredAxes {
        MeasuredAxes(width: widthDimension.isMeasured, height: heightDimension.isMeasured)
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(
            width: max(0, widthDimension.length(in: container)),
            height: max(0, heightDimension.length(in: container)))
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The lengths of an element that its view decides.
struct MeasuredAxes: Equatable {
    var width = false
    var height = false

    var isEmpty: Bool { !width && !height }

    /// The size with the measured lengths of another.
    func size(_ size: CGSize, measured: CGSize) -> CGSize {
        CGSize(width: width ? measured.width : size.width, height: height ? measured.height : size.height)
    }
}
