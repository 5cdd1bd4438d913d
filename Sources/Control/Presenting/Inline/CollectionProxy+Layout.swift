import UIKit

extension CollectionProxy: UICollectionViewDelegateFlowLayout {
    private var flow: FlowDelegate? {
        (target as? any UICollectionViewDelegateFlowLayout).map(FlowDelegate.init)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        listDidAsk?()
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        if let number = number(at: indexPath) {
            return cells?.size(at: indexPath, number: number) ?? layout?.itemSize ?? .zero
        }
        return flow?.size?(collectionView, collectionViewLayout, indexPath) ?? layout?.itemSize ?? .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let own = belongsToApp(section) ? flow?.insets?(collectionView, collectionViewLayout, section) : nil
        return own ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        let own =
            belongsToApp(section) ? flow?.lineSpacing?(collectionView, collectionViewLayout, section) : nil
        return own ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        let own =
            belongsToApp(section)
            ? flow?.interitemSpacing?(collectionView, collectionViewLayout, section) : nil
        return own ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        if let header = loading(section).flatMap({ cells?.header(ofSection: $0) }) {
            return CGSize(width: header.height, height: header.height)
        }
        let own =
            belongsToApp(section) ? flow?.headerSize?(collectionView, collectionViewLayout, section) : nil
        return own ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        if let footer = loading(section).flatMap({ cells?.footer(ofSection: $0) }) {
            return CGSize(width: footer.height, height: footer.height)
        }
        let own =
            belongsToApp(section) ? flow?.footerSize?(collectionView, collectionViewLayout, section) : nil
        return own ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    }
}
