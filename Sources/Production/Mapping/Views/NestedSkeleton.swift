import TabCache
package import UIKit

/// The skeleton that a view inside a mapped one has of its own.
///
/// This is the seam between mapping, which meets nested lists, and Control, which knows their models: Control
/// tells each view that gets a model how to answer.
package enum NestedSkeleton {
    /// The view has no model of its own and is mapped like any other.
    case none
    /// The view shows its own skeleton; it is left out with everything inside.
    case separate
    /// The view is mapped statically: this production, in its coordinate space, becomes part of the
    /// outer one. Its components come after all others, so that they move no index.
    case mapped(Production)
}

extension UIView {
    private static let nestedSkeletons = Associated<NestedSkeletonAnswer>()

    /// The skeleton that the view has of its own while a view around it is mapped; none by default.
    ///
    /// A list without cells shows where its items go, unless it is marked.
    package var nestedSkeleton: NestedSkeleton {
        let answer = Self.nestedSkeletons[self]?.answer(self) ?? .none
        if case .none = answer, !skeleton.isMarked, isListWithoutCells {
            let skeleton = skeletonWithoutCells
            if case .separate = skeleton { warnOfNoModel() }
            return skeleton
        }
        return answer
    }

    /// The skeleton of a list of which no cell is known: shapes in the places of its items, or else it is left open.
    var skeletonWithoutCells: NestedSkeleton {
        ExpectedItems(of: self).map { .mapped(Production(of: $0, in: self)) } ?? .separate
    }

    /// Warns once of a list on screen that a page around it leaves open.
    private func warnOfNoModel() {
        guard let window, !(window is PrototypeWindow) else { return }
        let model = self is UITableView ? "TableAnimated" : "CollectionAnimated"
        SkeletonLog.warnOnce(
            "\(declaredClass) inside a page has neither cells nor a model, so its area stays empty while the page "
                + "loads: give it a \(model), which knows the class of the cells to come", about: self)
    }

    /// Whether the view is a list that shows no cell.
    var isListWithoutCells: Bool {
        switch self {
        case let table as UITableView: !table.showsOldData && table.visibleCells.isEmpty
        case let collection as UICollectionView: !collection.showsOldData && collection.visibleCells.isEmpty
        default: false
        }
    }

    /// Whether the view is a list with a model of its own.
    var isListWithModel: Bool { Self.nestedSkeletons[self]?.isList(self) ?? false }

    /// Says how the view answers ``nestedSkeleton``.
    ///
    /// - Parameters:
    ///   - answer: Called with the view, which it must not hold.
    ///   - isList: Says whether the view is a list with a model of its own; the default says no.
    package func answerNestedSkeleton(
        with answer: @escaping @MainActor (UIView) -> NestedSkeleton,
        isList: @escaping @MainActor (UIView) -> Bool = { _ in false }
    ) {
        Self.nestedSkeletons[self] = NestedSkeletonAnswer(answer: answer, isList: isList)
    }
}

/// The answer of one view.
private struct NestedSkeletonAnswer {
    let answer: @MainActor (UIView) -> NestedSkeleton
    let isList: @MainActor (UIView) -> Bool
}

extension Production {
    /// Creates what a list inside a mapped view contributes to the skeleton around it.
    ///
    /// - Parameter tiles: What is in the list, from its top left corner; what lies outside is left out, and what reaches
    ///   over its edges is cut where it is inserted.
    @MainActor
    package init(of tiles: [SkeletonTile], in list: UIView) {
        self.init(nested: list)
        let area = CGRect(origin: .zero, size: size)
        var zIndex = nextZIndex
        for tile in tiles
        where CGRect(origin: tile.origin, size: tile.production.size).intersects(area) {
            appendShapes(of: tile.production, at: tile.origin, zIndex: zIndex)
            zIndex &+= tile.production.nextZIndex
        }
    }

    /// Creates what a list of which no cell is known contributes: the places of its items.
    @MainActor
    init(of items: ExpectedItems, in list: UIView) {
        self.init(nested: list)
        components = items.components
    }

    @MainActor
    private init(nested list: UIView) {
        let area = CGRect(origin: .zero, size: list.bounds.size)
        self.init(
            className: "nested", size: area.size,
            surface: Component(surface: area, fill: Self.fill(of: list.backgroundColor)))
    }

    /// A background that lets something be seen through it, or is that of every screen, is not drawn.
    private static func fill(of background: UIColor?) -> ComponentFill {
        guard let background, background.isOpaque, background != .screenBackground else {
            return .none
        }
        return .color(SkeletonColor(background))
    }
}

/// The items that a list inside a mapped view is going to have, as far as its layout says where they go.
///
/// Nothing is known of what they show, so each is one shape. Only UIKit's own flow layout with a fixed item size
/// says that much. A delegate that gives sizes may not know the items yet, so nothing asks it.
@MainActor
struct ExpectedItems {
    /// Where they are in the list, in points; those out of sight are left out.
    let frames: [CGRect]

    /// Creates the items of a list; `nil` where its layout does not say enough.
    init?(of list: UIView) {
        guard let collection = list as? UICollectionView, !collection.bounds.isEmpty,
            let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout,
            layout.declaredClass == UICollectionViewFlowLayout.self, layout.estimatedItemSize == .zero,
            !(collection.delegate is any UICollectionViewDelegateFlowLayout),
            min(layout.itemSize.width, layout.itemSize.height) >= 1
        else { return nil }
        let area = CGRect(origin: .zero, size: collection.bounds.size)
        frames = FlowLayoutCopy(of: layout).frames(filling: area.size)
            .map { $0.intersection(area) }.filter { !$0.isEmpty }
    }

    /// A shape for each item, with the softest corners that a bar has.
    var components: [Component] {
        frames.enumerated().map { index, frame in
            Component(index: index, frame: frame, cornerRadius: ComponentMaker.softestRadius)
        }
    }
}
