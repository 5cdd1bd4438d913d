/// Which sections and rows of a list are skeleton while the others are the app's, and how many there are.
///
/// The counts follow the app's own: what the app inserts or deletes while a part loads changes the sum by as much, so
/// that a batch update of the app stays consistent.
///
/// A section that loads stays beside its neighbors when the app inserts and deletes sections. One that the app does
/// not have yet comes after those it has, until its parts are planned anew.
@MainActor
struct InlineContent {
    /// A section that loads.
    private struct Section {
        /// The number that the model knows it by.
        let number: Int
        /// Its position now.
        var position: Int
        /// The number of its cells when it was put there.
        let planned: Int
        /// The number of cells the app had there then.
        var base: Int

        /// The number of cells while the app has so many.
        func count(with own: Int) -> Int { planned + own - base }
    }

    /// Who answers for a cell of the list.
    enum Owner: Hashable {
        case app
        /// The number is that of the section, in row mode that of the row.
        case skeleton(number: Int)
    }

    private var loading: [Section] = []
    private var rows: Set<Int>?
    /// The position of the section with the rows now; `nil` if the app deleted it.
    private var rowSection: Int? = 0
    private var counts: [Int] = []
    private var missingSections = 0
    private var missingRows = 0

    /// Creates the content of a list in which nothing loads.
    init() {}

    /// Creates the content of a list in which parts load.
    ///
    /// - Parameters:
    ///   - counts: The number of cells of each section of the app.
    ///   - plannedSections: The number of sections of the whole skeleton.
    ///   - last: What loaded until now: sections of the app that loaded keep their positions.
    ///   - planned: Asked for the number of cells of a section that loads; gets its number and the app's count.
    init(
        parts: ListParts, counts: [Int], plannedSections: Int, after last: InlineContent?,
        planned: (Int, Int) -> Int
    ) {
        self.counts = counts
        switch parts {
        case .rows(let rows):
            self.rows = rows
            rowSection = last?.rows == nil ? 0 : last?.rowSection
            missingSections = rows.isEmpty || !counts.isEmpty ? 0 : 1
            missingRows = max(0, (rows.max() ?? -1) + 1 - count(ofApp: rowSection ?? 0))
        case .sections(let numbers): load(numbers, after: last, planned: planned)
        case .whole:
            load(Set(0..<max(plannedSections, counts.count)), after: nil) { number, count in
                number < plannedSections ? planned(number, count) : 0
            }
        }
    }

    private mutating func load(
        _ numbers: Set<Int>, after last: InlineContent?, planned: (Int, Int) -> Int
    ) {
        let positions = positions(of: numbers, after: last)
        missingSections = max(0, (positions.values.max() ?? -1) + 1 - counts.count)
        loading = numbers.sorted().map { number in
            let position = positions[number] ?? number
            let base = count(ofApp: position)
            return Section(
                number: number, position: position, planned: max(0, planned(number, base)), base: base)
        }
    }

    /// Returns the positions of sections: of those that go on the same, of others their number or the next free one.
    private func positions(of numbers: Set<Int>, after last: InlineContent?) -> [Int: Int] {
        var positions: [Int: Int] = [:]
        for section in last?.loading ?? []
        where numbers.contains(section.number) && hasSection(section.position) {
            positions[section.number] = section.position
        }
        for number in numbers.sorted() where positions[number] == nil {
            let taken = Set(positions.values)
            positions[number] = (number...).first { !taken.contains($0) }
        }
        return positions
    }

    /// Takes over what the app's data says now; the counts have to tell where sections went.
    mutating func follow(_ new: [Int]) {
        let change = SectionChange(from: counts, to: new)
        if loading.contains(where: { hasSection($0.position) && change.unclear.contains($0.position) }) {
            SkeletonLog.warn(
                "Sections changed from \(counts) to \(new) cells while one of several alike loads: say which with "
                    + "tabAnimationSectionsWillChange(inserting:deleting:moving:) before the list is told")
        }
        follow(new, by: change)
    }

    /// Takes over what the app's data says now, and what the app says of its sections.
    mutating func follow(_ new: [Int], by change: SectionChange) {
        var change = change
        if !change.leads(from: counts.count, to: new.count) {
            SkeletonLog.warn(
                "\(change.inserted.count) inserted and \(change.deleted.count) deleted sections"
                    + (change.moved.isEmpty ? "" : " and \(change.moved.count) moved ones")
                    + " do not lead from "
                    + "\(counts.count) to \(new.count): call tabAnimationSectionsWillChange when the data has changed"
            )
            change = SectionChange(from: counts, to: new)
        }
        counts = new
        rowSection = rowSection.flatMap(change.position)
        loading = loading.compactMap { section in
            var section = section
            guard let position = change.position(of: section.position) else { return nil }
            section.position = position
            return section
        }
        keepCountsPossible()
    }

    /// An app that has reloaded with fewer cells than it could have deleted starts to count from there.
    private mutating func keepCountsPossible() {
        for index in loading.indices {
            let own = count(ofApp: loading[index].position)
            if loading[index].count(with: own) < 0 { loading[index].base = loading[index].planned + own }
        }
    }

    /// Whether a section has another number of cells than was planned, because the app has inserted or deleted some.
    var isUnsettled: Bool { loading.contains { $0.base != count(ofApp: $0.position) } }

    /// Gives each section that loads the number of cells again that was planned; the list has to reload then.
    mutating func settle() {
        for index in loading.indices { loading[index].base = count(ofApp: loading[index].position) }
    }

    private func count(ofApp section: Int) -> Int { section < counts.count ? counts[section] : 0 }

    var numberOfSections: Int { counts.count + missingSections }

    func numberOfCells(in section: Int) -> Int {
        let own = count(ofApp: section)
        if rows != nil { return section == rowSection ? own + missingRows : own }
        guard let entry = loading.first(where: { $0.position == section }) else { return own }
        return max(0, entry.count(with: own))
    }

    /// The number of the section that loads at a position, or `nil` if the section is the app's.
    func number(ofSection section: Int) -> Int? {
        loading.first { $0.position == section }?.number
    }

    func owner(ofItem item: Int, in section: Int) -> Owner {
        if let number = number(ofSection: section) { return .skeleton(number: number) }
        guard let rows, section == rowSection else {
            return has(item, in: section) ? .app : .skeleton(number: section)
        }
        return rows.contains(item) || !has(item, in: section) ? .skeleton(number: item) : .app
    }

    /// Whether whole sections load, and not rows.
    var isOfSections: Bool { rows == nil }

    /// Whether the app's data has a section.
    func hasSection(_ section: Int) -> Bool { section < counts.count }

    private func has(_ item: Int, in section: Int) -> Bool {
        section < counts.count && item < counts[section]
    }
}
