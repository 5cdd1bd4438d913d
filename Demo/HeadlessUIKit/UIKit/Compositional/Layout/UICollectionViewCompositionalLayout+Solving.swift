import Foundation

extension UICollectionViewCompositionalLayout {
    var axis: LayoutAxis { LayoutAxis(configuration.scrollDirection) }

    private var isReversed: Bool {
        collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    func solve() {
        compositional = CompositionalContent()
        guard let view = collectionView else { return }
        let environment = environment(of: view)
        let room = environment.container.effectiveContentSize
        let global = globalSolver(room)
        var position = global.before
        let start = position
        for index in 0..<view.numberOfSections {
            if index > 0 { position += configuration.interSectionSpacing }
            append(section: index, at: &position, in: room, environment)
        }
        appendGlobals(global.boundaries(around: start...max(start, position)))
        compositional.contentSize = axis.size(position + global.after, axis.other.length(room))
        if isReversed { mirror() }
    }

    private func environment(of view: UICollectionView) -> LayoutEnvironment {
        let inset = view.adjustedContentInset
        let insets = NSDirectionalEdgeInsets(
            top: inset.top, leading: isReversed ? inset.right : inset.left, bottom: inset.bottom,
            trailing: isReversed ? inset.left : inset.right)
        return LayoutEnvironment(
            container: LayoutContainer(size: view.bounds.size, insets: insets),
            traitCollection: view.traitCollection)
    }

    private func globalSolver(_ room: CGSize) -> BoundarySolver {
        BoundarySolver(
            items: configuration.boundarySupplementaryItems, axis: axis, path: IndexPath(index: 0),
            measuredSizes: measuredSizes, container: room, inset: 0)
    }

    // MARK: Sections

    private func append(
        section index: Int, at position: inout CGFloat, in room: CGSize, _ environment: LayoutEnvironment
    ) {
        guard let view = collectionView else { return }
        guard let definition = section(at: index, environment) else {
            return HeadlessException.raise(
                """
                Invalid section definition. Please specify a valid section definition when content is to be \
                rendered for a section. This is a client error.
                """
            )
        }
        let solver = SectionSolver(
            section: definition, index: index, itemCount: view.numberOfItems(inSection: index), axis: axis,
            container: room, contentReference: insets(definition.contentInsetsReference, of: view),
            supplementReference: insets(definition.supplementaryContentInsetsReference, of: view),
            measuredSizes: measuredSizes, environment: environment)
        let solved = solver.solve()
        compositional.sections.append(content(of: solved, definition, index, at: position))
        position += solved.length
    }

    /// What a reference adds across the direction of scrolling, besides what already is a content inset.
    private func insets(_ reference: UIContentInsetsReference, of view: UICollectionView)
        -> NSDirectionalEdgeInsets
    {
        let base = reference == .automatic ? configuration.contentInsetsReference : reference
        let whole: UIEdgeInsets
        switch base {
        case .automatic, .safeArea: whole = view.safeAreaInsets
        case .layoutMargins: whole = view.layoutMargins
        case .readableContent: whole = view.readableInsets
        case .none: return .zero
        }
        let taken = view.adjustedContentInset
        guard axis == .vertical else {
            return NSDirectionalEdgeInsets(
                top: max(0, whole.top - taken.top), leading: 0, bottom: max(0, whole.bottom - taken.bottom),
                trailing: 0)
        }
        let left = max(0, whole.left - taken.left)
        let right = max(0, whole.right - taken.right)
        return NSDirectionalEdgeInsets(
            top: 0, leading: isReversed ? right : left, bottom: 0, trailing: isReversed ? left : right)
    }

    private func content(
        of solved: SolvedSection, _ definition: NSCollectionLayoutSection, _ index: Int, at start: CGFloat
    ) -> CompositionalContent.Section {
        let offset = axis.point(start, 0)
        var section = CompositionalContent.Section(definition: definition)
        section.extent = start...max(start, start + solved.length)
        section.scroller = solved.scroller
        section.scroller?.frame.origin.x += offset.x
        section.scroller?.frame.origin.y += offset.y
        let isScrolled = solved.scroller != nil
        section.attributes = solved.elements.map { element in
            let attributes = makeAttributes(isScrolled ? element : element.moved(by: offset))
            attributes.extras.scrollingSection = isScrolled ? index : nil
            return attributes
        }
        section.boundaries = solved.boundaries.map { boundary in
            let attributes = makeAttributes(boundary.element.moved(by: offset))
            let middle = start + solved.length / 2
            return CompositionalContent.Boundary(
                attributes: attributes, isPinned: boundary.isPinned,
                isAtEnd: axis.start(attributes.frame) >= middle)
        }
        section.decorations = solved.decorations.map { makeAttributes($0.moved(by: offset)) }
        definition.list?.describe(section, itemCount: collectionView?.numberOfItems(inSection: index) ?? 0)
        return section
    }

    private func appendGlobals(_ boundaries: [SolvedSection.Boundary]) {
        let middle = (compositional.sections.last?.extent.upperBound ?? 0) / 2
        compositional.globals = boundaries.map { boundary in
            let attributes = makeAttributes(boundary.element)
            return CompositionalContent.Boundary(
                attributes: attributes, isPinned: boundary.isPinned,
                isAtEnd: axis.start(attributes.frame) >= middle)
        }
    }

    private func makeAttributes(_ element: PlacedElement) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = HeadlessClass.makeAttributes(type ?? UICollectionViewLayoutAttributes.self)
        attributes.represent(element.key.category, kind: element.key.kind, at: element.key.path)
        attributes.frame = element.frame
        attributes.zIndex = element.zIndex
        attributes.extras.measured = element.measured
        return attributes
    }

    // MARK: Right to left

    /// Everything is solved from left to right and then turned over.
    private func mirror() {
        let width = compositional.contentSize.width
        for index in compositional.sections.indices {
            let section = compositional.sections[index]
            let inner = section.scroller.map { $0.contentSize.width } ?? width
            section.attributes.forEach { $0.center.x = inner - $0.center.x }
            section.decorations.forEach { $0.center.x = width - $0.center.x }
            section.boundaries.forEach { $0.attributes.center.x = width - $0.attributes.center.x }
            guard var scroller = section.scroller else { continue }
            scroller.frame.origin.x = width - scroller.frame.maxX
            scroller.groups = scroller.groups.map {
                CGRect(x: inner - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
            }
            compositional.sections[index].scroller = scroller
        }
        compositional.globals.forEach { $0.attributes.center.x = width - $0.attributes.center.x }
    }
}
