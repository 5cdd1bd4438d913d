/// A part of a list that loads on its own.
enum ListPart: Hashable, Comparable {
    /// A row or item of the first section.
    case row(Int)
    case section(Int)

    /// The index of the section in the model.
    var section: Int {
        switch self {
        case .row: 0
        case .section(let index): index
        }
    }

    /// Whether another part is this one or a row of it.
    func contains(_ other: ListPart) -> Bool { self == other || self == .section(other.section) }
}

/// The parts of a list that load.
enum ListParts: Hashable {
    /// The whole list, however many sections it has.
    case whole
    /// Some parts; none is a row of another one.
    case only(Set<ListPart>)

    /// The rows of the first section that load by themselves; `nil` where there are none.
    var rows: Set<Int>? {
        let rows = all.compactMap { if case .row(let row) = $0 { row } else { nil } }
        return rows.isEmpty ? nil : Set(rows)
    }

    /// The single parts, in order; none of the whole.
    var all: [ListPart] { self == .whole ? [] : parts(of: 0).sorted() }

    /// Returns the parts that load, of which the whole list has a number of sections.
    private func parts(of count: Int) -> Set<ListPart> {
        switch self {
        case .whole: Set((0..<count).map(ListPart.section))
        case .only(let parts): parts
        }
    }

    /// The indices of the sections that load by themselves, or of which rows do.
    var sections: Set<Int> { Set(all.map(\.section)) }

    func contains(_ part: ListPart) -> Bool {
        guard case .only(let parts) = self else { return true }
        return parts.contains(part) || parts.contains(.section(part.section))
    }

    /// Whether a part can end while others go on: a row ends by itself only where it began by itself.
    func canEnd(_ part: ListPart) -> Bool {
        self == .whole ? part == .section(part.section) : all.contains(where: part.contains)
    }

    /// Returns these parts and others; a section takes its rows in.
    func union(_ others: ListParts) -> ListParts {
        guard self != .whole, others != .whole else { return .whole }
        let all = parts(of: 0).union(others.parts(of: 0))
        return .only(all.filter { $0 == .section($0.section) || !all.contains(.section($0.section)) })
    }

    /// Returns the parts that still load after one has ended; `sectionCount` is that of the whole list.
    func removing(_ part: ListPart, sectionCount: Int) -> ListParts {
        .only(parts(of: sectionCount).filter { !part.contains($0) })
    }
}
