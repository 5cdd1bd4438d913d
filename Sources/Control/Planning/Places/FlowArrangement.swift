import TabProduction
import UIKit

/// The arrangement of a flow layout, computed without the layout.
@MainActor
struct FlowArrangement: ListArranging {
    private let collection: UICollectionView
    private let contents: ListContents
    private let flow: FlowMeasures
    /// Called where the collection has another layout, which may place cells elsewhere.
    private let didGuess: () -> Void

    init(
        in collection: UICollectionView, _ contents: ListContents, didGuess: @escaping () -> Void = {}
    ) {
        self.collection = collection
        self.contents = contents
        self.didGuess = didGuess
        flow = FlowMeasures(of: collection)
    }

    var measures: any CellMeasuring {
        CollectionMeasures(
            flow: flow, width: collection.visibleArea.width, bounds: collection.bounds)
    }

    func elements(of sections: some Sequence<PlannedSection>, within area: CGRect) -> [PlacedElement] {
        let sections = Array(sections)
        let tiling = self.tiling(of: area.size)
        let elements = tiling.elements(
            of: sections.map { section in
                flow.tiling(
                    ofSection: section.index, section,
                    header: length(
                        of: section.content?.header, given: flow.headerLength(ofSection: section.index)),
                    footer: length(
                        of: section.content?.footer, given: flow.footerLength(ofSection: section.index)))
            })
        return elements.compactMap { placed($0, sections[$0.section], in: area) }
    }

    func cells(
        of section: PlannedSection, at sectionIndex: Int, from start: CGFloat, length: CGFloat
    ) -> [PlacedElement] {
        didGuess()
        let page = collection.visibleArea.size
        let isHorizontal = flow.direction == .horizontal
        let size =
            isHorizontal
            ? CGSize(width: length, height: page.height) : CGSize(width: page.width, height: length)
        let tiling = self.tiling(of: size)
        return tiling.elements(of: [flow.tiling(ofSection: sectionIndex, section)])
            .compactMap { placed($0, section, in: CGRect(origin: .zero, size: size)) }
            .map { isHorizontal ? $0.moved(x: start, y: 0) : $0.moved(x: 0, y: start) }
    }

    /// Returns the length of a header or footer: its own, the one that the layout gives, or the measured one.
    private func length(of supplementary: SupplementaryAnimated?, given: CGFloat?) -> CGFloat? {
        supplementary?.height ?? given ?? supplementary.map(length)
    }

    func length(of supplementary: SupplementaryAnimated) -> CGFloat {
        contents.height(of: supplementary, width: collection.visibleArea.width)
    }

    private func tiling(of size: CGSize) -> FlowTiling {
        FlowTiling(
            size: size, direction: flow.direction, scale: collection.traitCollection.displayScale)
    }

    /// Returns the element of a section at a frame of the arithmetic, if the section has one there.
    private func placed(_ element: FlowTiling.Element, _ section: PlannedSection, in area: CGRect)
        -> PlacedElement?
    {
        let start = IndexPath(item: 0, section: section.index)
        let frame = collection.mirrored(element.frame, in: area.width)
        return switch element.kind {
        case .header:
            section.content?.header.map { PlacedElement(.header, at: start, $0.prototype, frame: frame) }
        case .footer:
            section.content?.footer.map { PlacedElement(.footer, at: start, $0.prototype, frame: frame) }
        case .item(let index):
            section.cell(at: index).map {
                let path = IndexPath(item: index, section: section.index)
                return PlacedElement(.cell, at: path, $0.prototype, frame: frame)
            }
        }
    }
}

extension UICollectionView {
    /// Mirrors a rectangle if the layout flips in the present layout direction.
    func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
        let layout = collectionViewLayout
        guard layout.flipsHorizontallyInOppositeLayoutDirection,
            effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
        else { return rect }
        return rect.offsetBy(dx: width - rect.minX - rect.maxX, dy: 0)
    }
}
