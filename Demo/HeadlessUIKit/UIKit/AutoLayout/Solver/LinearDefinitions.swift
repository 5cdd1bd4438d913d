/// What the variables of any sign are defined by: `variable = constant + other symbols`.
///
/// Such a variable has no bound that a better solution could meet, so it takes no part in the search for
/// one: its definition is kept beside the tableau as it was given, and no pivot touches it. The symbols in
/// it may be basic, or be defined themselves. A chain of views, each placed by the one before, thus costs
/// as much as it has views, where rows written out in full would grow from view to view.
///
/// The definitions are ranked, and each mentions only variables of lower ranks, so that they never lead
/// round in a circle.
struct LinearDefinitions {
    private struct Definition {
        var row: LinearRow
        let rank: Int
        /// Whether it leads to no undefined variable.
        var isAnchored = false
    }

    private var definitions: [Definition?] = []
    /// The variables in whose definitions a symbol occurs.
    private var mentions: [[LinearSymbol]] = []
    private var lowestRank = 0
    private var highestRank = 0
    private var pending: [LinearSymbol] = []
    /// The defined variables by rank; nil when definitions have come or gone.
    private var order: [LinearSymbol]?

    /// Makes room for the symbol of the next number.
    mutating func addSymbol() {
        definitions.append(nil)
        mentions.append([])
    }

    func isDefined(_ symbol: LinearSymbol) -> Bool { definitions[symbol.number] != nil }

    func isMentioned(_ symbol: LinearSymbol) -> Bool { !mentions[symbol.number].isEmpty }

    // MARK: - Definitions come

    /// Makes `0 = row` the definition of the first undefined variable that it leads to, if there is one.
    mutating func define(by row: LinearRow, expandingIn sum: inout LinearSum) -> Bool {
        let isSettled = row.terms.allSatisfy { definitions[$0.symbol.number]?.isAnchored ?? true }
        var row = isSettled ? row : expanded(row, in: &sum)
        let undefined = row.terms.first { $0.symbol.isFree && !isDefined($0.symbol) }
        guard let variable = undefined?.symbol else { return false }
        if !isMentioned(variable) {
            highestRank += 1
            row.solve(for: variable)
            insert(Definition(row: row, rank: highestRank), of: variable)
        } else {
            lowestRank -= 1
            row = expanded(row, in: &sum)
            row.solve(for: variable)
            insert(Definition(row: row, rank: lowestRank), of: variable)
        }
        return true
    }

    private mutating func insert(_ definition: Definition, of variable: LinearSymbol) {
        definitions[variable.number] = definition
        for term in definition.row.terms { mentions[term.symbol.number].append(variable) }
        updateAnchoring(of: variable)
        order = nil
    }

    // MARK: - Definitions change and go

    /// Takes a symbol out of all definitions, at the price of one of them.
    mutating func eliminate(_ symbol: LinearSymbol) {
        let lowest = mentions[symbol.number].min { rank(of: $0) < rank(of: $1) }
        guard let variable = lowest, var row = removeDefinition(of: variable) else { return }
        row.exchange(variable, for: symbol)
        replace(symbol, by: row)
        for other in mentions[variable.number] { updateAnchoring(of: other) }
    }

    /// Replaces a symbol by what it equals wherever it is mentioned.
    mutating func replace(_ symbol: LinearSymbol, by row: LinearRow) {
        var changes = LinearRowChanges()
        for variable in mentions[symbol.number] {
            guard let factor = definitions[variable.number]?.row.remove(symbol) else { continue }
            changes.clear()
            definitions[variable.number]?.row.add(row, scaled: factor, noting: &changes)
            for added in changes.added { mentions[added.number].append(variable) }
            for dropped in changes.dropped { forgetMention(of: dropped, by: variable) }
        }
        mentions[symbol.number] = []
    }

    /// Raises what a symbol counts for by a constant.
    mutating func shift(_ symbol: LinearSymbol, by constant: Double) {
        for variable in mentions[symbol.number] {
            guard let factor = definitions[variable.number]?.row.coefficient(of: symbol) else { continue }
            definitions[variable.number]?.row.constant += factor * constant
        }
    }

    private mutating func removeDefinition(of variable: LinearSymbol) -> LinearRow? {
        guard let row = definitions[variable.number]?.row else { return nil }
        definitions[variable.number] = nil
        for term in row.terms { forgetMention(of: term.symbol, by: variable) }
        updateAnchoring(of: variable)
        order = nil
        return row
    }

    private mutating func forgetMention(of symbol: LinearSymbol, by variable: LinearSymbol) {
        guard let index = mentions[symbol.number].lastIndex(of: variable) else { return }
        mentions[symbol.number].remove(at: index)
    }

    private func isAnchored(_ symbol: LinearSymbol) -> Bool {
        !symbol.isFree || definitions[symbol.number]?.isAnchored ?? false
    }

    /// Looks again whether a variable is anchored, and tells those that mention it.
    private mutating func updateAnchoring(of variable: LinearSymbol) {
        pending.append(variable)
        while let variable = pending.popLast() {
            if let definition = definitions[variable.number] {
                let isNow = definition.row.terms.allSatisfy { isAnchored($0.symbol) }
                guard isNow != definition.isAnchored else { continue }
                definitions[variable.number]?.isAnchored = isNow
            }
            pending += mentions[variable.number]
        }
    }

    // MARK: - What definitions lead to

    /// The row with every defined variable replaced by what it leads to.
    mutating func expanded(_ row: LinearRow, in sum: inout LinearSum) -> LinearRow {
        guard row.terms.contains(where: { isDefined($0.symbol) }) else { return row }
        add(row, scaled: 1, to: &sum)
        while let variable = pending.popLast() {
            let factor = sum.remove(variable)
            if factor != 0, let row = definitions[variable.number]?.row { add(row, scaled: factor, to: &sum) }
        }
        return sum.finish()
    }

    /// Adds to the sum and keeps its defined variables ordered by rank. No other leads to the highest of
    /// them, so that each is replaced once, and one that cancels out before not at all.
    private mutating func add(_ row: LinearRow, scaled factor: Double, to sum: inout LinearSum) {
        sum.add(row, scaled: factor)
        for term in row.terms where isDefined(term.symbol) {
            let rank = rank(of: term.symbol)
            let index = pending.lastIndex { self.rank(of: $0) <= rank } ?? -1
            if index < 0 || pending[index] != term.symbol { pending.insert(term.symbol, at: index + 1) }
        }
    }

    private func rank(of variable: LinearSymbol) -> Int { definitions[variable.number]?.rank ?? 0 }

    /// Works out the values of the defined variables from those of all other symbols.
    mutating func complete(_ values: inout [Double]) {
        let order = self.order ?? definedVariables
        self.order = order
        for variable in order {
            guard let row = definitions[variable.number]?.row else { continue }
            values[variable.number] = row.terms.reduce(row.constant) { sum, term in
                sum + term.coefficient * values[term.symbol.number]
            }
        }
    }

    private var definedVariables: [LinearSymbol] {
        definitions.indices.filter { definitions[$0] != nil }
            .map { LinearSymbol(number: $0, kind: .free) }
            .sorted { rank(of: $0) < rank(of: $1) }
    }
}
