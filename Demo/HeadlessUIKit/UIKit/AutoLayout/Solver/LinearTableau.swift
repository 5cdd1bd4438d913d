/// The rows of a solved form, `basic symbol = constant + other symbols`, and where each symbol occurs in them.
///
/// None of the symbols may become negative; variables of any sign have no place here.
struct LinearTableau {
    private(set) var rows: [LinearRow] = []
    private(set) var basics: [LinearSymbol] = []
    private var freeSlots: [Int] = []
    private var slots: [Int] = []
    private var columns: [[Int]] = []
    private var changes = LinearRowChanges()

    /// The number of rows that substitutions have changed so far: a measure of the work.
    private(set) var changedRows = 0

    /// The rows whose basic symbol has become negative.
    var infeasibleSlots: [Int] = []

    // MARK: - Symbols

    /// Makes room for the symbol of the next number.
    mutating func addSymbol() {
        slots.append(-1)
        columns.append([])
    }

    /// Forgets a symbol that no constraint is left to use.
    mutating func remove(_ symbol: LinearSymbol) {
        for slot in columns[symbol.number] { _ = rows[slot].remove(symbol) }
        columns[symbol.number] = []
    }

    func slot(of symbol: LinearSymbol) -> Int? {
        let slot = slots[symbol.number]
        return slot < 0 ? nil : slot
    }

    /// Writes down the values of the basic symbols, by number.
    func write(to values: inout [Double]) {
        for (slot, basic) in basics.enumerated() where slots[basic.number] == slot {
            values[basic.number] = rows[slot].constant
        }
    }

    func column(of symbol: LinearSymbol) -> [Int] { columns[symbol.number] }

    // MARK: - Rows

    mutating func insert(_ row: LinearRow, for basic: LinearSymbol) {
        let slot: Int
        if let free = freeSlots.popLast() {
            slot = free
            rows[slot] = row
            basics[slot] = basic
        } else {
            slot = rows.count
            rows.append(row)
            basics.append(basic)
        }
        slots[basic.number] = slot
        for term in row.terms { columns[term.symbol.number].append(slot) }
    }

    mutating func removeRow(at slot: Int) -> LinearRow {
        let row = rows[slot]
        for term in row.terms { leaveColumn(of: term.symbol, slot) }
        slots[basics[slot].number] = -1
        rows[slot] = LinearRow()
        freeSlots.append(slot)
        return row
    }

    mutating func changeConstant(at slot: Int, by change: Double) {
        rows[slot].constant += change
        if rows[slot].constant < -LinearRow.tolerance { infeasibleSlots.append(slot) }
    }

    /// Replaces a symbol by what it equals wherever it occurs.
    mutating func substitute(_ symbol: LinearSymbol, by row: LinearRow) {
        let column = columns[symbol.number]
        columns[symbol.number] = []
        changedRows += column.count + 1
        for slot in column {
            let factor = rows[slot].remove(symbol)
            changes.clear()
            rows[slot].add(row, scaled: factor, noting: &changes)
            for added in changes.added { columns[added.number].append(slot) }
            for dropped in changes.dropped { leaveColumn(of: dropped, slot) }
            if rows[slot].constant < -LinearRow.tolerance { infeasibleSlots.append(slot) }
        }
    }

    private mutating func leaveColumn(of symbol: LinearSymbol, _ slot: Int) {
        let number = symbol.number
        guard let index = columns[number].firstIndex(of: slot) else { return }
        columns[number].swapAt(index, columns[number].count - 1)
        columns[number].removeLast()
    }
}
