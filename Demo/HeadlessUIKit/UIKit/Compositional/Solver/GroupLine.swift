import Foundation

/// The items of a group in a row or a column.
@MainActor struct GroupLine {
    /// One solved item and the spaces around it.
    private struct Slot {
        let item: NSCollectionLayoutItem
        var part: SolvedPart
        let before: NSCollectionLayoutSpacing?
        let after: NSCollectionLayoutSpacing?
    }

    let group: NSCollectionLayoutGroup
    let axis: LayoutAxis
    /// The room within the group's insets.
    let inner: CGSize
    private var slots: [Slot] = []
    private var used: CGFloat = 0

    init(group: NSCollectionLayoutGroup, axis: LayoutAxis, inner: CGSize) {
        self.group = group
        self.axis = axis
        self.inner = inner
    }

    private var gap: CGFloat { group.interItemSpacing?.spacing ?? 0 }

    private var grows: Bool { axis.isMeasured(group.layoutSize.measuredAxes) }

    func capacity(limit: Int) -> Int {
        switch group.repetition {
        case .times(let count), .shares(let count): max(0, count)
        case .untilFull: grows ? group.subitems.count : limit
        }
    }

    /// The length of items that share the group.
    var prescription: GroupSolver.Prescription? {
        guard case .shares(let count) = group.repetition, count > 0 else { return nil }
        let room = axis.length(inner) - gap * CGFloat(count - 1)
        return GroupSolver.Prescription(axis: axis, length: max(0, room / CGFloat(count)))
    }

    /// Takes an item, unless the group is full.
    mutating func append(_ part: SolvedPart, of item: NSCollectionLayoutItem) -> Bool {
        let slot = Slot(
            item: item, part: part, before: axis.before(item.edgeSpacing), after: axis.after(item.edgeSpacing)
        )
        let length = (slot.before?.spacing ?? 0) + axis.length(part.size) + (slot.after?.spacing ?? 0)
        let end = used + (slots.isEmpty ? 0 : gap) + length
        if group.repetition == .untilFull, !grows, !slots.isEmpty, end > axis.length(inner) + 0.01 {
            return false
        }
        used = end
        slots.append(slot)
        return true
    }

    /// Makes items that are uniform across their siblings as long as the longest.
    mutating func levelUniformItems() {
        for direction in [axis, axis.other] {
            let uniform = slots.indices.filter { isUniform(slots[$0].item, along: direction) }
            guard let longest = uniform.map({ direction.length(slots[$0].part.size) }).max() else { continue }
            uniform.forEach { stretch(&slots[$0].part, to: longest, along: direction) }
        }
    }

    private func isUniform(_ item: NSCollectionLayoutItem, along direction: LayoutAxis) -> Bool {
        let size = item.layoutSize
        return direction == .horizontal
            ? size.widthDimension.isUniformAcrossSiblings : size.heightDimension.isUniformAcrossSiblings
    }

    private func stretch(_ part: inout SolvedPart, to length: CGFloat, along direction: LayoutAxis) {
        part.size = direction.size(length, direction.other.length(part.size))
        guard !part.elements.isEmpty else { return }
        let across = direction.other.length(part.elements[0].frame.size)
        part.elements[0].frame.size = direction.size(length, across)
    }

    // MARK: Places

    /// The room the items take: that of the group, except where the group is as long as its items.
    var size: CGSize {
        let across = axis.other
        let deepest = slots.filter(\.part.hasData).map(depth).max()
        let isDeepEnough = !across.isMeasured(group.layoutSize.measuredAxes)
        return axis.size(
            grows ? used : axis.length(inner),
            isDeepEnough ? across.length(inner) : deepest ?? across.length(inner))
    }

    private func depth(of slot: Slot) -> CGFloat {
        let across = axis.other
        let edges = slot.item.edgeSpacing
        return (across.before(edges)?.spacing ?? 0) + across.length(slot.part.size)
            + (across.after(edges)?.spacing ?? 0)
    }

    func place(in size: CGSize) -> [PlacedElement] {
        let share = flexibleShare(in: axis.length(size))
        var position: CGFloat = 0
        var elements: [PlacedElement] = []
        for (index, slot) in slots.enumerated() {
            if index > 0 { position += length(of: group.interItemSpacing, share) }
            position += length(of: slot.before, share)
            let offset = axis.point(position, depthOffset(of: slot, in: axis.other.length(size)))
            elements += slot.part.elements.map { $0.moved(by: offset) }
            position += axis.length(slot.part.size) + length(of: slot.after, share)
        }
        return elements
    }

    private func length(of spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
        guard let spacing else { return 0 }
        return spacing.spacing + (spacing.isFlexible ? share : 0)
    }

    private func flexibleShare(in length: CGFloat) -> CGFloat {
        let gaps = group.interItemSpacing?.isFlexible == true ? max(0, slots.count - 1) : 0
        let edges = slots.reduce(0) { count, slot in
            count + (slot.before?.isFlexible == true ? 1 : 0) + (slot.after?.isFlexible == true ? 1 : 0)
        }
        guard gaps + edges > 0 else { return 0 }
        return max(0, length - used) / CGFloat(gaps + edges)
    }

    private func depthOffset(of slot: Slot, in depth: CGFloat) -> CGFloat {
        let across = axis.other
        let before = across.before(slot.item.edgeSpacing)
        let after = across.after(slot.item.edgeSpacing)
        let flexible = (before?.isFlexible == true ? 1 : 0) + (after?.isFlexible == true ? 1 : 0)
        guard before?.isFlexible == true else { return before?.spacing ?? 0 }
        return (before?.spacing ?? 0) + max(0, depth - self.depth(of: slot)) / CGFloat(flexible)
    }
}
