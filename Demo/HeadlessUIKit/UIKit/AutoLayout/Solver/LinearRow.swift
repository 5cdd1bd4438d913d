/// One symbol of a sum, and how often it counts.
struct LinearTerm {
    let symbol: LinearSymbol
    var coefficient: Double
}

/// A constant and a sum of symbols, sorted by symbol, none of them with the coefficient nought.
struct LinearRow {
    static let tolerance = 1e-8

    var constant: Double = 0
    private(set) var terms: [LinearTerm] = []

    init(constant: Double = 0, capacity: Int = 0) {
        self.constant = constant
        terms.reserveCapacity(capacity)
    }

    static func isNought(_ value: Double) -> Bool {
        value < tolerance && value > -tolerance
    }

    func coefficient(of symbol: LinearSymbol) -> Double {
        let index = position(of: symbol)
        guard index < terms.count, terms[index].symbol.code == symbol.code else { return 0 }
        return terms[index].coefficient
    }

    mutating func add(_ symbol: LinearSymbol, scaled factor: Double) {
        let index = position(of: symbol)
        guard index < terms.count, terms[index].symbol.code == symbol.code else {
            if !Self.isNought(factor) {
                terms.insert(LinearTerm(symbol: symbol, coefficient: factor), at: index)
            }
            return
        }
        let sum = terms[index].coefficient + factor
        if Self.isNought(sum) {
            terms.remove(at: index)
        } else {
            terms[index].coefficient = sum
        }
    }

    /// Adds a symbol that comes after all others of the row.
    mutating func append(_ symbol: LinearSymbol, scaled factor: Double) {
        if !Self.isNought(factor) { terms.append(LinearTerm(symbol: symbol, coefficient: factor)) }
    }

    /// Takes a symbol out and answers how often it counted.
    mutating func remove(_ symbol: LinearSymbol) -> Double {
        let index = position(of: symbol)
        guard index < terms.count, terms[index].symbol.code == symbol.code else { return 0 }
        return terms.remove(at: index).coefficient
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    /// Turns `0 = row` into `symbol = row`.
    mutating func solve(for symbol: LinearSymbol) {
        let coefficient = remove(symbol)
        scale(by: -1 / coefficient)
    }

    /// Turns `old = row` into `new = row`.
    mutating func exchange(_ old: LinearSymbol, for new: LinearSymbol) {
        add(old, scaled: -1)
        solve(for: new)
    }

    /// Adds a multiple of another row and notes which symbols came into the sum and which dropped out.
    mutating func add(_ other: LinearRow, scaled factor: Double, noting changes: inout LinearRowChanges) {
        constant += other.constant * factor
        // A few symbols are sooner added to a long sum one by one than by writing it anew.
        if other.terms.count * 8 < terms.count {
            for term in other.terms { add(term.symbol, scaled: term.coefficient * factor, noting: &changes) }
        } else if !other.terms.isEmpty {
            merge(other.terms, scaled: factor, noting: &changes)
        }
    }

    private mutating func add(
        _ symbol: LinearSymbol, scaled factor: Double, noting changes: inout LinearRowChanges
    ) {
        let count = terms.count
        add(symbol, scaled: factor)
        if terms.count > count { changes.added.append(symbol) }
        if terms.count < count { changes.dropped.append(symbol) }
    }

    private mutating func merge(
        _ others: [LinearTerm], scaled factor: Double, noting changes: inout LinearRowChanges
    ) {
        let (sum, count) = (terms, terms.count)
        terms = []
        terms.reserveCapacity(count + others.count)
        var index = 0
        for term in others {
            let code = term.symbol.code
            while index < count, sum[index].symbol.code < code {
                terms.append(sum[index])
                index += 1
            }
            var value = term.coefficient * factor
            let isNew = index >= count || sum[index].symbol.code != code
            if !isNew {
                value += sum[index].coefficient
                index += 1
            }
            if Self.isNought(value) {
                if !isNew { changes.dropped.append(term.symbol) }
            } else {
                terms.append(LinearTerm(symbol: term.symbol, coefficient: value))
                if isNew { changes.added.append(term.symbol) }
            }
        }
        terms.append(contentsOf: sum[index...])
    }

    private func position(of symbol: LinearSymbol) -> Int {
        terms.indices.partitioningIndex { terms[$0].symbol.code >= symbol.code }
    }
}

/// The symbols that an addition brought into a row, and those that cancelled out.
struct LinearRowChanges {
    var added: [LinearSymbol] = []
    var dropped: [LinearSymbol] = []

    mutating func clear() {
        added.removeAll(keepingCapacity: true)
        dropped.removeAll(keepingCapacity: true)
    }
}
