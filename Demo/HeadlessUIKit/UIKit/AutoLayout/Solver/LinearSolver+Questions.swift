extension LinearSolver {
    /// Whether no other value of the variable would be as good.
    func isDetermined(_ variable: LinearSymbol) -> Bool {
        let row = expanded(of: variable)
        return row.terms.allSatisfy { term in
            if term.symbol.isFree { return false }
            return term.symbol.isDummy || objective.counts(term.symbol)
        }
    }

    /// The constraints that the value of a variable rests on.
    func constraints(determining variable: LinearSymbol) -> [LinearConstraint] {
        constraints(marking: expanded(of: variable))
    }

    func constraints(marking row: LinearRow) -> [LinearConstraint] {
        var seen: Set<ObjectIdentifier> = []
        return row.terms.compactMap { constraints[$0.symbol.number] }
            .filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// What the variable comes to: itself, if nothing but chance determines it.
    private func expanded(of variable: LinearSymbol) -> LinearRow {
        var row = LinearRow()
        row.append(variable, scaled: 1)
        return expanded(row)
    }
}
