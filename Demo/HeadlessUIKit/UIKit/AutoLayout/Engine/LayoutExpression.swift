import Foundation

/// A sum of an engine's variables and a constant.
struct LayoutExpression {
    private(set) var terms: [LinearTerm] = []
    var constant: Double = 0
    /// Whether the constant depends on more than the constraints.
    var isVolatile = false

    init() {}

    init(_ symbol: LinearSymbol) {
        terms = [LinearTerm(symbol: symbol, coefficient: 1)]
    }

    mutating func add(_ other: LayoutExpression, scaled factor: Double = 1) {
        constant += other.constant * factor
        isVolatile = isVolatile || other.isVolatile
        for term in other.terms { add(term.symbol, scaled: term.coefficient * factor) }
    }

    mutating func add(_ symbol: LinearSymbol, scaled factor: Double = 1) {
        guard let index = terms.firstIndex(where: { $0.symbol.code == symbol.code }) else {
            if factor != 0 { terms.append(LinearTerm(symbol: symbol, coefficient: factor)) }
            return
        }
        terms[index].coefficient += factor
        if LinearRow.isNought(terms[index].coefficient) { terms.remove(at: index) }
    }
}
