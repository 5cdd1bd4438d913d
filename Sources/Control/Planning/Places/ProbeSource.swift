import TabProduction
import UIKit

/// Answers for a collection whose layout is asked where cells would be: all that the collection has is our own.
@MainActor
final class ProbeSource: NSObject {
    let content: ProbeContent

    /// The number of cells in each section.
    var counts: [Int]

    /// The delegate of the app; it hears of its own views that leave the list, which may come late.
    weak var delegate: (any UICollectionViewDelegate)?

    init(_ content: ProbeContent, counts: [Int]) {
        self.content = content
        self.counts = counts
    }

    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }

    private func metrics(_ section: Int) -> FlowMetrics? {
        content.flow.indices.contains(section) ? content.flow[section] : nil
    }

    private func length(of kind: String, in section: Int, of collection: UICollectionView) -> CGFloat? {
        guard let view = content.supplementary(kind, section) else { return nil }
        return view.height ?? content.fittingHeight(view.prototype, collection.bounds.width)
    }
}

extension ProbeSource: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let prototype = content.prototype(at: indexPath)
        // Lists give cells of this class their surfaces and separators.
        let isListCell = prototype?.isListCell ?? false
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: isListCell ? ProbeListCell.identifier : ProbeCell.identifier, for: indexPath)
        let probe = cell as? any ProbeShowing
        probe?.measure = prototype.map(measure)
        probe?.preferredSize = content.flowSize(at: indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        // Layouts may have kinds of their own, which are not registered yet.
        collectionView.register(
            ProbeView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: ProbeView.identifier)
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: ProbeView.identifier, for: indexPath)
        let section = indexPath.count > 1 ? indexPath.section : 0
        (view as? ProbeView)?.measure = content.supplementary(kind, section).map(measure)
        return view
    }

    private func measure(_ prototype: Prototype) -> @MainActor (CGFloat) -> CGFloat {
        { [content] width in content.fittingHeight(prototype, width) }
    }

    private func measure(_ view: SupplementaryAnimated) -> @MainActor (CGFloat) -> CGFloat {
        { [content] width in view.height ?? content.fittingHeight(view.prototype, width) }
    }
}

extension ProbeSource: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard !(cell is any ProbeShowing) else { return }
        let tell: ((UICollectionView, UICollectionViewCell, IndexPath) -> Void)? =
            delegate?.collectionView(_:didEndDisplaying:forItemAt:)
        tell?(collectionView, cell, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        guard !(view is any ProbeShowing) else { return }
        let tell: ((UICollectionView, UICollectionReusableView, String, IndexPath) -> Void)? =
            delegate?.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
        tell?(collectionView, view, elementKind, indexPath)
    }
}

// What a flow layout asks. What the model does not say is said by the properties of the layout.
extension ProbeSource: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let own = flow(collectionViewLayout)?.itemSize ?? .zero
        guard let cell = content.sections[indexPath.section].cell(at: indexPath.item) else { return own }
        let size = cell.size
        return CGSize(
            width: size.width > 0 ? size.width : own.width, height: size.height > 0 ? size.height : own.height
        )
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        length(of: UICollectionView.elementKindSectionHeader, in: section, of: collectionView)
            .map { CGSize(width: $0, height: $0) }
            ?? metrics(section)?.headerSize ?? flow(collectionViewLayout)?.headerReferenceSize ?? .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        length(of: UICollectionView.elementKindSectionFooter, in: section, of: collectionView)
            .map { CGSize(width: $0, height: $0) }
            ?? metrics(section)?.footerSize ?? flow(collectionViewLayout)?.footerReferenceSize ?? .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        metrics(section)?.insets ?? flow(collectionViewLayout)?.sectionInset ?? .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        metrics(section)?.lineSpacing ?? flow(collectionViewLayout)?.minimumLineSpacing ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        metrics(section)?.interitemSpacing ?? flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0
    }
}

extension Prototype {
    /// Whether the views are cells of lists, which a list gives surfaces and separators.
    var isListCell: Bool { viewClass.map { $0 is UICollectionViewListCell.Type } ?? false }
}
