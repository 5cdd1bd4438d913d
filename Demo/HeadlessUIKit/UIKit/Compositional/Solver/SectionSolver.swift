import Foundation

/// Gives everything in a section its place.
@MainActor struct SectionSolver {
    let section: NSCollectionLayoutSection
    let index: Int
    let itemCount: Int
    /// The direction the layout scrolls.
    let axis: LayoutAxis
    let container: CGSize
    /// What the references for content and for supplementary views add to the insets across.
    let contentReference: NSDirectionalEdgeInsets
    let supplementReference: NSDirectionalEdgeInsets
    let measuredSizes: [ElementKey: CGSize]
    let environment: LayoutEnvironment

    private var insets: NSDirectionalEdgeInsets { section.contentInsets.adding(contentReference) }
    private var inner: CGSize { container.inset(by: insets) }
    private var isScrolled: Bool { section.orthogonalScrollingBehavior != .none }

    func solve() -> SolvedSection {
        var solved = SolvedSection()
        let boundary = boundarySolver
        let groups = solveGroups()
        let start = boundary.before + (section.list?.topPadding ?? 0)
        let depth = isScrolled ? groups.depth : groups.end
        let end = start + axis.before(insets) + depth + axis.after(insets)
        let corner = axis.point(start + axis.before(insets), axis.other.before(insets))
        if isScrolled {
            solved.elements = groups.elements.map { $0.moved(by: axis.point(0, axis.other.before(insets))) }
            solved.scroller = scroller(groups, at: axis.coordinate(corner), depth: depth)
        } else {
            solved.elements = groups.elements.map { $0.moved(by: corner) }
        }
        solved.boundaries = boundary.boundaries(around: start...max(start, end))
        solved.length = end + boundary.after
        solved.decorations = decorations(length: solved.length)
        return solved
    }

    // MARK: Groups

    /// The groups of a section, the first at the origin.
    private struct Groups {
        var elements: [PlacedElement] = []
        var frames: [CGRect] = []
        var end: CGFloat = 0
        var depth: CGFloat = 0
    }

    private func solveGroups() -> Groups {
        let direction = isScrolled ? axis.other : axis
        var solver = GroupSolver(
            section: index, itemCount: itemCount, measuredSizes: measuredSizes, environment: environment)
        var groups = Groups()
        let edges = section.group.edgeSpacing
        let across = direction.other
        let offset = across.before(edges)?.spacing ?? 0
        while solver.hasItems {
            let part = solver.solve(section.group, in: inner)
            guard part.hasData else { break }
            let gap = groups.frames.isEmpty ? 0 : section.interGroupSpacing
            let position = groups.end + gap + (direction.before(edges)?.spacing ?? 0)
            let origin = direction.point(position, offset)
            groups.elements += part.elements.map { $0.moved(by: origin) }
            groups.frames.append(CGRect(origin: origin, size: part.size))
            groups.end = position + direction.length(part.size) + (direction.after(edges)?.spacing ?? 0)
            groups.depth = max(
                groups.depth, offset + across.length(part.size) + (across.after(edges)?.spacing ?? 0))
        }
        return groups
    }

    // The scroller is as broad as the container; the insets scroll with the groups.
    private func scroller(_ groups: Groups, at start: CGFloat, depth: CGFloat) -> SolvedSection.Scroller {
        let across = axis.other
        let before = across.before(insets)
        let shift = across.point(before, 0)
        return SolvedSection.Scroller(
            frame: CGRect(origin: axis.point(start, 0), size: axis.size(depth, across.length(container))),
            contentSize: axis.size(depth, before + groups.end + across.after(insets)),
            groups: groups.frames.map { $0.offsetBy(dx: shift.x, dy: shift.y) })
    }

    // MARK: What stands around and behind

    private var boundarySolver: BoundarySolver {
        let across = axis.other
        let followed = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        let insets = followed.adding(supplementReference)
        let breadth = across.length(container) - across.before(insets) - across.after(insets)
        return BoundarySolver(
            items: section.boundarySupplementaryItems, axis: axis, path: IndexPath(item: 0, section: index),
            measuredSizes: measuredSizes, container: axis.size(axis.length(container), max(0, breadth)),
            inset: across.before(insets))
    }

    private func decorations(length: CGFloat) -> [PlacedElement] {
        section.decorationItems.map { item in
            let full = axis.size(length, axis.other.length(container))
            let insets = item.contentInsets
            return PlacedElement(
                key: ElementKey(
                    category: .decorationView, kind: item.elementKind,
                    path: IndexPath(item: 0, section: index)),
                frame: CGRect(
                    origin: CGPoint(x: insets.leading, y: insets.top), size: full.inset(by: insets)),
                zIndex: item.zIndex)
        }
    }
}

extension NSDirectionalEdgeInsets {
    func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
            trailing: trailing + other.trailing)
    }
}
