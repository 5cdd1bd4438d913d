extension LinearSolver {
    /// Gives a constraint the symbols by which it is known in rows: what it leaves over, by how much it is
    /// missed, or a dummy.
    func addMarkers(of constraint: LinearConstraint, to row: inout LinearRow) {
        switch (constraint.relation, constraint.strength) {
        case (.equal, nil):
            mark(constraint, with: .dummy, coefficient: 1, in: &row)
        case (.equal, .some(let strength)):
            mark(constraint, with: .error, coefficient: -1, in: &row)
            accompany(constraint, coefficient: 1, in: &row)
            if let marker = constraint.marker { objective.add(marker, scaled: 1, strength: strength) }
        case (let relation, let strength):
            let sign: Double = relation == .atMost ? 1 : -1
            mark(constraint, with: .slack, coefficient: sign, in: &row)
            if strength != nil { accompany(constraint, coefficient: -sign, in: &row) }
        }
    }

    private func mark(
        _ constraint: LinearConstraint, with kind: LinearSymbol.Kind, coefficient: Double,
        in row: inout LinearRow
    ) {
        let marker = makeSymbol(kind)
        row.add(marker, scaled: coefficient)
        constraint.marker = marker
        constraint.markerCoefficient = coefficient
        constraints[marker.number] = constraint
    }

    private func accompany(_ constraint: LinearConstraint, coefficient: Double, in row: inout LinearRow) {
        let companion = makeSymbol(.error)
        row.add(companion, scaled: coefficient)
        constraint.companion = companion
        constraints[companion.number] = constraint
        if let strength = constraint.strength { objective.add(companion, scaled: 1, strength: strength) }
    }

    /// The errors of a constraint no longer count.
    func withdrawErrors(of constraint: LinearConstraint) {
        guard let strength = constraint.strength else { return }
        for case let symbol? in [constraint.marker, constraint.companion] where symbol.isError {
            if let slot = tableau.slot(of: symbol) {
                objective.add(tableau.rows[slot], scaled: -1, strength: strength)
            } else {
                objective.add(symbol, scaled: -1, strength: strength)
            }
        }
    }

    func forget(_ constraint: LinearConstraint) {
        for case let symbol? in [constraint.marker, constraint.companion] {
            constraints[symbol.number] = nil
            release(symbol)
        }
        constraint.marker = nil
        constraint.companion = nil
    }
}
