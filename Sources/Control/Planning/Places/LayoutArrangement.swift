import TabCache
import TabProduction
import UIKit

/// Cells where a layout places them in a collection off screen: the second layout of the model, a copy of a flow layout, or one
/// that stands in for the list's own.
@MainActor
struct LayoutArrangement: ListArranging {
    let model: CollectionAnimated
    let collection: UICollectionView
    let contents: ListContents
    /// The layout that places the skeleton, which no list has.
    let layout: UICollectionViewLayout
    /// The measures of a flow layout and the app's delegate; `nil` for other layouts.
    let flow: FlowMeasures?
    /// Whether the layout stands in for that of the list, which is not asked.
    var standsIn = false

    func size(of kind: CellAnimated, at index: Int, inSection sectionIndex: Int) -> CellSize {
        guard let flow else { return .fixed(kind.size) }
        return flow.size(of: kind, at: index, inSection: sectionIndex, of: collection)
    }

    func differingCells(inSection sectionIndex: Int) -> Int {
        flow?.differingItems(inSection: sectionIndex) ?? 0
    }

    func elements(of sections: some Sequence<PlannedSection>, within area: CGRect) -> [PlacedElement] {
        if standsIn { warnOfStandIn("\(collection.declaredClass) has no cells yet") }
        warnOfUnknownSizes()
        return elements(of: Array(sections), within: area.size).map { $0.mirrored(in: collection) }
    }

    /// Returns the elements within a size from the start of the content, before they are flipped.
    func elements(of sections: [PlannedSection], within size: CGSize) -> [PlacedElement] {
        CollectionProbe(list: collection).elements(of: content(sections), by: layout, within: size)
    }

    func elements(of section: PlannedSection, at position: Int, within length: CGFloat) -> [PlacedElement] {
        if standsIn { warnOfStandIn("a section of \(collection.declaredClass) has not all of its cells yet") }
        let probe = CollectionProbe(list: collection)
        // A flow layout places each section as if it were the only one; others place it below those before, which are empty.
        let before = flow == nil ? (0..<position).map { PlannedSection($0) } : []
        let above = before.isEmpty ? 0 : probe.length(of: content(before), by: layout)
        let page = collection.visibleArea.size
        let header = section.content?.header.map { contents.height(of: $0, width: page.width) } ?? 0
        let end = above + header + length
        let elements = probe.elements(
            of: content(before + [section], at: position), by: layout,
            within: collection.isHorizontal
                ? CGSize(width: end, height: page.height) : CGSize(width: page.width, height: end)
        ).filter { $0.path.count > 1 && $0.path.section == before.count }
        let start = elements.first { $0.kind == .header }.map { collection.end(of: $0.frame) } ?? above
        return elements.map { element in
            var element = collection.moved(element, by: -start)
            element.path = IndexPath(item: element.path.item, section: section.index)
            return element
        }
    }

    /// - Parameter position: The index in the list of the only section that has cells; `nil` for the whole list.
    func content(_ sections: [PlannedSection], at position: Int? = nil) -> ProbeContent {
        let metrics = flow.map { flow in
            sections.map {
                flow.metrics(
                    ofSection: position ?? $0.index, hasEdges: position == nil || $0.content?.header != nil)
            }
        }
        return ProbeContent(sections: sections, flow: metrics ?? []) { [contents] prototype, size in
            contents.fittingHeight(of: prototype, in: size)
        }
    }

    private func warnOfStandIn(_ reason: String) {
        SkeletonLog.warnOnce(
            "\(reason), so its layout is not asked where cells will be, and the "
                + "skeleton is a plain list. Give the model a second layout, made as the list's own is: "
                + "CollectionAnimated(…, layout: makeLayout())", about: model)
    }

    private func warnOfUnknownSizes() {
        guard let flow, flow.asksForSizes, flow.differingItems(inSection: 0) == 0,
            contents.remembered?.sizes(inSection: 0) ?? 0 == 0,
            let kind = model.sections.flatMap(\.cells).first(where: { !$0.isSizeGiven })
        else { return }
        let size = flow.itemSize == nil ? "are as wide as the list" : "have the size of the layout"
        SkeletonLog.warnOnce(
            "The delegate of \(collection.declaredClass) gives the sizes of items and is not asked about items that the "
                + "app does not have, so cells of \(kind.className) \(size). Give theirs: "
                + "CollectionAnimated(CellAnimated(\(kind.className).self).size { bounds in … })",
            about: model)
    }
}

extension PlacedElement {
    /// The element as a collection shows it, whose layout may be flipped.
    @MainActor
    func mirrored(in collection: UICollectionView) -> PlacedElement {
        var element = self
        element.frame = collection.mirrored(frame, in: collection.visibleArea.width)
        return element
    }
}
