import TabCache
import UIKit

/// Finds the frames of cells of our own in a collection off screen, which shows nothing else.
///
/// UIKit makes and lays out a cell for every item in sight, which costs far more than the frames of a layout.
/// So this asks the layout first, for attributes alone. That is enough unless views on screen change its answer: cells that
/// measure themselves, what a list draws around its cells, sections that scroll by themselves. Then it makes and shows cells.
///
/// How many items reach beyond the area is not known before they have frames: each section begins with few and doubles.
@MainActor
struct PlaceFinder {
    static let limit = 1_000

    let collection: UICollectionView
    let source: ProbeSource

    func elements(within size: CGSize) -> [PlacedElement] {
        let area = CGRect(origin: .zero, size: size)
        if !fillsWithoutCells(area) { fillWithCells(area) }
        return PlaceReader(collection: collection, content: source.content).elements(within: size)
    }

    /// Fills an area without a cell; `false` where a view that is shown decides about sizes or looks.
    private func fillsWithoutCells(_ area: CGRect) -> Bool {
        let first = source.counts.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
        // The collection prepares its layout for this question.
        guard let first, collection.frameOfCell(at: first) != nil, isFixed(around: area) else { return false }
        fill(area) {
            collection.reloadData()
            _ = collection.frameOfCell(at: first)
        }
        return isFixed(around: area)
    }

    private func fillWithCells(_ area: CGRect) {
        collection.layoutIfNeeded()
        measure(area.size)
        fill(area) {
            collection.reloadData()
            collection.layoutIfNeeded()
            measure(area.size)
        }
    }

    // MARK: Filling

    /// Adds items to the sections that have more until those of each reach beyond the area. One reload serves all.
    private func fill(_ area: CGRect, _ reload: () -> Void) {
        var short = Array(source.counts.indices)
        while true {
            short.removeAll { source.counts[$0] >= most(of: $0) || reaches($0, beyond: area) }
            guard !short.isEmpty else { return }
            for section in short {
                source.counts[section] = min(most(of: section), source.counts[section] * 2)
            }
            reload()
        }
    }

    private func most(of section: Int) -> Int {
        let planned = source.content.sections[section]
        return planned.fillsList ? Self.limit : min(planned.count, Self.limit)
    }

    private func reaches(_ section: Int, beyond area: CGRect) -> Bool {
        let last = IndexPath(item: source.counts[section] - 1, section: section)
        return collection.frameOfCell(at: last)?.intersects(area) != true
    }

    /// Scrolls through an area, so that the layout measures the cells in it.
    private func measure(_ size: CGSize) {
        let page = collection.bounds.size
        guard page.width > 0, page.height > 0 else { return }
        let start = collection.contentOffset
        for x in stride(from: 0, to: max(size.width, 1), by: page.width) {
            for y in stride(from: 0, to: max(size.height, 1), by: page.height) {
                show(CGRect(origin: CGPoint(x: x, y: y), size: page), of: size)
            }
        }
        guard collection.contentOffset != start else { return }
        collection.contentOffset = start
        collection.layoutIfNeeded()
    }

    private func show(_ page: CGRect, of size: CGSize) {
        let width = max(collection.contentSize.width, page.width)
        let part = collection.mirrored(page.intersection(CGRect(origin: .zero, size: size)), in: width)
        guard !collection.bounds.contains(part) else { return }
        collection.contentOffset = collection.mirrored(page, in: width).origin
        collection.layoutIfNeeded()
    }

    // MARK: Whether cells decide

    /// Whether what the layout places in and around an area stays there once it is shown: no view measures its
    /// height, the list draws nothing around a cell, and no section scrolls by itself.
    private func isFixed(around area: CGRect) -> Bool {
        let layout = collection.collectionViewLayout
        // The sizes of a copy are given.
        if layout is FlowLayoutCopy || layout is PlainLayout { return true }
        let content = CGRect(origin: .zero, size: layout.collectionViewContentSize).insetBy(dx: -1, dy: -1)
        let found = collection.attributes(in: area.insetBy(dx: -area.width, dy: -area.height))
        return !found.isEmpty
            && found.allSatisfy { element in
                // Sections that scroll by themselves reach out of the content.
                isPlain(element) && content.contains(element.frame) && !layout.asksForHeight(of: element)
            }
    }

    private func isPlain(_ element: UICollectionViewLayoutAttributes) -> Bool {
        switch element.representedElementCategory {
        case .cell: source.content.cell(at: element.indexPath)?.prototype.isListCell == false
        case .supplementaryView: true
        default: false
        }
    }
}
