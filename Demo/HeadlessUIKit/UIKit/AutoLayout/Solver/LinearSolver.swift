/// Keeps a set of linear constraints solved while they come, go and change (the Cassowary algorithm).
///
/// Constraints that must hold do; of the others those of greater strength are missed by as little as
/// possible before weaker ones count at all. Additions, removals and new constants are worked into the
/// solution there is; `solve()` makes it the best one again.
///
/// Variables of any sign are defined by the first constraint that can; only what must not become negative
/// is left to the simplex method and its tableau.
final class LinearSolver {
    var tableau = LinearTableau()
    var objective = LinearObjective()
    var definitions = LinearDefinitions()
    /// The constraints by the numbers of their markers and companions.
    var constraints: [LinearConstraint?] = []
    private var freeNumbers: [Int] = []
    private var sum = LinearSum()
    /// The values of all symbols by number, while nothing changes them.
    private var values: [Double]?
    /// Whether additions or removals have left room for a better solution.
    private var needsImproving = false
    /// Whether a changed constant has made what must hold contradictory.
    private(set) var isContradictory = false

    // MARK: - Symbols

    /// A variable of any sign.
    func makeVariable() -> LinearSymbol { makeSymbol(.free) }

    /// A variable that is never negative.
    func makeLength() -> LinearSymbol { makeSymbol(.length) }

    func makeSymbol(_ kind: LinearSymbol.Kind) -> LinearSymbol {
        if let number = freeNumbers.popLast() { return LinearSymbol(number: number, kind: kind) }
        constraints.append(nil)
        tableau.addSymbol()
        definitions.addSymbol()
        sum.addSymbol()
        return LinearSymbol(number: constraints.count - 1, kind: kind)
    }

    /// Forgets a symbol that no constraint is left to use.
    func release(_ symbol: LinearSymbol) {
        objective.remove(symbol)
        tableau.remove(symbol)
        definitions.replace(symbol, by: LinearRow())
        freeNumbers.append(symbol.number)
    }

    // MARK: - Constraints

    /// Adds a constraint; the answer is empty, or the constraints, this one last, that cannot all hold.
    func add(_ constraint: LinearConstraint) -> [LinearConstraint] {
        guard !constraint.isInstalled else { return [] }
        settleEdits()
        values = nil
        var row = LinearRow(constant: constraint.constant)
        for term in constraint.terms { row.add(term.symbol, scaled: term.coefficient) }
        addMarkers(of: constraint, to: &row)
        if !definitions.define(by: row, expandingIn: &sum) {
            row = expanded(row)
            if row.constant < 0 { row.scale(by: -1) }
            let conflict = place(row, of: constraint)
            guard conflict.isEmpty else {
                forget(constraint)
                return conflict
            }
        }
        needsImproving = true
        return []
    }

    func remove(_ constraint: LinearConstraint) {
        guard let marker = constraint.marker else { return }
        settleEdits()
        values = nil
        withdrawErrors(of: constraint)
        if let slot = tableau.slot(of: marker) {
            definitions.replace(marker, by: tableau.removeRow(at: slot))
        } else if let slot = slotToLeave(for: marker) {
            let leaving = tableau.basics[slot]
            var row = tableau.removeRow(at: slot)
            row.exchange(leaving, for: marker)
            substitute(marker, by: row)
            definitions.replace(marker, by: row)
        } else {
            definitions.eliminate(marker)
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
        values = nil
        let shift = change / constraint.markerCoefficient
        definitions.shift(marker, by: shift)
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

    // MARK: - Steps

    func value(of variable: LinearSymbol) -> Double {
        if let slot = tableau.slot(of: variable) { return tableau.rows[slot].constant }
        guard definitions.isDefined(variable) else { return 0 }
        let values = self.values ?? completeValues
        self.values = values
        return values[variable.number]
    }

    private var completeValues: [Double] {
        var values = Array(repeating: 0.0, count: constraints.count)
        tableau.write(to: &values)
        definitions.complete(&values)
        return values
    }

    /// The row with everything replaced that stands for other symbols: defined variables and basic symbols.
    func expanded(_ row: LinearRow) -> LinearRow {
        let row = definitions.expanded(row, in: &sum)
        guard row.terms.contains(where: { tableau.slot(of: $0.symbol) != nil }) else { return row }
        sum.add(LinearRow(constant: row.constant), scaled: 1)
        for term in row.terms {
            if let slot = tableau.slot(of: term.symbol) {
                sum.add(tableau.rows[slot], scaled: term.coefficient)
            } else {
                sum.add(term.symbol, scaled: term.coefficient)
            }
        }
        return sum.finish()
    }

    /// A basic dummy must stay nought, or two equations contradict each other.
    private func checkDummy(at slot: Int) {
        guard tableau.basics[slot].isDummy, !LinearRow.isNought(tableau.rows[slot].constant) else { return }
        isContradictory = true
    }

    private func improve() {
        guard needsImproving else { return }
        needsImproving = false
        values = nil
        minimize()
    }

    private func settleEdits() {
        guard !tableau.infeasibleSlots.isEmpty else { return }
        values = nil
        if !restoreFeasibility() { isContradictory = true }
    }

    func substitute(_ symbol: LinearSymbol, by row: LinearRow) {
        tableau.substitute(symbol, by: row)
        objective.substitute(symbol, by: row)
    }
}
