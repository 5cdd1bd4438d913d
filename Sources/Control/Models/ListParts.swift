/// One part of a list that loads by itself.
enum ListPart: Hashable {
    case section(Int)
    /// A row or item of the first section.
    case row(Int)
}

/// What of a list loads.
enum ListParts: Hashable {
    /// All of it, however many sections there are.
    case whole
    case sections(Set<Int>)
    /// Rows or items of the first section.
    case rows(Set<Int>)

    /// Creates a single part.
    init(_ part: ListPart) {
        switch part {
        case .section(let number): self = .sections([number])
        case .row(let number): self = .rows([number])
        }
    }

    /// Whether nothing loads.
    var isEmpty: Bool {
        switch self {
        case .whole: false
        case .sections(let numbers), .rows(let numbers): numbers.isEmpty
        }
    }

    func contains(_ part: ListPart) -> Bool {
        switch (self, part) {
        case (.whole, _): true
        case (.sections(let numbers), .section(let number)), (.rows(let numbers), .row(let number)):
            numbers.contains(number)
        case (.sections(let numbers), .row): numbers.contains(0)
        case (.rows, .section): false
        }
    }

    func inserting(_ part: ListPart) -> ListParts {
        switch (self, part) {
        case (.whole, _): self
        case (.sections(let numbers), .section(let number)): .sections(numbers.union([number]))
        case (.rows(let numbers), .row(let number)): .rows(numbers.union([number]))
        case (_, .section(let number)): .sections([number])
        case (_, .row): self
        }
    }

    /// Returns what still loads after a part has ended; `sectionCount` is what the whole list consists of.
    func removing(_ part: ListPart, sectionCount: Int) -> ListParts {
        switch (self, part) {
        case (.whole, .section(let number)): .sections(Set(0..<sectionCount).subtracting([number]))
        case (.sections(let numbers), .section(let number)): .sections(numbers.subtracting([number]))
        case (.rows(let numbers), .row(let number)): .rows(numbers.subtracting([number]))
        case (.rows, .section(0)): .rows([])
        default: self
        }
    }
}
