public import Foundation

/// One change of a batch update, as a layout sees it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// What happens to the item.
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    open private(set) var indexPathBeforeUpdate: IndexPath?
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction = Action.none

    public override init() {
        super.init()
    }

    convenience init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        self.init()
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}

extension ListUpdates {
    /// The changes as layouts see them; a path to a whole section has no item.
    @MainActor var updateItems: [UICollectionViewUpdateItem] {
        let whole = { (section: Int) in IndexPath(item: NSNotFound, section: section) }
        return deletedSections.map { UICollectionViewUpdateItem(.delete, before: whole($0), after: nil) }
            + insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: whole($0)) }
            + reloadedSections.map {
                UICollectionViewUpdateItem(.reload, before: whole($0), after: whole($0))
            }
            + sectionMoves.map {
                UICollectionViewUpdateItem(.move, before: whole($0.key), after: whole($0.value))
            }
            + deletedItems.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
            + insertedItems.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
            + reloadedItems.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
            + itemMoves.map { UICollectionViewUpdateItem(.move, before: $0.key, after: $0.value) }
    }
}
