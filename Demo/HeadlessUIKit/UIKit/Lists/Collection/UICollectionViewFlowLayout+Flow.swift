import Foundation

/// The attributes a flow layout has computed.
@MainActor struct FlowContent {
    var contentSize = CGSize.zero
    var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var sections: [Section] = []

    /// The elements of one section.
    struct Section {
        var extent: ClosedRange<CGFloat>
        var items: [UICollectionViewLayoutAttributes]
        var header: UICollectionViewLayoutAttributes?
        var footer: UICollectionViewLayoutAttributes?
        /// How far along the way of scrolling anything of the section lies, beyond its extent where insets are negative.
        var reach: ClosedRange<CGFloat> = 0...0

        /// Notes how far the elements lie.
        @MainActor
        mutating func measureReach(isVertical: Bool) {
            var (start, end) = (extent.lowerBound, extent.upperBound)
            for attributes in items + [header, footer].compactMap({ $0 }) {
                let frame = attributes.frame
                start = min(start, isVertical ? frame.minY : frame.minX)
                end = max(end, isVertical ? frame.maxY : frame.maxX)
            }
            reach = start...max(start, end)
        }
    }

    nonisolated init() {}
}

extension UICollectionViewFlowLayout {
    private var axes: FlowAxes { FlowAxes(direction: scrollDirection) }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// The room a line and its section inset share.
    private func breadth(of collectionView: UICollectionView) -> CGFloat {
        let insets = axes.insets(collectionView.adjustedContentInset)
        return axes.along(collectionView.bounds.size) - insets.start - insets.end
    }

    /// Computes the places of everything, from the measures known or from those asked for now.
    func computeFlow(asking: Bool) {
        flow = FlowContent()
        guard let collectionView else { return }
        let breadth = breadth(of: collectionView)
        var end: CGFloat = 0
        if asking || flowSections.count != collectionView.numberOfSections {
            flowSections = (0..<collectionView.numberOfSections).map { section(at: $0, of: collectionView) }
        }
        for (index, section) in flowSections.enumerated() {
            let frames = section.frames(
                from: end, breadth: breadth, direction: scrollDirection, scale: collectionView.pixelScale)
            append(frames, ofSection: index, from: end)
            end = frames.end
        }
        flow.contentSize = axes.rect(along: 0, across: 0, length: breadth, depth: end).size
    }

    private func section(at index: Int, of view: UICollectionView) -> FlowSection {
        let delegate = flowDelegate
        var section = FlowSection()
        section.inset = referenced(
            delegate?[.insets]?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset,
            in: view)
        section.lineSpacing =
            delegate?[.lineSpacing]?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
            ?? minimumLineSpacing
        section.itemSpacing =
            delegate?[.interitemSpacing]?.collectionView(
                view, layout: self, minimumInteritemSpacingForSectionAt: index)
            ?? minimumInteritemSpacing
        section.headerLength = axes.across(
            delegate?[.headerSize]?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
                ?? headerReferenceSize)
        section.footerLength = axes.across(
            delegate?[.footerSize]?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
                ?? footerReferenceSize)
        section.itemSizes = (0..<view.numberOfItems(inSection: index)).map {
            size(ofItemAt: IndexPath(item: $0, section: index), in: view)
        }
        return section
    }

    private func referenced(_ inset: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
        switch sectionInsetReference {
        case .fromContentInset: inset
        case .fromSafeArea: inset.adding(view.safeAreaInsets)
        case .fromLayoutMargins: inset.adding(view.layoutMargins)
        }
    }

    private func size(ofItemAt path: IndexPath, in view: UICollectionView) -> CGSize {
        let size =
            flowDelegate?[.sizeForItem]?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        guard estimatedItemSize != .zero else { return size }
        if let measured = measuredSizes[path] { return measured }
        return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }

