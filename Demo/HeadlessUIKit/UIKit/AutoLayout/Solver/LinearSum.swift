/// A row in the making: adding to it takes the same time however long it has grown.
struct LinearSum {
    private var constant: Double = 0
    private var coefficients: [Double] = []
    private var isListed: [Bool] = []
    private var symbols: [LinearSymbol] = []

    /// Makes room for the symbol of the next number.
    mutating func addSymbol() {
        coefficients.append(0)
        isListed.append(false)
    }

    mutating func add(_ row: LinearRow, scaled factor: Double) {
        constant += row.constant * factor
        for term in row.terms { add(term.symbol, scaled: term.coefficient * factor) }
    }

    mutating func add(_ symbol: LinearSymbol, scaled factor: Double) {
        coefficients[symbol.number] += factor
        guard !isListed[symbol.number] else { return }
        isListed[symbol.number] = true
        symbols.append(symbol)
    }

    /// Takes a symbol out and answers how often it counted.
    mutating func remove(_ symbol: LinearSymbol) -> Double {
        let coefficient = coefficients[symbol.number]
        coefficients[symbol.number] = 0
        return coefficient
    }

    /// The row that has come together; the sum is empty then.
    mutating func finish() -> LinearRow {
        symbols.sort()
        var row = LinearRow(constant: constant, capacity: symbols.count)
        for symbol in symbols {
            row.append(symbol, scaled: remove(symbol))
            isListed[symbol.number] = false
        }
        symbols.removeAll(keepingCapacity: true)
        constant = 0
        return row
    }
}
