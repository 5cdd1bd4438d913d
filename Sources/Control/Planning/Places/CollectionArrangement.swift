import TabCache
import TabProduction
import UIKit

extension CollectionAnimated {
    /// Returns the arrangement of a collection: where UIKit puts its cells.
    ///
    /// A layout of the app's own is not asked about cells that the app does not have: those that it has are where they are,
    /// others where they last were, or in rows.
    func arrangement(in collection: UICollectionView, _ contents: ListContents) -> any ListArranging {
        let own = collection.collectionViewLayout
        let by = { (layout: UICollectionViewLayout, flow: FlowMeasures?) in
            LayoutArrangement(
                model: self, collection: collection, contents: contents, layout: layout, flow: flow)
        }
        if let layout, layout !== own {
            return by(
                layout, (layout as? UICollectionViewFlowLayout).map { FlowMeasures($0, of: collection) })
        }
        var others: LayoutArrangement
        if let flow = own as? UICollectionViewFlowLayout {
            others = by(FlowLayoutCopy(of: flow), FlowMeasures(flow, of: collection))
            if flow.declaredClass == UICollectionViewFlowLayout.self { return others }
        } else if own is UICollectionViewCompositionalLayout,
            contents.sections.flatMap(\.cells).allSatisfy({
                $0.isListCell && $0.size(within: collection.bounds).width == 0
            })
        {
            others = by(.list(of: contents), nil)
        } else {
            let plain = PlainLayout(in: collection)
            others = by(plain, FlowMeasures(plain))
        }
        others.standsIn = true
        if collection.counts.contains(where: { $0 > 0 }) { return PresentArrangement(else: others) }
        return LearnedArrangement(else: others) ?? others
    }
}

extension UICollectionViewLayout {
    /// The list that stands in for one that is not asked: plain, or inset where its first cell was last.
    static func list(of contents: ListContents) -> UICollectionViewLayout {
        let first = contents.remembered?.frame(ofItem: 0, inSection: 0)
        let sections = contents.sections
        return UICollectionViewCompositionalLayout { index, environment in
            var list = UICollectionLayoutListConfiguration(
                appearance: first.map { $0.minX > 0 } ?? false ? .inset : .plain)
            if sections.indices.contains(index) {
                let kinds = UICollectionView.self
                let has = { sections[index].supplementary(ofKind: $0) != nil }
                if has(kinds.elementKindSectionHeader) { list.headerMode = .supplementary }
                if has(kinds.elementKindSectionFooter) { list.footerMode = .supplementary }
            }
            return .list(using: list, layoutEnvironment: environment)
        }
    }
}

/// The layout of last resort: rows below each other, as wide as a list inside its margins.
final class PlainLayout: UICollectionViewFlowLayout {
    /// The least height of a row whose cell is made for a layout that sizes it, in points.
    static let leastHeight: CGFloat = 44

    convenience init(in list: UICollectionView) {
        self.init()
        let (margins, insets) = (list.layoutMargins, list.adjustedContentInset)
        sectionInset.left = max(0, margins.left - insets.left)
        sectionInset.right = max(0, margins.right - insets.right)
    }
}

/// An arrangement of a list whose layout is not asked, so that another one places the cells of which nothing is known.
@MainActor
protocol StandInArranging: ListArranging {
    var others: LayoutArrangement { get }
}

extension StandInArranging {
    func size(of kind: CellAnimated, at index: Int, inSection sectionIndex: Int) -> CellSize {
        others.size(of: kind, at: index, inSection: sectionIndex)
    }

    func differingCells(inSection sectionIndex: Int) -> Int {
        others.differingCells(inSection: sectionIndex)
    }

    func elements(of section: PlannedSection, at position: Int, within length: CGFloat) -> [PlacedElement] {
        others.elements(of: section, at: position, within: length)
    }
}

/// Cells where the collection has them.
@MainActor
struct PresentArrangement: StandInArranging {
    let others: LayoutArrangement
    private let counts: [Int]

    init(else others: LayoutArrangement) {
        self.others = others
        counts = others.collection.counts
    }

    func size(of kind: CellAnimated, at index: Int, inSection sectionIndex: Int) -> CellSize {
        let isThere = counts.indices.contains(sectionIndex) && index < counts[sectionIndex]
        return isThere
            ? .fixed(kind.size) : others.size(of: kind, at: index, inSection: sectionIndex)
    }

    func differingCells(inSection sectionIndex: Int) -> Int { 0 }

    func elements(of sections: some Sequence<PlannedSection>, within area: CGRect) -> [PlacedElement] {
        PlaceReader(collection: others.collection, content: others.content(Array(sections)))
            .elements(within: area.size).map { $0.mirrored(in: others.collection) }
    }
}
