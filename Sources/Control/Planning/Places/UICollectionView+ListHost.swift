import TabCache
package import UIKit

extension UICollectionView: ListHost {
    /// An own layout scrolls sideways where its content is wider than the list, and no higher.
    package var isHorizontal: Bool {
        switch collectionViewLayout {
        case let flow as UICollectionViewFlowLayout: flow.scrollDirection == .horizontal
        case let layout as UICollectionViewCompositionalLayout:
            layout.configuration.scrollDirection == .horizontal
        default: contentSize.width > bounds.width && contentSize.height <= bounds.height
        }
    }

    var anyDataSource: (any NSObjectProtocol)? { dataSource }

    /// The collection prepares its layout for the first question; whether its own answer is flipped is nowhere said.
    func frameOfCell(at path: IndexPath) -> CGRect? {
        guard layoutAttributesForItem(at: path) != nil else { return nil }
        return collectionViewLayout.layoutAttributesForItem(at: path)?.frame
    }

    func shown(_ frame: CGRect) -> CGRect { mirrored(frame, in: max(contentSize.width, bounds.width)) }

    var shownPaths: [IndexPath] { showsOldData ? [] : indexPathsForVisibleItems.sorted() }

    func shownCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func shownView(_ kind: ElementKind, ofSection section: Int) -> UIView? {
        kind.name.flatMap {
            supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: section))
        }
    }

    func place(ofSection section: Int, _ starts: inout SectionStarts) -> SectionPlace {
        let header = frame(ofEdge: UICollectionView.elementKindSectionHeader, section)
        let cells = frames(ofSection: section)
        return SectionPlace(
            header: header, cells: cells, end: end(ofCells: cells, inSection: section),
            start: header.map(end) ?? end(ofSection: section - 1, &starts))
    }

    private func frame(ofEdge kind: String, _ section: Int) -> CGRect? {
        let frame = collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
        return frame?.isEmpty == false ? frame : nil
    }

    /// The end of a section with its insets, as far as the layout tells; zero before the first one.
    ///
    /// It goes back to the last section in which something is, for sections without anything are only as long as their insets.
    private func end(ofSection section: Int, _ starts: inout SectionStarts) -> CGFloat {
        var (index, end) = (section, CGFloat(0))
        while index >= 0 {
            if let known = starts.ends[index] ?? endOfContent(inSection: index, &starts) {
                end = known
                break
            }
            index -= 1
        }
        for empty in max(index, -1) + 1..<section + 1 {
            let insets = insets(ofSection: empty, &starts)
            end += isHorizontal ? insets.left + insets.right : insets.top + insets.bottom
            starts.ends[empty] = end
        }
        if section >= 0 { starts.ends[section] = end }
        return end
    }

    /// The insets that a flow layout gives a section; zero for other layouts.
    private func insets(ofSection section: Int, _ starts: inout SectionStarts) -> UIEdgeInsets {
        guard let flowLayout else { return .zero }
        let measures = starts.measures ?? FlowMeasures(flowLayout, of: self)
        starts.measures = measures
        return measures.metrics(ofSection: section, hasEdges: false).insets
    }

    /// The end of what a section has: its footer, or its last line of cells and the inset below, or its header.
    private func endOfContent(inSection section: Int, _ starts: inout SectionStarts) -> CGFloat? {
        if let footer = frame(ofEdge: UICollectionView.elementKindSectionFooter, section) {
            return end(of: footer)
        }
        let insets = insets(ofSection: section, &starts)
        let below = isHorizontal ? insets.right : insets.bottom
        let count = numberOfItems(inSection: section)
        guard let last = count == 0 ? nil : frameOfCell(at: IndexPath(item: count - 1, section: section))
        else {
            let above = isHorizontal ? insets.left : insets.top
            return frame(ofEdge: UICollectionView.elementKindSectionHeader, section).map {
                end(of: $0) + above + below
            }
        }
        let whole = CGRect(origin: .zero, size: contentSize)
        let line =
            isHorizontal
            ? CGRect(x: last.minX, y: whole.minY, width: last.width, height: whole.height)
            : CGRect(x: whole.minX, y: last.minY, width: whole.width, height: last.height)
        let cells = attributes(in: line).filter {
            $0.representedElementCategory == .cell && $0.indexPath.section == section
        }
        return (cells.map(\.frame) + [last]).map(end).max().map { $0 + below }
    }

    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

    func selectCell(at path: IndexPath) {
        selectItem(at: path, animated: false, scrollPosition: [])
    }

    // MARK: What the list draws

    var pinsHeaders: Bool { flowLayout?.sectionHeadersPinToVisibleBounds ?? false }

    func decorated(_ cells: [PlacedElement], at position: Int?) -> [PlacedElement] {
        guard let position else { return cells }
        return cells.map { cell in
            var cell = cell
            cell.appearance = CellAppearance(
                of: cellForItem(at: IndexPath(item: cell.path.item, section: position)))
            return cell
        }
    }

    // MARK: Room

    var anyDelegate: (any NSObjectProtocol)? {
        get { delegate }
        set { delegate = newValue as? any UICollectionViewDelegate }
    }

    var hasRoom: Bool { flowLayout != nil }

    func lengthOfFooter(inSection section: Int) -> CGFloat { 0 }

    func remeasure() {
        collectionViewLayout.invalidateLayout()
        layOutNow()
    }
}

extension UIScrollView {
    /// The flow layout of a collection; `nil` for other layouts and views.
    var flowLayout: UICollectionViewFlowLayout? {
        (self as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
    }
}

extension UICollectionView {
    /// What the layout places in an area, before it is flipped.
    func attributes(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
        collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    }
}
