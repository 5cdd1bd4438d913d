import Foundation

/// What a collection view sends its data source.
public enum HeadlessCollectionSourceMessage: String, HeadlessMessage {
    case numberOfItems = "collectionView:numberOfItemsInSection:"
    case cellForItem = "collectionView:cellForItemAtIndexPath:"
    case numberOfSections = "numberOfSectionsInCollectionView:"
    case viewForSupplementary = "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
    case canMove = "collectionView:canMoveItemAtIndexPath:"
    case move = "collectionView:moveItemAtIndexPath:toIndexPath:"
    case indexTitles = "indexTitlesForCollectionView:"
    case indexPathForIndexTitle = "collectionView:indexPathForIndexTitle:atIndex:"

    public static func areDeclared(for type: AnyClass) -> Bool { type is any UICollectionViewDataSource.Type }
}

extension UICollectionViewDataSource {
    /// The object, if it responds to a message.
    subscript(message: HeadlessCollectionSourceMessage) -> Self? { message.isSent(to: self) ? self : nil }

    /// The object that gets a message which this one does not implement.
    func target(of message: HeadlessCollectionSourceMessage) -> (any UICollectionViewDataSource)? {
        message.target(of: self) as? any UICollectionViewDataSource
    }
}
