import Foundation

/// Gives the items of a section, one after the other, their places in groups.
@MainActor struct GroupSolver {
    let section: Int
    let itemCount: Int
    let measuredSizes: [ElementKey: CGSize]
    let environment: LayoutEnvironment
    private(set) var nextItem = 0

    init(
        section: Int, itemCount: Int, measuredSizes: [ElementKey: CGSize], environment: LayoutEnvironment
    ) {
        self.section = section
        self.itemCount = itemCount
        self.measuredSizes = measuredSizes
        self.environment = environment
    }

    var hasItems: Bool { nextItem < itemCount }

    /// A length that the surrounding group prescribes.
    struct Prescription {
        let axis: LayoutAxis
        let length: CGFloat

        func size(_ size: CGSize) -> CGSize {
            axis.size(length, axis.other.length(size))
        }
    }

    mutating func solve(
        _ part: NSCollectionLayoutItem, in container: CGSize, prescribed: Prescription? = nil
    ) -> SolvedPart {
        let own = part.layoutSize.size(in: container)
        let size = prescribed?.size(own) ?? own
        guard let group = part as? NSCollectionLayoutGroup else { return solveItem(part, size: size) }
        let first = nextItem
        var solved: SolvedPart
        switch group.arrangement {
        case .horizontal: solved = solveLine(group, .horizontal, size: size)
        case .vertical: solved = solveLine(group, .vertical, size: size)
        case .custom(let provider): solved = solveCustom(provider, of: group, size: size)
        }
        solved.hasData = nextItem > first
        guard solved.hasData else { return solved }
        solved.elements += anchored(
            group.supplementaryItems, at: CGRect(origin: .zero, size: solved.size), item: first)
        return solved
    }

    // MARK: Items

    private mutating func solveItem(_ item: NSCollectionLayoutItem, size: CGSize) -> SolvedPart {
        guard hasItems else { return SolvedPart(size: size, hasData: false) }
        let path = IndexPath(item: nextItem, section: section)
        nextItem += 1
        var element = PlacedElement(
            key: ElementKey(category: .cell, kind: nil, path: path), frame: CGRect(origin: .zero, size: size))
        element.measured = item.layoutSize.measuredAxes
        if let measured = measuredSizes[element.key] {
            element.frame.size = element.measured.size(size, measured: measured)
        }
        let outer = element.frame.size
        element.frame = inset(element.frame, by: item.contentInsets, except: element.measured)
        let badges = anchored(item.supplementaryItems, at: element.frame, item: path.item)
        return SolvedPart(size: outer, elements: [element] + badges)
    }

    // A length that its view decides is not inset.
    private func inset(
        _ frame: CGRect, by insets: NSDirectionalEdgeInsets, except axes: MeasuredAxes
    ) -> CGRect {
        var frame = frame
        if !axes.width {
            frame.origin.x += insets.leading
            frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
        }
        if !axes.height {
            frame.origin.y += insets.top
            frame.size.height = max(0, frame.height - insets.top - insets.bottom)
        }
        return frame
    }

    private func anchored(
        _ items: [NSCollectionLayoutSupplementaryItem], at container: CGRect, item: Int
    ) -> [PlacedElement] {
        items.map { supplement in
            let path = IndexPath(item: item, section: section)
            let key = ElementKey(
                category: .supplementaryView, kind: supplement.elementKind, path: path)
            let axes = supplement.layoutSize.measuredAxes
            let proposed = supplement.layoutSize.size(in: container.size)
            let size = measuredSizes[key].map { axes.size(proposed, measured: $0) } ?? proposed
            let frame = inset(
                supplement.frame(of: size, at: container), by: supplement.contentInsets, except: axes)
            return PlacedElement(key: key, frame: frame, zIndex: supplement.zIndex, measured: axes)
        }
    }

    // MARK: Groups

    private mutating func solveCustom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, of group: NSCollectionLayoutGroup, size: CGSize
    ) -> SolvedPart {
        var elements: [PlacedElement] = []
        for item in provider(environment.inside(size, group.contentInsets)) where hasItems {
            let key = ElementKey(
                category: .cell, kind: nil, path: IndexPath(item: nextItem, section: section))
            let element = PlacedElement(key: key, frame: item.frame, zIndex: item.zIndex)
            elements.append(
                element.moved(by: CGPoint(x: group.contentInsets.leading, y: group.contentInsets.top)))
            nextItem += 1
        }
        return SolvedPart(size: size, elements: elements)
    }

    private mutating func solveLine(
        _ group: NSCollectionLayoutGroup, _ axis: LayoutAxis, size: CGSize
    ) -> SolvedPart {
        let inner = size.inset(by: group.contentInsets)
        var line = GroupLine(group: group, axis: axis, inner: inner)
        fill(&line)
        line.levelUniformItems()
        let content = line.size
        let insets = group.contentInsets
        let elements = line.place(in: content)
            .map { $0.moved(by: CGPoint(x: insets.leading, y: insets.top)) }
        let outer = CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
        let axes = group.layoutSize.measuredAxes
        return SolvedPart(size: axes.size(size, measured: outer), elements: elements)
    }

    /// The most items a group that repeats until it is full may have.
    private static let limit = 500

    // Items the data does not reach keep their room, so that the last group has the columns of the others.
    private mutating func fill(_ line: inout GroupLine) {
        let pattern = line.group.subitems
        guard !pattern.isEmpty else { return }
        for index in 0..<line.capacity(limit: Self.limit) {
            let item = pattern[index % pattern.count]
            var trial = self
            let part = trial.solve(item, in: line.inner, prescribed: line.prescription)
            guard part.hasData || line.axis.length(part.size) > 0.5 else { return }
            guard line.append(part, of: item) else { return }
            self = trial
        }
    }
}
