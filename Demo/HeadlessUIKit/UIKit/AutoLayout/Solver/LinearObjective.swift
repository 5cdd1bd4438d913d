/// What is to be as small as possible: one sum of errors for each strength, the strongest first.
struct LinearObjective {
    struct Level {
        let strength: LinearConstraint.Strength
        var row = LinearRow()
    }

    private(set) var levels: [Level] = []
    private var changes = LinearRowChanges()

    mutating func add(_ symbol: LinearSymbol, scaled factor: Double, strength: LinearConstraint.Strength) {
        levels[index(of: strength)].row.add(symbol, scaled: factor)
    }

    mutating func add(_ row: LinearRow, scaled factor: Double, strength: LinearConstraint.Strength) {
        changes.clear()
        levels[index(of: strength)].row.add(row, scaled: factor, noting: &changes)
    }

    mutating func substitute(_ symbol: LinearSymbol, by row: LinearRow) {
        for index in levels.indices {
            let factor = levels[index].row.remove(symbol)
            guard factor != 0 else { continue }
            changes.clear()
            levels[index].row.add(row, scaled: factor, noting: &changes)
        }
    }

    mutating func remove(_ symbol: LinearSymbol) {
        for index in levels.indices { _ = levels[index].row.remove(symbol) }
    }

    /// A symbol whose growth would lessen the errors of this level without adding to those of a stronger one.
    func improvingSymbol(level: Int, takingFirst: Bool) -> LinearSymbol? {
        var best: LinearSymbol?
        var least = -LinearRow.tolerance
        for term in levels[level].row.terms where term.coefficient < least && !term.symbol.isDummy {
            guard !costs(term.symbol, aboveLevel: level) else { continue }
            if takingFirst { return term.symbol }
            least = term.coefficient
            best = term.symbol
        }
        return best
    }

    /// Whether `symbol` costs less for its coefficient than `other` for its own, the stronger levels first.
    func isCheaper(
        _ symbol: LinearSymbol, _ coefficient: Double, than other: LinearSymbol, _ otherCoefficient: Double
    ) -> Bool {
        for level in levels {
            let cost = level.row.coefficient(of: symbol) / coefficient
            let otherCost = level.row.coefficient(of: other) / otherCoefficient
            if !LinearRow.isNought(cost - otherCost) { return cost < otherCost }
        }
        return false
    }

    /// Whether a change of the symbol would be noticed by any level.
    func counts(_ symbol: LinearSymbol) -> Bool {
        costs(symbol, aboveLevel: levels.count)
    }

    private func costs(_ symbol: LinearSymbol, aboveLevel level: Int) -> Bool {
        for index in 0..<level where levels[index].row.coefficient(of: symbol) != 0 { return true }
        return false
    }

    private mutating func index(of strength: LinearConstraint.Strength) -> Int {
        var index = 0
        while index < levels.count, levels[index].strength > strength { index += 1 }
        if index == levels.count || levels[index].strength != strength {
            levels.insert(Level(strength: strength), at: index)
        }
        return index
    }
}
