/// Keeps a set of linear constraints solved while they come, go and change (the Cassowary algorithm).
///
/// Constraints that must hold do; of the others those of greater strength are missed by as little as
/// possible before weaker ones count at all. Additions, removals and new constants are worked into the
/// solution there is; `solve()` makes it the best one again.
final class LinearSolver {
    var tableau = LinearTableau()
    var objective = LinearObjective()
    private var constraints: [Int: LinearConstraint] = [:]
    /// Whether additions or removals have left room for a better solution.
    private var needsImproving = false
    /// Whether a changed constant has made what must hold contradictory.
    private(set) var isContradictory = false

    // MARK: - Variables

    /// A variable of any sign.
    func makeVariable() -> LinearSymbol { tableau.makeSymbol(.free) }

    /// A variable that is never negative.
    func makeLength() -> LinearSymbol { tableau.makeSymbol(.length) }

    func value(of variable: LinearSymbol) -> Double {
        tableau.slot(of: variable).map { tableau.rows[$0].constant } ?? 0
    }

    // MARK: - Constraints

    /// Adds a constraint; the answer is empty, or the constraints, this one last, that cannot all hold.
    func add(_ constraint: LinearConstraint) -> [LinearConstraint] {
        guard !constraint.isInstalled else { return [] }
        settleEdits()
        var row = expandedRow(of: constraint)
        addMarkers(of: constraint, to: &row)
        if row.constant < 0 { row.scale(by: -1) }
        let conflict = place(row, of: constraint)
        guard conflict.isEmpty else {
            forget(constraint)
            return conflict
        }
        needsImproving = true
        return []
    }

    func remove(_ constraint: LinearConstraint) {
        guard let marker = constraint.marker else { return }
        settleEdits()
        withdrawErrors(of: constraint)
        if let slot = tableau.slot(of: marker) {
            _ = tableau.removeRow(at: slot)
        } else if let slot = slotToLeave(for: marker) {
            let leaving = tableau.basics[slot]
            var row = tableau.removeRow(at: slot)
            row.exchange(leaving, for: marker)
            substitute(marker, by: row)
        }
        forget(constraint)
        needsImproving = true
    }

    /// Gives a constraint another constant without taking it out.
    func setConstant(_ constant: Double, of constraint: LinearConstraint) {
        let change = constant - constraint.constant
        constraint.constant = constant
        guard change != 0, let marker = constraint.marker else { return }
        improve()
        let shift = change / constraint.markerCoefficient
        if let slot = tableau.slot(of: marker) {
            tableau.changeConstant(at: slot, by: -shift)
            checkDummy(at: slot)
            return
        }
        for slot in tableau.column(of: marker) {
            tableau.changeConstant(at: slot, by: tableau.rows[slot].coefficient(of: marker) * shift)
            checkDummy(at: slot)
        }
    }

    /// Finds the best solution. The answer is false when constants have changed so that what must
    /// hold cannot; the solver is of no use then and has to be made anew.
    func solve() -> Bool {
        settleEdits()
        improve()
        return !isContradictory
    }

    // MARK: - Questions

    /// Whether no other value of the variable would be as good.
    func isDetermined(_ variable: LinearSymbol) -> Bool {
        guard let slot = tableau.slot(of: variable) else {
            return variable.isLength && objective.counts(variable)
        }
        return tableau.rows[slot].terms.allSatisfy { $0.symbol.isDummy || objective.counts($0.symbol) }
    }

    /// The constraints that the value of a variable rests on.
    func constraints(determining variable: LinearSymbol) -> [LinearConstraint] {
        guard let slot = tableau.slot(of: variable) else { return [] }
        return constraints(marking: tableau.rows[slot])
    }

    func constraints(marking row: LinearRow) -> [LinearConstraint] {
        var seen: Set<ObjectIdentifier> = []
        return row.terms.compactMap { constraints[$0.symbol.number] }
            .filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    // MARK: - Steps

    /// The constraint's sum with every basic symbol replaced by its row.
    private func expandedRow(of constraint: LinearConstraint) -> LinearRow {
        var changes = LinearRowChanges()
        var row = LinearRow()
        row.constant = constraint.constant
        for term in constraint.terms {
            if let slot = tableau.slot(of: term.symbol) {
                row.add(tableau.rows[slot], scaled: term.coefficient, noting: &changes)
            } else {
                row.add(term.symbol, scaled: term.coefficient)
            }
        }
        return row
    }

    private func addMarkers(of constraint: LinearConstraint, to row: inout LinearRow) {
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
        let marker = tableau.makeSymbol(kind)
        row.add(marker, scaled: coefficient)
        constraint.marker = marker
        constraint.markerCoefficient = coefficient
        constraints[marker.number] = constraint
    }

    private func accompany(_ constraint: LinearConstraint, coefficient: Double, in row: inout LinearRow) {
        let companion = tableau.makeSymbol(.error)
        row.add(companion, scaled: coefficient)
        constraint.companion = companion
        constraints[companion.number] = constraint
        if let strength = constraint.strength { objective.add(companion, scaled: 1, strength: strength) }
    }

    private func forget(_ constraint: LinearConstraint) {
        for case let symbol? in [constraint.marker, constraint.companion] {
            constraints[symbol.number] = nil
            objective.remove(symbol)
            tableau.release(symbol)
        }
        constraint.marker = nil
        constraint.companion = nil
    }

    /// The errors of a constraint no longer count.
    private func withdrawErrors(of constraint: LinearConstraint) {
        guard let strength = constraint.strength else { return }
        for case let symbol? in [constraint.marker, constraint.companion] where symbol.isError {
            if let slot = tableau.slot(of: symbol) {
                objective.add(tableau.rows[slot], scaled: -1, strength: strength)
            } else {
                objective.add(symbol, scaled: -1, strength: strength)
            }
        }
    }

    /// A basic dummy must stay nought, or two equations contradict each other.
    private func checkDummy(at slot: Int) {
        guard tableau.basics[slot].isDummy, !LinearRow.isNought(tableau.rows[slot].constant) else { return }
        isContradictory = true
    }

    private func improve() {
        guard needsImproving else { return }
        needsImproving = false
        minimize()
    }

    private func settleEdits() {
        guard !tableau.infeasibleSlots.isEmpty else { return }
        if !restoreFeasibility() { isContradictory = true }
    }

    func substitute(_ symbol: LinearSymbol, by row: LinearRow) {
        tableau.substitute(symbol, by: row)
        objective.substitute(symbol, by: row)
    }
}
