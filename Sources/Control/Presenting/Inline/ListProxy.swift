import UIKit

/// What stands between a list and the app's data source and delegate while a part of the list loads.
///
/// The app's objects are held weakly, as the list holds them. Where Objective-C sends messages, whatever
/// is not answered here goes straight to the app's objects, and the proxy responds to what they respond to.
@MainActor
class ListProxy: NSObject {
    nonisolated(unsafe) weak var source: (any NSObjectProtocol)?
    nonisolated(unsafe) weak var target: (any UIScrollViewDelegate)?

    /// Told when the list shows that the proxy may have been replaced.
    var listDidAsk: (@MainActor () -> Void)?

    init(source: (any NSObjectProtocol)?, target: (any UIScrollViewDelegate)?) {
        self.source = source
        self.target = target
    }

    /// Which parts load; `nil` once the proxy has been detached, which then only hands on.
    var content: InlineContent? { nil }

    /// Stops answering: from now on everything is handed on.
    func detach() {
        listDidAsk = nil
    }

    /// The number of the skeleton cell at a path, or `nil` if the cell is the app's.
    func number(at path: IndexPath) -> Int? {
        guard case .skeleton(let number)? = content?.owner(ofItem: path.item, in: path.section) else {
            return nil
        }
        return number
    }

    /// Whether the app's objects may be asked about a section.
    func belongsToApp(_ section: Int) -> Bool { content?.hasSection(section) ?? true }

    /// The number of the section that loads at a place, or `nil` if the section is the app's.
    func loading(_ section: Int) -> Int? { content?.number(ofSection: section) }

    #if canImport(ObjectiveC)
        /// What a proxy answers by itself, whether or not the app does.
        nonisolated private var answered: Set<Selector> {
            self is TableProxy ? TableProxy.answeredByTables : CollectionProxy.answeredByCollections
        }

        nonisolated override func responds(to aSelector: Selector!) -> Bool {
            if NSObject.instancesRespond(to: aSelector) || answered.contains(aSelector) { return true }
            return (source?.responds(to: aSelector) ?? false) || (target?.responds(to: aSelector) ?? false)
        }

        nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
            if source?.responds(to: aSelector) == true { return source }
            if target?.responds(to: aSelector) == true { return target }
            return super.forwardingTarget(for: aSelector)
        }
    #endif
}

#if canImport(ObjectiveC)
    extension TableProxy {
        nonisolated static var answeredByTables: Set<Selector> {
            [
                #selector(UITableViewDataSource.numberOfSections(in:)),
                #selector(UITableViewDataSource.tableView(_:numberOfRowsInSection:)),
                #selector(UITableViewDataSource.tableView(_:cellForRowAt:)),
                #selector(UITableViewDataSource.tableView(_:canEditRowAt:)),
                #selector(UITableViewDelegate.tableView(_:heightForRowAt:)),
                #selector(UITableViewDelegate.tableView(_:heightForHeaderInSection:)),
                #selector(UITableViewDelegate.tableView(_:heightForFooterInSection:)),
                #selector(UITableViewDelegate.tableView(_:viewForHeaderInSection:)),
                #selector(UITableViewDelegate.tableView(_:viewForFooterInSection:)),
                #selector(UITableViewDelegate.tableView(_:shouldHighlightRowAt:)),
            ]
        }
    }

    extension CollectionProxy {
        nonisolated static var answeredByCollections: Set<Selector> {
            [
                #selector(UICollectionViewDataSource.numberOfSections(in:)),
                #selector(UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:)),
                #selector(UICollectionViewDataSource.collectionView(_:cellForItemAt:)),
                #selector(UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)),
                #selector(UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:)),
                #selector(UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:)),
                #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)),
                #selector(
                    UICollectionViewDelegateFlowLayout.collectionView(
                        _:layout:referenceSizeForHeaderInSection:)),
                #selector(
                    UICollectionViewDelegateFlowLayout.collectionView(
                        _:layout:referenceSizeForFooterInSection:)),
            ]
        }
    }
#endif
