/// A part of a list that loads on its own.
enum ListPart: Hashable {
    case section(Int)
    /// A row or item of the first section.
    case row(Int)

    /// The index of the section in the model.
    var section: Int {
        switch self {
        case .section(let index): index
        case .row: 0
        }
    }
}

/// The parts of a list that load.
enum ListParts: Hashable {
    /// The whole list, however many sections it has.
    case whole
    case sections(Set<Int>)
    /// Rows or items of the first section.
    case rows(Set<Int>)

    init(_ part: ListPart) {
        switch part {
        case .section(let index): self = .sections([index])
        case .row(let index): self = .rows([index])
        }
    }

    /// The rows of the first section that load by themselves; `nil` where the whole or sections do.
    var rows: Set<Int>? {
        if case .rows(let rows) = self { rows } else { nil }
    }

    var isEmpty: Bool { self == .sections([]) || self == .rows([]) }

    /// The single parts; none of the whole.
    var all: [ListPart] {
        switch self {
        case .whole: []
        case .sections(let indices): indices.map(ListPart.section)
        case .rows(let rows): rows.map(ListPart.row)
        }
    }

    /// Returns the indices of the sections that load, of which the whole list has a number.
    func sections(of count: Int) -> Set<Int> {
        switch self {
        case .whole: Set(0..<count)
        case .sections(let indices): indices
        case .rows(let rows): rows.isEmpty ? [] : [0]
        }
    }

    func contains(_ part: ListPart) -> Bool {
        switch (self, part) {
        case (.whole, _): true
        case (.sections(let indices), .section(let index)), (.rows(let indices), .row(let index)):
            indices.contains(index)
        case (.sections(let indices), .row): indices.contains(0)
        case (.rows, .section): false
        }
    }

    /// Whether a part can end while others go on: a row ends by itself only where it began by itself.
    func canEnd(_ part: ListPart) -> Bool {
        switch (self, part) {
        case (.whole, .section): true
        case (.sections(let indices), .section(let index)), (.rows(let indices), .row(let index)):
            indices.contains(index)
        case (.rows(let indices), .section(0)): !indices.isEmpty
        default: false
        }
    }

    func inserting(_ part: ListPart) -> ListParts {
        switch (self, part) {
        case (.whole, _): self
        case (.sections(let indices), .section(let index)): .sections(indices.union([index]))
        case (.rows(let indices), .row(let index)): .rows(indices.union([index]))
        case (_, .section(let index)): .sections([index])
        case (_, .row): self
        }
    }

    /// Returns the parts that still load after one has ended; `sectionCount` is that of the whole list.
    func removing(_ part: ListPart, sectionCount: Int) -> ListParts {
        switch (self, part) {
        case (.whole, .section(let index)): .sections(Set(0..<sectionCount).subtracting([index]))
        case (.sections(let indices), .section(let index)): .sections(indices.subtracting([index]))
        case (.rows(let indices), .row(let index)): .rows(indices.subtracting([index]))
        case (.rows, .section(0)): .rows([])
        default: self
        }
    }
}