    private func append(_ frames: FlowSection.Frames, ofSection index: Int, from start: CGFloat) {
        let items = frames.items.enumerated().map { item, frame in
            let attributes = makeAttributes(frame: frame)
            attributes.represent(.cell, kind: nil, at: IndexPath(item: item, section: index))
            flow.items[attributes.indexPath] = attributes
            return attributes
        }
        var section = FlowContent.Section(
            extent: start...max(start, frames.end), items: items,
            header: supplement(
                UICollectionView.elementKindSectionHeader, frame: frames.header, section: index),
            footer: supplement(
                UICollectionView.elementKindSectionFooter, frame: frames.footer, section: index))
        section.measureReach(isVertical: scrollDirection == .vertical)
        flow.sections.append(section)
    }

    private func supplement(
        _ kind: String, frame: CGRect, section: Int
    ) -> UICollectionViewLayoutAttributes? {
        guard axes.across(frame.size) > 0 else { return nil }
        let attributes = makeAttributes(frame: frame)
        attributes.represent(.supplementaryView, kind: kind, at: IndexPath(item: 0, section: section))
        return attributes
    }

    private func makeAttributes(frame: CGRect) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = HeadlessClass.makeAttributes(type ?? UICollectionViewLayoutAttributes.self)
        attributes.frame = frame
        return attributes
    }

    // MARK: Looking up

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let isVertical = scrollDirection == .vertical
        let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        return flow.sections.indices.flatMap { index -> [UICollectionViewLayoutAttributes] in
            let reach = flow.sections[index].reach
            guard reach.lowerBound <= end, reach.upperBound >= start else { return [] }
            let supplements = [
                supplementAttributes(ofKind: UICollectionView.elementKindSectionHeader, inSection: index),
                supplementAttributes(ofKind: UICollectionView.elementKindSectionFooter, inSection: index),
            ]
            return (supplements.compactMap { $0 } + flow.sections[index].items).filter {
                $0.frame.overlaps(rect)
            }
        }
    }

    func supplementAttributes(
        ofKind kind: String, inSection index: Int
    ) -> UICollectionViewLayoutAttributes? {
        guard flow.sections.indices.contains(index) else { return nil }
        let section = flow.sections[index]
        switch kind {
        case UICollectionView.elementKindSectionHeader:
            return sectionHeadersPinToVisibleBounds
                ? section.header.map { pinnedHeader($0, in: section) }
                : section.header
        case UICollectionView.elementKindSectionFooter:
            return sectionFootersPinToVisibleBounds
                ? section.footer.map { pinnedFooter($0, in: section) }
                : section.footer
        default:
            return nil
        }
    }

    // MARK: Pinning

    private static let pinnedIndex = 10

    private func pinnedHeader(
        _ attributes: UICollectionViewLayoutAttributes, in section: FlowContent.Section
    ) -> UICollectionViewLayoutAttributes {
        pinned(attributes) { start, length, visible in
            max(start, min(visible.lowerBound, section.extent.upperBound - length))
        }
    }

    private func pinnedFooter(
        _ attributes: UICollectionViewLayoutAttributes, in section: FlowContent.Section
    ) -> UICollectionViewLayoutAttributes {
        pinned(attributes) { start, length, visible in
            min(start, max(visible.upperBound - length, section.extent.lowerBound))
        }
    }

    private func pinned(
        _ attributes: UICollectionViewLayoutAttributes,
        to place: (CGFloat, CGFloat, ClosedRange<CGFloat>) -> CGFloat
    ) -> UICollectionViewLayoutAttributes {
        guard let view = collectionView, let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        var frame = copy.frame
        if scrollDirection == .vertical {
            let span = visible.minY...max(visible.minY, visible.maxY)
            frame.origin.y = place(frame.minY, frame.height, span)
        } else {
            let span = visible.minX...max(visible.minX, visible.maxX)
            frame.origin.x = place(frame.minX, frame.width, span)
        }
        copy.frame = frame
        copy.zIndex = Self.pinnedIndex
        return copy
    }
}
