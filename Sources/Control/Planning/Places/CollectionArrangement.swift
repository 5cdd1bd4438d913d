import TabCache
import TabProduction
import UIKit

/// The arrangement of a collection: where UIKit puts its cells.
///
/// A layout places cells that only the skeleton has in a collection off screen: the second layout of the model, or a copy
/// of a flow layout. Any other layout of the app's is not asked about cells that the app does not have; those that it has
/// are where they are.
@MainActor
struct CollectionArrangement: ListArranging {
    private let model: CollectionAnimated
    private let collection: UICollectionView
    private let contents: ListContents
    /// The layout that places the skeleton, which no list has.
    private let layout: UICollectionViewLayout
    /// The measures of a flow layout and the app's delegate; `nil` for other layouts.
    private let flow: FlowMeasures?
    /// Whether the layout stands in for one that may place cells elsewhere.
    private let isGuess: Bool
    /// Whether the frames of present cells are read, since nothing else knows where the layout would put them.
    private let readsCells: Bool
    private let counts: [Int]

    init(of model: CollectionAnimated, in collection: UICollectionView, _ contents: ListContents) {
        self.model = model
        self.collection = collection
        self.contents = contents
        let own = collection.collectionViewLayout
        if let second = model.layout, second !== own {
            layout = second
            isGuess = false
            flow = (second as? UICollectionViewFlowLayout).map { FlowMeasures($0, of: collection) }
        } else if let own = own as? UICollectionViewFlowLayout {
            layout = FlowLayoutCopy(of: own)
            isGuess = own.declaredClass != UICollectionViewFlowLayout.self
            flow = FlowMeasures(own, of: collection)
        } else if own is UICollectionViewCompositionalLayout,
            contents.sections.flatMap(\.cells).allSatisfy({
                $0.isListCell && $0.size(within: collection.bounds).width == 0
            })
        {
            layout = .list(of: contents)
            isGuess = true
            flow = nil
        } else {
            let plain = PlainLayout(in: collection)
            layout = plain
            isGuess = true
            flow = FlowMeasures(plain)
        }
        counts = collection.counts
        readsCells = isGuess && counts.contains { $0 > 0 }
    }

    func size(of kind: CellAnimated, at index: Int, inSection sectionIndex: Int) -> CellSize {
        let isThere = readsCells && counts.indices.contains(sectionIndex) && index < counts[sectionIndex]
        guard let flow, !isThere else { return .fixed(kind.size) }
        let width = collection.visibleArea.width
        return flow.size(
            of: kind, at: index, inSection: sectionIndex, width: width, bounds: collection.bounds)
    }

    func differingCells(inSection sectionIndex: Int) -> Int {
        readsCells ? 0 : flow?.differingItems(inSection: sectionIndex) ?? 0
    }

    func elements(of sections: some Sequence<PlannedSection>, within area: CGRect) -> [PlacedElement] {
        let width = collection.visibleArea.width
        return placed(sections, within: area).map { element in
            var element = element
            element.frame = collection.mirrored(element.frame, in: width)
            return element
        }
    }

    private func placed(
        _ sections: some Sequence<PlannedSection>, within area: CGRect
    ) -> [PlacedElement] {
        let content = content(Array(sections))
        if readsCells {
            return PlaceReader(collection: collection, content: content).elements(within: area.size)
        }
        if isGuess, let elements = lastElements(of: content.sections, within: area.size) { return elements }
        if isGuess { warn("\(collection.declaredClass) has no cells yet") }
        warnOfUnknownSizes()
        return CollectionProbe(like: collection).elements(of: content, by: layout, within: area.size)
    }

    func cells(
        of section: PlannedSection, at sectionIndex: Int, from start: CGFloat, length: CGFloat
    ) -> [PlacedElement] {
        if isGuess { warn("a section of \(collection.declaredClass) has not all of its cells yet") }
        let (page, isHorizontal) = (collection.visibleArea.size, collection.isHorizontal)
        let size = CGSize(
            width: isHorizontal ? length : page.width, height: isHorizontal ? page.height : length)
        let probe = CollectionProbe(like: collection)
        // A flow layout places each section as if it were the only one.
        let cells =
            flow == nil
            ? probe.cells(
                ofSection: sectionIndex,
                of: content((0..<sectionIndex).map { PlannedSection($0) } + [section]), by: layout,
                within: size)
            : probe.elements(of: content([section.withoutEdges], at: sectionIndex), by: layout, within: size)
        return cells.map { cell in
            var cell = cell
            cell.path = IndexPath(item: cell.path.item, section: section.index)
            return isHorizontal ? cell.moved(x: start, y: 0) : cell.moved(x: 0, y: start)
        }
    }

