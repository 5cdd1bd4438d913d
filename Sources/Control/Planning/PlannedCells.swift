import TabProduction
import UIKit

/// The cells that a list shows while it loads: how many, how large, and what is drawn for each.
///
/// A class is produced and adjusted once for each size, however many cells show it. What was produced to find out a
/// height is what the cells of that height show.
@MainActor
final class PlannedCells {
    let model: FormAnimated

    /// What the list showed when it was last loaded, if the model remembers it.
    var remembered: RememberedContent?

    /// What was last produced of each prototype, without adjustments.
    private(set) var bases: [PrototypeName: Production] = [:]

    private weak var list: UIScrollView?
    private var productions: [Key: Production] = [:]
    /// What was looked up of what is remembered of each prototype.
    private var shapes: [PrototypeName: RememberedShapes?] = [:]
    private var conditions: Conditions?
    private var twins = PrototypeTwins()

    init(of model: FormAnimated, in list: UIScrollView) {
        self.model = model
        self.list = list
    }

    /// Forgets what was produced, but not what is remembered.
    func forget() {
        productions = [:]
        shapes = [:]
    }
}

// MARK: - Productions

extension PlannedCells {
    private struct Key: Hashable {
        let className: String
        let variant: String
        let identity: ObjectIdentifier?
        let width: CGFloat
        /// Zero for the fitting height.
        let height: CGFloat
        /// The sides of the size before it measures itself in both directions; none where its width is given.
        let estimate: [CGFloat]
        /// The place, where adjustments depend on it.
        let place: SkeletonPlace?
        /// Which of the remembered looks it has.
        let look: Int

        @MainActor
        init(
            _ prototype: Prototype, _ size: CGSize, _ estimate: CGSize?, _ place: SkeletonPlace?, look: Int
        ) {
            self.estimate = estimate.map { [$0.width, $0.height] } ?? []
            self.place = place
            self.look = look
            className = prototype.className
            variant = prototype.variant
            identity = prototype.identity.map(ObjectIdentifier.init)
            width = size.width
            height = size.height > 0 && size.height.isFinite ? size.height : 0
        }
    }

    /// What productions depend on besides classes and sizes.
    private struct Conditions: Equatable {
        let category: UIContentSizeCategory
        let direction: UIUserInterfaceLayoutDirection
        let margins: UIEdgeInsets?

        @MainActor
        init(of list: UIScrollView) {
            category = list.traitCollection.preferredContentSizeCategory
            direction = list.effectiveUserInterfaceLayoutDirection
            margins = (list as? UITableView)?.marginsOfCells
        }
    }

    /// Returns the adjusted production of a prototype.
    ///
    /// - Parameters:
    ///   - size: In points; a height of zero asks for the fitting one.
    ///   - estimate: The size before it measures itself in both directions; `nil` where its width is given.
    ///   - place: Where in the list it will be; `nil` to find out a height.
    func production(
        of prototype: Prototype, size: CGSize, estimate: CGSize? = nil, at place: SkeletonPlace? = nil
    ) -> Production {
        guard let list else {
            return Production(
                className: prototype.className, size: size,
                surface: Surface(frame: CGRect(origin: .zero, size: size)))
        }
        followConditions(of: list)
        let look = look(of: prototype, at: place, in: list)
        let place = model.adjustsByPlace ? place : nil
        let key = Key(prototype, size, estimate, place, look: look)
        if let production = productions[key] { return production }
        twins.add(prototype)
        let production = model.production(
            of: prototype, size: size, estimate: estimate, in: list, at: place, look: look
        ) {
            bases[PrototypeName(prototype)] = $0
        }
        productions[key] = production
        productions[Key(prototype, production.size, nil, place, look: look)] = production
        return production
    }

    /// Returns the height of a header or footer at a width: that of the model, or else what the view asks for.
    func height(of view: SupplementaryAnimated, width: CGFloat) -> CGFloat {
        view.height ?? production(of: view.prototype, size: CGSize(width: width, height: 0)).size.height
    }

    /// Returns which of the remembered looks something has at a place; zero is typical.
    private func look(of prototype: Prototype, at place: SkeletonPlace?, in list: UIScrollView) -> Int {
        guard let place else { return 0 }
        let name = PrototypeName(prototype)
        let known = shapes[name] ?? model.rememberedShapes(of: prototype, in: list)
        shapes[name] = .some(known)
        return known?.look(at: RememberedShapes.Place(section: place.section, item: place.item)) ?? 0
    }

    private func followConditions(of list: UIScrollView) {
        let new = Conditions(of: list)
        let traits = list.traitCollection
        if new != conditions || productions.values.contains(where: { $0.isOutdated(in: traits) }) { forget() }
        conditions = new
    }
}

// MARK: - Sizes and numbers

