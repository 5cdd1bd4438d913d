import Foundation

extension UICollectionView {
    /// Cells look otherwise while their list is edited, and list cells show other accessories.
    func editingDidChange() {
        for case let cell as UICollectionViewCell in display.views.values {
            (cell as? UICollectionViewListCell)?.editingDidChange()
            cell.setNeedsUpdateConfiguration()
        }
    }
}
