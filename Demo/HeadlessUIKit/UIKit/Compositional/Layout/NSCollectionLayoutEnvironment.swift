public import Foundation

/// What a layout is made for: its container and the traits there.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The room of a layout, with and without its insets.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A container and the traits of the collection view.
@MainActor final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(container: LayoutContainer, traitCollection: UITraitCollection) {
        self.container = container
        self.traitCollection = traitCollection
        super.init()
    }

    /// The same traits around a smaller room.
    func inside(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) -> LayoutEnvironment {
        LayoutEnvironment(
            container: LayoutContainer(size: size, insets: insets), traitCollection: traitCollection)
    }
}

/// A size with insets.
@MainActor final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(size: CGSize, insets: NSDirectionalEdgeInsets) {
        contentSize = size
        contentInsets = insets
        super.init()
    }

    var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

extension CGSize {
    func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