extension PlannedCells {
    /// What the whole list shows: where the model leaves it open, as many sections as there were.
    var sections: [SectionAnimated] {
        let planned = model.plannedSections
        guard model.scope == .whole, model.sectionCount == nil, let last = planned.last, let remembered else {
            return planned
        }
        return planned + Array(repeating: last, count: max(0, remembered.sections.count - planned.count))
    }

    /// Returns the cells of a section, of which those without a given number fill the list.
    func section(_ number: Int, of section: SectionAnimated, by measures: some CellMeasuring)
        -> PlannedSection
    {
        if section.isRepeated { return turns(number, of: section, by: measures) }
        var planned = PlannedSection()
        for (position, kind) in section.cells.enumerated() {
            let next = { self.cell(kind, at: $0, inSection: number, by: measures) }
            let isLast = position == section.cells.count - 1
            if let count = count(of: kind, inSection: number) {
                let differing = min(count, measures.differingCells(inSection: number) - planned.count)
                for _ in 0..<max(0, differing) { planned.append(next(planned.count), kind: position) }
                let rest = count - max(0, differing)
                if rest > 0 { planned.append(next(planned.count), count: rest, kind: position) }
            } else if let room = measures.room(after: planned.cells(limit: PlannedSection.limit)) {
                fill(
                    room, of: &planned, kind: position, differing: measures.differingCells(inSection: number),
                    with: next)
            } else if isLast {
                planned.go(onWith: [next(planned.count)])
            } else {
                planned.append(next(planned.count), kind: position)
            }
        }
        return planned
    }

    /// Returns the cells of a section whose kinds follow each other again and again.
    private func turns(_ number: Int, of section: SectionAnimated, by measures: some CellMeasuring)
        -> PlannedSection
    {
        let kinds = section.turn
        guard !kinds.isEmpty else { return PlannedSection() }
        var planned = PlannedSection()
        let turn = kinds.enumerated().map { cell($1, at: $0, inSection: number, by: measures) }
        let given = model.animatedCount.map { max(0, $0) } ?? remembered?.count(inSection: number)
        if let given {
            for index in 0..<given { planned.append(turn[index % turn.count], kind: index % turn.count) }
            return planned
        }
        planned.go(onWith: turn)
        guard let room = measures.room(after: []) else { return planned }
        var filled: CGFloat = 0
        while planned.count == 0 || filled < room - 0.0001, planned.count < PlannedSection.limit {
            let cell = turn[planned.count % turn.count]
            filled += max(cell.size.height, 1)
            planned.append(cell, kind: planned.count % turn.count)
        }
        return planned
    }

    /// Adds cells until they reach a height, and at least one.
    private func fill(
        _ room: CGFloat, of planned: inout PlannedSection, kind: Int, differing: Int,
        with next: (Int) -> PlannedCell
    ) {
        var filled: CGFloat = 0
        var isPattern = false
        repeat {
            let cell = next(planned.count)
            // From where heights no longer differ, one cell is repeated.
            if !isPattern, planned.count >= differing {
                planned.go(onWith: [cell])
                isPattern = true
            }
            planned.append(cell, kind: kind)
            filled += max(cell.size.height, 1)
        } while filled < room - 0.0001 && planned.count < PlannedSection.limit
        if !isPattern { planned.go(onWith: [next(planned.count)]) }
    }

    /// Returns a cell of a kind with the size that it has at an index of a section.
    func cell(
        _ kind: CellAnimated, at index: Int, inSection number: Int, by measures: some CellMeasuring
    ) -> PlannedCell {
        switch measures.size(of: kind, at: index, inSection: number) {
        case .fixed(let size): PlannedCell(prototype: kind.prototype, size: size)
        case .fitting(let width):
            PlannedCell(
                prototype: kind.prototype,
                size: production(of: kind.prototype, size: CGSize(width: width, height: 0)).size)
        case .measured(let estimate, let room):
            PlannedCell(
                prototype: kind.prototype,
                size: production(
                    of: kind.prototype, size: CGSize(width: room, height: 0), estimate: estimate
                ).size)
        }
    }

    /// Returns the kind of the cell at an index of a section; one without a given number goes on to the end.
    func kind(at index: Int, of section: SectionAnimated, _ number: Int) -> CellAnimated? {
        if section.isRepeated { return section.turn.isEmpty ? nil : section.turn[index % section.turn.count] }
        var rest = index
        for kind in section.cells {
            guard let count = count(of: kind, inSection: number), rest >= count else { return kind }
            rest -= count
        }
        return section.cells.last
    }

    private func count(of kind: CellAnimated, inSection number: Int) -> Int? {
        model.animatedCount.map { max(0, $0) } ?? kind.count ?? remembered?.count(inSection: number)
    }
}
