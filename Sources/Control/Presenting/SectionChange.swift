import Foundation

/// Sections that the app inserts and deletes at once.
struct SectionChange: Hashable, Sendable {
    /// The sections that are new, by their positions afterwards.
    let inserted: IndexSet

    /// The sections that go, by their positions before.
    let deleted: IndexSet

    /// The sections, by their positions before, that counts do not tell the positions of afterwards.
    let unclear: Range<Int>

    init(inserted: IndexSet, deleted: IndexSet) {
        self.inserted = inserted
        self.deleted = deleted
        unclear = 0..<0
    }

    /// Tells what has changed from the number of cells in each section, as far as they tell.
    ///
    /// Sections whose counts are the same at the beginning have stayed, so have those at the end, and what was
    /// inserted or deleted stood as late as possible between them. Where equal counts allow several answers, the
    /// latest position is taken.
    init(from old: [Int], to new: [Int]) {
        let shorter = min(old.count, new.count)
        let equalAtStart = zip(old, new).prefix { $0 == $1 }.count
        let equalAtEnd = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        let moved = min(equalAtEnd, shorter - equalAtStart)
        let start = shorter - moved
        inserted = IndexSet(integersIn: start..<max(start, new.count - moved))
        deleted = IndexSet(integersIn: start..<max(start, old.count - moved))
        let isClear = old.count == new.count
        let first = min(equalAtStart, shorter - equalAtEnd)
        unclear = isClear ? 0..<0 : max(0, first)..<max(equalAtStart + old.count - shorter, old.count - moved)
    }

    /// The number of sections that the change adds; negative if it takes some away.
    var difference: Int { inserted.count - deleted.count }

    /// Returns the position of a section afterwards, or `nil` if it is gone.
    func position(of section: Int) -> Int? {
        guard !deleted.contains(section) else { return nil }
        var position = section - deleted.count(in: 0..<max(0, section))
        for new in inserted where new <= position { position += 1 }
        return position
    }
}
