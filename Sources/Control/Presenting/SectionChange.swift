import Foundation

/// Sections that the app inserts, deletes and moves at once.
struct SectionChange: Hashable, Sendable {
    /// The sections that are new, by their positions afterwards.
    let inserted: IndexSet

    /// The sections that go, by their positions before.
    let deleted: IndexSet

    /// The positions afterwards of sections that move, by their positions before.
    let moved: [Int: Int]

    /// The sections, by their positions before, that counts do not tell the positions of afterwards.
    let unclear: Range<Int>

    init(inserted: IndexSet, deleted: IndexSet, moved: [Int: Int] = [:]) {
        self.inserted = inserted
        self.deleted = deleted
        self.moved = moved
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
        let stayed = min(equalAtEnd, shorter - equalAtStart)
        let start = shorter - stayed
        inserted = IndexSet(integersIn: start..<max(start, new.count - stayed))
        deleted = IndexSet(integersIn: start..<max(start, old.count - stayed))
        moved = [:]
        let isClear = old.count == new.count
        let first = min(equalAtStart, shorter - equalAtEnd)
        unclear =
            isClear ? 0..<0 : max(0, first)..<max(equalAtStart + old.count - shorter, old.count - stayed)
    }

    /// The number of sections that the change adds; negative if it takes some away.
    var difference: Int { inserted.count - deleted.count }

    /// Whether the change leads from one number of sections to another: it names only sections that there are.
    func leads(from old: Int, to new: Int) -> Bool {
        let isBefore = deleted.allSatisfy { $0 < old } && moved.keys.allSatisfy { 0..<old ~= $0 }
        let isAfter = inserted.allSatisfy { $0 < new } && moved.values.allSatisfy { 0..<new ~= $0 }
        let isTwice =
            moved.keys.contains(where: deleted.contains) || moved.values.contains(where: inserted.contains)
            || Set(moved.values).count < moved.count
        return difference == new - old && isBefore && isAfter && !isTwice
    }

    /// Returns the position of a section afterwards, or `nil` if it is gone.
    func position(of section: Int) -> Int? {
        if let position = moved[section] { return position }
        guard !deleted.contains(section) else { return nil }
        let left = deleted.union(IndexSet(moved.keys))
        var position = section - left.count(in: 0..<max(0, section))
        for taken in inserted.union(IndexSet(moved.values)) where taken <= position { position += 1 }
        return position
    }
}
