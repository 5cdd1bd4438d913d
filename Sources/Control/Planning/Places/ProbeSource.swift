import TabCache
import TabProduction
import UIKit

/// The content of a collection whose layout places the skeleton: the sections of the skeleton.
@MainActor
struct ProbeContent {
    /// The cells of each section; the layout decides about a size of zero.
    var sections: [PlannedSection]

    /// The metrics of a flow layout, by section; empty for other layouts.
    var flow: [FlowMetrics] = []

    /// Returns the fitting height of a prototype at the width of a size in points, whose height is that of a view which asks
    /// for none; zero where the layout has none for it.
    let fittingHeight: (CellAnimated, CGSize) -> CGFloat

    func supplementary(_ kind: String, _ section: Int) -> CellAnimated? {
        sections.indices.contains(section) ? sections[section].content?.supplementary(ofKind: kind) : nil
    }

    func cell(at path: IndexPath) -> PlannedCell? {
        sections.indices.contains(path.section) ? sections[path.section].cell(at: path.item) : nil
    }
}

/// The data source and delegate of a collection whose layout places the skeleton.
@MainActor
final class ProbeSource: NSObject {
    let content: ProbeContent

    /// The counts of cells: each section begins with few.
    var counts: [Int]

    init(_ content: ProbeContent) {
        self.content = content
        counts = content.sections.map { $0.fillsList ? $0.count + 8 : min($0.count, 8) }
    }

    private func metrics(_ section: Int) -> FlowMetrics? {
        content.flow.indices.contains(section) ? content.flow[section] : nil
    }

    /// Returns the size of a header or footer: its own, the one that the layout gives, or the measured one.
    private func size(
        of kind: String, in section: Int, of collection: UICollectionView, given: CGSize?
    ) -> CGSize {
        let given = given ?? .zero
        guard let view = content.supplementary(kind, section),
            view.height != nil || given == .zero
        else { return given }
        let length = measure(view)(CGSize(width: collection.visibleArea.width, height: 0)).height
        return CGSize(width: length, height: length)
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
        let planned = content.cell(at: indexPath)
        // Lists give cells of this class their surfaces and separators.
        let isListCell = planned?.prototype.isListCell ?? false
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: isListCell ? ProbeListCell.identifier : ProbeCell.identifier, for: indexPath)
        let probe = cell as? any ProbeShowing
        probe?.measure = planned.map { measure($0.prototype, of: $0.size.height) }
        if let planned, !content.flow.isEmpty { probe?.measure = { _ in planned.size } }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        // Layouts may have kinds of their own, which are not registered yet.
        collectionView.register(
            ProbeCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: ProbeCell.identifier)
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: ProbeCell.identifier, for: indexPath)
        let section = indexPath.count > 1 ? indexPath.section : 0
        (view as? ProbeCell)?.measure = content.supplementary(kind, section).map { measure($0) }
        return view
    }

    /// - Parameter height: The height in points; zero for that of the model, or the fitting one.
    private func measure(_ view: CellAnimated, of height: CGFloat = 0) -> @MainActor (CGSize) -> CGSize {
        { [content] size in
            let height = height > 0 ? height : view.height ?? content.fittingHeight(view, size)
            return CGSize(width: size.width, height: height)
        }
    }
}

// A flow layout asks the model first; its own properties answer the rest.
extension ProbeSource: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let own = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        let size = content.sections[indexPath.section].cell(at: indexPath.item)?.size ?? own
        return CGSize(
            width: size.width > 0 ? size.width : own.width, height: size.height > 0 ? size.height : own.height
        )
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        size(
            of: UICollectionView.elementKindSectionHeader, in: section, of: collectionView,
            given: metrics(section)?.headerSize)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        size(
            of: UICollectionView.elementKindSectionFooter, in: section, of: collectionView,
            given: metrics(section)?.footerSize)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { metrics(section)?.insets ?? .zero }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { metrics(section)?.lineSpacing ?? 0 }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { metrics(section)?.interitemSpacing ?? 0 }
}

extension CellAnimated {
    /// Whether the views are cells of lists, which a list gives surfaces and separators.
    var isListCell: Bool { viewClass.map { $0 is UICollectionViewListCell.Type } ?? false }
}
