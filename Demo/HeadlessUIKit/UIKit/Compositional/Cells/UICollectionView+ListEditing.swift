import Foundation

extension UICollectionView {
    /// List cells show other accessories while their list is edited.
    func editingDidChange() {
        for case let cell as UICollectionViewListCell in display.views.values { cell.editingDidChange() }
    }
}
