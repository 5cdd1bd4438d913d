/// Which sections and rows of a list are skeleton while the others are the app's, and how many there are.
///
/// The counts follow the app's own: whatever the app inserts or deletes while a part loads changes the sum by as much,
/// so that a batch update of the app stays consistent. Sections that the app does not have yet stand
/// behind those it has.
struct InlineContent {
    /// A section that loads.
    private struct Section {
        /// The number that the model knows it by.
        let number: Int
        /// Where it stands now.
        var position: Int
        /// The number of its cells when it was put there.
        let planned: Int
        /// The number of cells the app had there then.
        var base: Int

        /// The number of cells while the app has so many.
        func count(with own: Int) -> Int { planned + own - base }
    }

    /// What stands at a place of the list.
    enum Place: Hashable {
        case app
        /// A cell of ours; the number is that of the section, in row mode that of the row.
        case skeleton(number: Int)
    }

    private var loading: [Section] = []
    private var rows: Set<Int>?
    /// Where the section with the rows stands now; `nil` if the app deleted it.
    private var rowSection: Int? = 0
    private var counts: [Int]
    private let missingSections: Int
    private let missingRows: Int

    /// Creates the content of a list in which parts load.
    ///
    /// - Parameters:
    ///   - counts: The number of cells of each section of the app.
    ///   - plannedSections: The number of sections of the whole skeleton.
    ///   - planned: Asked for the number of cells of a section that loads; gets its number and the app's count.
    init(parts: ListParts, counts: [Int], plannedSections: Int, planned: (Int, Int) -> Int) {
        self.counts = counts
        var numbers: Set<Int> = []
        switch parts {
        case .whole: numbers = Set(0..<max(plannedSections, counts.count))
        case .sections(let sections): numbers = sections
        case .rows(let rows): self.rows = rows
        }
        let needed = rows.map { $0.isEmpty ? 0 : 1 } ?? numbers.max().map { $0 + 1 } ?? 0
        missingSections = max(0, needed - counts.count)
        missingRows = max(0, (rows?.max() ?? -1) + 1 - (counts.first ?? 0))
        loading = numbers.sorted().map { number in
            let base = number < counts.count ? counts[number] : 0
            let isPlanned = parts != .whole || number < plannedSections
            return Section(
                number: number, position: number, planned: isPlanned ? max(0, planned(number, base)) : 0,
                base: base)
        }
    }

    /// Takes over what the app's data says now.
    mutating func follow(_ new: [Int]) {
        defer {
            counts = new
            keepCountsPossible()
        }
        guard new.count != counts.count else { return }
        let map = SectionMap(from: counts, to: new)
        rowSection = rowSection.flatMap(map.position)
        loading = loading.compactMap { section in
            var section = section
            guard let position = map.position(of: section.position) else { return nil }
            section.position = position
            return section
        }
    }

    /// An app that has reloaded with fewer cells than it could have deleted starts to count from there.
    private mutating func keepCountsPossible() {
        for index in loading.indices {
            let own = count(ofApp: loading[index].position)
            if loading[index].count(with: own) < 0 { loading[index].base = loading[index].planned + own }
        }
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

    func place(ofItem item: Int, in section: Int) -> Place {
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

/// Where sections went between two states of the app's data, as far as their counts tell.
private struct SectionMap {
    private let prefix: Int
    private let suffix: Int
    private let old: Int
    private let new: Int

    init(from old: [Int], to new: [Int]) {
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - prefix
        suffix = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
        self.prefix = prefix
        self.old = old.count
        self.new = new.count
    }

    /// Returns the new position of a section, or `nil` if it is gone.
    func position(of section: Int) -> Int? {
        if section < prefix { return section }
        if section >= old - suffix { return section + new - old }
        return section < new - suffix ? section : nil
    }
}