    func length(of supplementary: CellAnimated) -> CGFloat {
        contents.height(of: supplementary, width: collection.visibleArea.width)
    }

    /// - Parameter sectionIndex: The index of the only section, which has no header and footer; `nil` for the whole list.
    private func content(_ sections: [PlannedSection], at sectionIndex: Int? = nil) -> ProbeContent {
        let metrics = flow.map { flow in
            sectionIndex.map { [flow.metrics(ofSection: $0, hasEdges: false)] }
                ?? sections.map { flow.metrics(ofSection: $0.index) }
        }
        return ProbeContent(sections: sections, flow: metrics ?? []) { [contents] prototype, size in
            contents.fittingHeight(of: prototype, in: size)
        }
    }

    /// Returns the cells where they last were, and the headers that fit above them; `nil` where the first cell is not
    /// known, or the model has sizes of its own.
    private func lastElements(of sections: [PlannedSection], within size: CGSize) -> [PlacedElement]? {
        let isSizeGiven = model.sections.flatMap(\.cells).contains(where: \.isSizeGiven)
        guard let last = contents.remembered, last.frame(ofItem: 0, inSection: 0) != nil, !isSizeGiven else {
            return nil
        }
        let width = collection.visibleArea.width
        var (elements, end): ([PlacedElement], CGFloat) = ([], 0)
        var known: [PlannedSection] = []
        for (index, section) in sections.enumerated() {
            let cells = (0..<last.sizes(inSection: index)).compactMap { item -> PlacedElement? in
                guard section.fillsList || item < section.count, let cell = section.cell(at: item),
                    let frame = last.frame(ofItem: item, inSection: index)
                else { return nil }
                return PlacedElement(
                    .cell, at: IndexPath(item: item, section: index), cell.prototype,
                    frame: frame)
            }
            let top = cells.map(\.frame.minY).min() ?? end
            if let header = section.content?.supplementary(
                ofKind: UICollectionView.elementKindSectionHeader),
                case let height = length(of: header), end + height <= top + 0.5
            {
                elements.append(
                    PlacedElement(
                        .header, at: IndexPath(item: 0, section: index), header,
                        frame: CGRect(x: 0, y: top - height, width: width, height: height)))
            }
            elements += cells
            known.append(section.with(cells))
            end = cells.map(\.frame.maxY).max() ?? end
        }
        let area = CGRect(origin: .zero, size: size)
        return drawn(elements.filter { $0.frame.intersects(area) }, of: known, within: size)
    }

    /// Gives cells what a list draws around them, if they are as wide as those of the list that stands in.
    private func drawn(
        _ elements: [PlacedElement], of sections: [PlannedSection], within size: CGSize
    ) -> [PlacedElement] {
        guard flow == nil else { return elements }
        let list = CollectionProbe(like: collection).elements(of: content(sections), by: layout, within: size)
        let looks = Dictionary(
            list.filter { $0.kind == .cell }.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        guard let first = elements.first(where: { $0.kind == .cell }),
            looks[first.path]?.frame.width == first.frame.width
        else { return elements }
        return list.filter(\.isBackground)
            + elements.map { element in
                var element = element
                if element.kind == .cell { element.look = looks[element.path]?.look }
                return element
            }
    }

    // MARK: Warnings

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

    private func warn(_ reason: String) {
        SkeletonLog.warnOnce(
            "\(reason), so its layout is not asked where cells will be, and the "
                + "skeleton is a plain list. Give the model a second layout, made as the list's own is: "
                + "CollectionAnimated(…, layout: makeLayout())", about: model)
    }
}

extension PlannedSection {
    /// Returns the section with cells of known frames, and one more if there are more.
    fileprivate func with(_ cells: [PlacedElement]) -> PlannedSection {
        var section = PlannedSection(index, of: content)
        for cell in cells {
            guard let prototype = cell.prototype else { continue }
            section.append(PlannedCell(prototype: prototype, size: cell.frame.size))
        }
        if fillsList || count > cells.count, let last = section.cell(at: cells.count) { section.append(last) }
        return section
    }
}

extension UICollectionViewLayout {
    /// The list that stands in for one that is not asked: plain, or inset where its first cell was last.
    fileprivate static func list(of contents: ListContents) -> UICollectionViewLayout {
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
