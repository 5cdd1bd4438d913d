import TabProduction
import UIKit

/// The arrangement that a layout computes: the second layout of the model, or that of the collection.
@MainActor
struct LayoutArrangement: ListArranging {
    let layout: UICollectionViewLayout
    let collection: UICollectionView
    let contents: ListContents
    /// The last answers of the layout.
    let places: LayoutPlaces

    private var isSecond: Bool { layout !== collection.collectionViewLayout }

    /// The measures of a flow layout and the app's delegate; `nil` for other layouts.
    private var flow: FlowMeasures? {
        layout is UICollectionViewFlowLayout ? FlowMeasures(of: collection, layout: layout) : nil
    }

    var measures: any CellMeasuring {
        guard let flow else { return GivenMeasures() }
        return CollectionMeasures(
            flow: flow, width: collection.visibleArea.width, bounds: collection.bounds)
    }

    func elements(of sections: some Sequence<PlannedSection>, within area: CGRect) -> [PlacedElement] {
        let sections = Array(sections)
        guard isSecond else {
            return places.elements(of: content(matchingApp(sections)), in: collection, within: area.size)
        }
        return places.elements(of: content(sections), by: layout, like: collection, within: area.size)
    }

    func cells(
        of section: PlannedSection, at sectionIndex: Int, from start: CGFloat, length: CGFloat
    ) -> [PlacedElement] {
        let before = (0..<sectionIndex).map { PlannedSection($0) }
        let size = CGSize(width: collection.visibleArea.width, height: length)
        return CollectionProbe(like: collection)
            .cells(ofSection: sectionIndex, of: content(before + [section]), by: layout, within: size)
            .compactMap { element in
                section.cell(at: element.path.item).map {
                    PlacedElement(
                        .cell, at: IndexPath(item: element.path.item, section: section.index), $0.prototype,
                        frame: element.frame.offsetBy(dx: 0, dy: start))
                }
            }
    }

    func length(of supplementary: SupplementaryAnimated) -> CGFloat {
        contents.height(of: supplementary, width: collection.visibleArea.width)
    }

    private func content(_ sections: [PlannedSection]) -> ProbeContent {
        ProbeContent(
            sections: sections, flow: flow.map { sections.indices.map($0.metrics) } ?? [],
            fittingHeight: { [contents] prototype, width in
                contents.production(of: prototype, size: CGSize(width: width, height: 0)).size.height
            })
    }

    /// Returns only sections that the app has: the provider of a compositional layout may look them up in its data.
    private func matchingApp(_ sections: [PlannedSection]) -> [PlannedSection] {
        let own = collection.countsOfDataSource.count
        let isCompositional = collection.collectionViewLayout is UICollectionViewCompositionalLayout
        let known = isCompositional ? Array(sections.prefix(own)) : sections
        return known + (known.count..<max(known.count, own)).map { PlannedSection($0) }
    }
}
