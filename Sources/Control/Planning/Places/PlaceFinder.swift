import UIKit

/// Reads the frames of cells of our own in a collection that shows nothing else.
///
/// Where the layout alone decides about sizes, it answers without a cell.
@MainActor
struct PlaceFinder {
    /// The largest number of items of a section.
    static let limit = 1_000

    let collection: UICollectionView
    let source: ProbeSource

    /// The first counts of cells: a section that fills the list begins with few.
    static func firstCounts(of content: ProbeContent) -> [Int] {
        content.sections.map { $0.fillsList ? $0.count + 8 : min($0.count, limit) }
    }

    /// Returns the elements within a size from the start of the content.
    func elements(within size: CGSize) -> [PlacedElement] {
        let area = CGRect(origin: .zero, size: size)
        let found = attributesWithoutCells(in: area) ?? attributesWithCells(in: area)
        return found.filter { !$0.isHidden && $0.alpha > 0 }.sorted { $0.zIndex < $1.zIndex }
            .compactMap { element($0, in: area) }
    }

    /// Returns what the layout places in an area; `nil` where a view that is shown decides about sizes or looks.
    private func attributesWithoutCells(in area: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let first = source.counts.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
        // The layout prepares itself for this question.
        guard let first, collection.layoutAttributesForItem(at: first) != nil, isFixed(around: area) else {
            return nil
        }
        let counts = source.counts
        fill(to: area.size) { collection.reloadData() }
        if isFixed(around: area) { return attributes(in: area) }
        source.counts = counts
        collection.reloadData()
        return nil
    }

    /// Returns what the layout places in an area once it has shown and measured all of it.
    private func attributesWithCells(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
        collection.layoutIfNeeded()
        measure(area.size)
        fill(to: area.size) {
            collection.reloadData()
            collection.layoutIfNeeded()
            measure(area.size)
        }
        return attributes(in: area)
    }
}

// MARK: - Asking

extension PlaceFinder {
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
        let part = page.intersection(CGRect(origin: .zero, size: size))
        guard !collection.bounds.contains(part) else { return }
        collection.contentOffset = page.origin
        collection.layoutIfNeeded()
    }

    private func attributes(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
        collection.collectionViewLayout.layoutAttributesForElements(in: mirrored(area)) ?? []
    }

    /// Whether what the layout places in and around an area stays there once it is shown: no view measures its
    /// height, the list draws nothing around a cell, and no section scrolls by itself.
    private func isFixed(around area: CGRect) -> Bool {
        let layout = collection.collectionViewLayout
        let content = CGRect(origin: .zero, size: layout.collectionViewContentSize).insetBy(dx: -1, dy: -1)
        let found = attributes(in: area.insetBy(dx: -area.width, dy: -area.height))
        return !found.isEmpty
            && found.allSatisfy { element in
                // Sections that scroll by themselves reach out of the content.
                isPlain(element) && content.contains(element.frame) && !layout.asksForHeight(of: element)
            }
    }

    private func isPlain(_ element: UICollectionViewLayoutAttributes) -> Bool {
        switch element.representedElementCategory {
        case .cell: source.content.prototype(at: element.indexPath)?.isListCell == false
        case .supplementaryView: true
        default: false
        }
    }

    /// Adds items to the sections without a count until those of each reach beyond the area. One reload serves all.
    private func fill(to size: CGSize, _ reload: () -> Void) {
        var short = source.counts.indices.filter { source.content.sections[$0].fillsList }
        while true {
            short.removeAll { source.counts[$0] >= Self.limit || reaches($0, beyond: size) }
            guard !short.isEmpty else { return }
            for section in short { source.counts[section] = min(Self.limit, source.counts[section] * 2) }
            reload()
        }
    }

    /// Whether the last item of a section is beyond the area.
    private func reaches(_ section: Int, beyond size: CGSize) -> Bool {
        let last = IndexPath(item: source.counts[section] - 1, section: section)
        guard let frame = collection.layoutAttributesForItem(at: last)?.frame else { return true }
        return !mirrored(frame).intersects(CGRect(origin: .zero, size: size))
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        collection.mirrored(rect, in: max(collection.contentSize.width, collection.bounds.width))
    }
}

// MARK: - Reading

extension PlaceFinder {
    private func element(_ attributes: UICollectionViewLayoutAttributes, in area: CGRect) -> PlacedElement? {
        let frame = mirrored(attributes.frame)
        let path = attributes.indexPath
        guard frame.intersects(area) else { return nil }
        guard path.count > 1 || attributes.representedElementCategory == .decorationView else { return nil }
        switch attributes.representedElementCategory {
        case .cell:
            let look = CellLook(of: collection.cellForItem(at: path))
            return source.content.prototype(at: path).map {
                PlacedElement(.cell, at: path, $0, frame: frame, look: look)
            }
        case .supplementaryView:
            let kind = attributes.representedElementKind ?? ""
            return source.content.supplementary(kind, path.section).map {
                PlacedElement(SkeletonPlace.Kind(supplementary: kind), at: path, $0.prototype, frame: frame)
            }
        default:
            return decoration(at: attributes.frame).map {
                PlacedElement($0, at: path, frame: frame)
            }
        }
    }

    /// Returns the look of the decoration view at a frame.
    private func decoration(at frame: CGRect) -> CellLook? {
        let views = collection.subviews.filter { $0 is UICollectionReusableView && !($0 is any ProbeShowing) }
        return views.first { $0.frame == frame }.flatMap { CellLook(ofDecoration: $0) }
    }
}
