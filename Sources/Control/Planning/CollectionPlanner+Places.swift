import TabProduction
import UIKit

// Places that a layout of the app is asked for.
extension CollectionPlanner {
    /// Returns what a layout that is not computed here places; `nil` where none can be asked.
    func placed(in size: CGSize, of host: UICollectionView) -> [PlacedElement]? {
        guard model.waterfall == nil else { return nil }
        if let layout = model.layout, layout !== host.collectionViewLayout {
            return places.elements(of: content(for: layout, of: host), by: layout, like: host, within: size)
        }
        guard !isComputed, let content = borrowedContent(of: host) else { return nil }
        return places.elements(of: content, in: host, within: size)
    }

    /// Whether the places are those of a flow layout itself; a subclass may place its cells elsewhere.
    private var isComputed: Bool {
        flow.map { $0.declaredClass == UICollectionViewFlowLayout.self } ?? false
    }

    /// The sections about which the layout of the app is asked; `nil` if it must not be.
    ///
    /// What gives a compositional layout its sections may look them up in the app's data, which has to have them.
    private func borrowedContent(of host: UICollectionView) -> ProbeContent? {
        var content = content(for: host.collectionViewLayout, of: host)
        let own = host.dataSource == nil ? 0 : host.numberOfSections
        if host.collectionViewLayout is UICollectionViewCompositionalLayout {
            content.sections = Array(content.sections.prefix(own))
            guard own > 0 else {
                warnOfUnknownPlaces(in: host)
                return nil
            }
        }
        let missing = max(0, own - content.sections.count)
        content.sections += Array(repeating: PlannedSection(), count: missing)
        return content
    }

    /// What gives a compositional layout its sections may look them up in the app's data: none is lent that the app
    /// does not have.
    func canLendSections(for parts: ListParts) -> Bool {
        guard let host, host.collectionViewLayout is UICollectionViewCompositionalLayout else { return true }
        let last: Int? =
            switch parts {
            case .whole: model.sections.count - 1
            case .sections(let numbers): numbers.max()
            case .rows(let rows): rows.isEmpty ? nil : 0
            }
        return (last ?? -1) < sectionCountOfApp(in: host)
    }

    private func sectionCountOfApp(in host: UICollectionView) -> Int {
        if let lending = host.dataSource as? any SectionLending {
            return lending.sectionCountOfApp(in: host)
        }
        guard let dataSource = host.dataSource else { return 0 }
        let sections: ((UICollectionView) -> Int)? = dataSource.numberOfSections(in:)
        return sections?(host) ?? 1
    }

    /// Returns the cells of a section that the list does not have, or that is empty, as a second layout of the app
    /// places them; `nil` without one.
    ///
    /// - Parameter start: Where the cells of the section begin, from the top of the content.
    func placedCells(
        _ planned: PlannedSection, ofSection position: Int, from start: CGFloat, in size: CGSize,
        of host: UICollectionView
    ) -> [PlacedCell]? {
        guard let layout = model.layout, layout !== host.collectionViewLayout else { return nil }
        let section = model.section(at: position)
        var content = content { $0 == position ? section : nil }
        let measured = section.map { cells.section(position, of: $0, by: GivenMeasures()) }
        content.sections = Array(repeating: PlannedSection(), count: position) + [measured ?? planned]
        let elements = CollectionProbe(like: host).cells(
            ofSection: position, of: content, by: layout, within: size)
        return elements.compactMap { element in
            planned.cell(at: element.path.item).map {
                PlacedCell(
                    item: element.path.item, prototype: $0.prototype,
                    frame: element.frame.offsetBy(dx: 0, dy: start))
            }
        }
    }

    /// The sections of the skeleton; a flow layout is told what it asks about them.
    private func content(for layout: UICollectionViewLayout, of host: UICollectionView) -> ProbeContent {
        let sections = cells.sections
        var measures: any CellMeasuring = GivenMeasures()
        var content = content { sections.indices.contains($0) ? sections[$0] : nil }
        if layout is UICollectionViewFlowLayout {
            let flow = FlowMeasures(of: host, layout: layout)
            measures = self.measures(flow, in: host)
            content.flow = sections.indices.map(flow.metrics)
        }
        content.sections = sections.enumerated().map { cells.section($0, of: $1, by: measures) }
        return content
    }

    /// Returns content without cells.
    private func content(of section: @escaping (Int) -> SectionAnimated?) -> ProbeContent {
        ProbeContent(
            sections: [],
            supplementary: { kind, number in section(number)?.supplementary(ofKind: kind) },
            fittingHeight: { [cells] prototype, width in
                cells.production(of: prototype, size: CGSize(width: width, height: 0)).size.height
            })
    }

    private func warnOfUnknownPlaces(in host: UICollectionView) {
        warnOfUnknownPlaces("\(host.declaredClass) has no sections yet")
    }

    /// Says once that only the delegate of a flow layout knows how large cells are, and the model does not say it.
    func warnOfUnknownSizes(in host: UICollectionView) {
        let measures = FlowMeasures(of: host)
        guard model.waterfall == nil, !model.saidSizesAreUnknown, measures.asksForSizes,
            measures.differingItems(inSection: 0) == 0,
            let kind = model.sections.flatMap(\.cells).first(where: { !$0.isSizeGiven }),
            model.rememberedShapes(of: kind.prototype, in: host) == nil
        else { return }
        model.saidSizesAreUnknown = true
        SkeletonLog.warn(
            "The delegate of \(host.declaredClass) gives the sizes of items and is not asked about items that the app "
                + "does not have, so cells of \(kind.prototype.className) have the size of the layout. Give theirs: "
                + "CollectionAnimated(cellClass:, cellSize: { bounds in … })")
    }

    /// Says once that a section that loads by itself is a plain list, where only the list's own layout knows better.
    func warnOfUnknownPlaces(ofSection number: Int, in host: UICollectionView) {
        guard flow == nil, model.waterfall == nil else { return }
        warnOfUnknownPlaces("section \(number) of \(host.declaredClass) has not all of its cells yet")
    }

    private func warnOfUnknownPlaces(_ reason: String) {
        guard !model.saidPlacesAreUnknown else { return }
        model.saidPlacesAreUnknown = true
        SkeletonLog.warn(
            "\(reason), so its layout is not asked where cells will be, and the "
                + "skeleton is a plain list. Give the model a second layout, made as the list's own is: "
                + "CollectionAnimated(…, layout: makeLayout())")
    }
}
