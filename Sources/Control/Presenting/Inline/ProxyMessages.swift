/// The messages that a proxy deals with otherwise than by forwarding them to the delegate; by their selectors.
struct ProxyMessages: Sendable {
    /// What the proxy answers whether or not the app does.
    let answered: Set<String>

    /// What concerns the data source; all else concerns the delegate.
    let dataSource: Set<String>

    /// Whether the list has cells that the app does not have, so that what names cells is not for the app as it is.
    var hasForeignCells = true

    /// Whether a message names a cell or a section.
    ///
    /// The proxy withholds those that it does not implement: forwarded as they are, they would ask the app about
    /// cells that it does not have.
    static func namesContent(_ selector: String) -> Bool {
        selector.split(separator: ":").contains { argument in
            ["IndexPath", "IndexPaths", "Section", "SectionAtIndex"].contains { argument.hasSuffix($0) }
        }
    }
}

extension ProxyMessages {
    static let ofTable = ProxyMessages(
        answered: [
            "numberOfSectionsInTableView:",
            "tableView:numberOfRowsInSection:",
            "tableView:cellForRowAtIndexPath:",
            "tableView:canEditRowAtIndexPath:",
            "tableView:heightForRowAtIndexPath:",
            "tableView:heightForHeaderInSection:",
            "tableView:heightForFooterInSection:",
            "tableView:viewForHeaderInSection:",
            "tableView:viewForFooterInSection:",
            "tableView:shouldHighlightRowAtIndexPath:",
        ],
        dataSource: [
            "tableView:titleForHeaderInSection:",
            "tableView:titleForFooterInSection:",
            "tableView:canMoveRowAtIndexPath:",
            "tableView:commitEditingStyle:forRowAtIndexPath:",
            "tableView:moveRowAtIndexPath:toIndexPath:",
            "tableView:sectionForSectionIndexTitle:atIndex:",
            "sectionIndexTitlesForTableView:",
        ])

    /// For the room of sections alone.
    static let ofTableRoom = ProxyMessages(
        answered: [
            "tableView:heightForFooterInSection:",
            "tableView:estimatedHeightForFooterInSection:",
        ],
        dataSource: [], hasForeignCells: false)

    /// For the room of sections alone.
    static let ofCollectionRoom = ProxyMessages(
        answered: ["collectionView:layout:insetForSectionAtIndex:"], dataSource: [], hasForeignCells: false)

    static let ofCollection = ProxyMessages(
        answered: [
            "numberOfSectionsInCollectionView:",
            "collectionView:numberOfItemsInSection:",
            "collectionView:cellForItemAtIndexPath:",
            "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
            "collectionView:shouldHighlightItemAtIndexPath:",
            "collectionView:shouldSelectItemAtIndexPath:",
            "collectionView:layout:sizeForItemAtIndexPath:",
            "collectionView:layout:referenceSizeForHeaderInSection:",
            "collectionView:layout:referenceSizeForFooterInSection:",
        ],
        dataSource: [
            "collectionView:canMoveItemAtIndexPath:",
            "collectionView:moveItemAtIndexPath:toIndexPath:",
            "collectionView:indexPathForIndexTitle:atIndex:",
            "indexTitlesForCollectionView:",
        ])
}
