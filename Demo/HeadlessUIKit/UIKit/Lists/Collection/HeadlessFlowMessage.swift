import Foundation

/// What a flow layout sends the delegate of its collection view.
public enum HeadlessFlowMessage: String, HeadlessMessage {
    case sizeForItem = "collectionView:layout:sizeForItemAtIndexPath:"
    case insets = "collectionView:layout:insetForSectionAtIndex:"
    case lineSpacing = "collectionView:layout:minimumLineSpacingForSectionAtIndex:"
    case interitemSpacing = "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:"
    case headerSize = "collectionView:layout:referenceSizeForHeaderInSection:"
    case footerSize = "collectionView:layout:referenceSizeForFooterInSection:"

    public static func areDeclared(for type: AnyClass) -> Bool {
        type is any UICollectionViewDelegateFlowLayout.Type
    }
}

extension UICollectionViewDelegateFlowLayout {
    /// The object, if it responds to a message.
    subscript(message: HeadlessFlowMessage) -> Self? { message.isSent(to: self) ? self : nil }

    /// The object that gets a message which this one does not implement.
    func target(of message: HeadlessFlowMessage) -> (any UICollectionViewDelegateFlowLayout)? {
        message.target(of: self) as? any UICollectionViewDelegateFlowLayout
    }
}
