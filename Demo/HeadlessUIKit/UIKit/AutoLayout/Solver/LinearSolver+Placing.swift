extension LinearSolver {
    /// Gives a new constraint's row a basic symbol; the answer is a contradiction it would make.
    func place(_ row: LinearRow, of constraint: LinearConstraint) -> [LinearConstraint] {
        if let subject = subject(for: row, of: constraint) {
            insert(row, for: subject)
            return []
        }
        guard row.terms.allSatisfy(\.symbol.isDummy) else { return placeArtificially(row, of: constraint) }
        guard LinearRow.isNought(row.constant) else { return contradiction(of: constraint, row) }
        if let marker = constraint.marker { insert(row, for: marker) }
        return []
    }

    /// A symbol that can be basic without making another row infeasible.
    private func subject(for row: LinearRow, of constraint: LinearConstraint) -> LinearSymbol? {
        for case let symbol? in [constraint.marker, constraint.companion] where !symbol.isDummy {
            if row.coefficient(of: symbol) < 0 { return symbol }
        }
        return row.terms.first { $0.coefficient < 0 && $0.symbol.isLength && !occurs($0.symbol) }?.symbol
    }

    private func occurs(_ symbol: LinearSymbol) -> Bool {
        !tableau.column(of: symbol).isEmpty || definitions.isMentioned(symbol)
    }

    private func insert(_ row: LinearRow, for subject: LinearSymbol) {
        var solved = row
        solved.solve(for: subject)
        substitute(subject, by: solved)
        tableau.insert(solved, for: subject)
    }

    /// Adds the row with a symbol that measures by how much it is missed, and makes that nought.
    private func placeArtificially(_ row: LinearRow, of constraint: LinearConstraint) -> [LinearConstraint] {
        let artificial = makeSymbol(.slack)
        tableau.insert(row, for: artificial)
        let missed = minimized(row)
        let isPlaced = LinearRow.isNought(missed.constant)
        if let slot = tableau.slot(of: artificial) {
            let rest = tableau.removeRow(at: slot)
            if isPlaced { makeBasic(in: rest, insteadOf: artificial, of: constraint) }
        }
        objective.remove(artificial)
        release(artificial)
        return isPlaced ? [] : contradiction(of: constraint, missed)
    }

    /// What cannot hold together: the constraints that a row is made of, the new one last.
    private func contradiction(of constraint: LinearConstraint, _ row: LinearRow) -> [LinearConstraint] {
        constraints(marking: row).filter { $0 !== constraint } + [constraint]
    }

    /// The artificial symbol is nought but basic: another symbol takes its place.
    private func makeBasic(
        in row: LinearRow, insteadOf artificial: LinearSymbol, of constraint: LinearConstraint
    ) {
        let candidate = row.terms.first { !$0.symbol.isDummy }?.symbol ?? constraint.marker
        guard let candidate, row.coefficient(of: candidate) != 0 else { return }
        insert(row, for: candidate)
    }

    /// Pivots until the sum is as small as it gets, and answers what it is then.
    private func minimized(_ sum: LinearRow) -> LinearRow {
        var sum = sum
        var changes = LinearRowChanges()
        var rounds = 0
        while rounds < Self.mostPivots {
            rounds += 1
            let entering = sum.terms.first { $0.coefficient < -LinearRow.tolerance && !$0.symbol.isDummy }
            guard let entering, let slot = slotToLeave(entering: entering.symbol) else { break }
            let row = pivot(slot, entering: entering.symbol)
            let factor = sum.remove(entering.symbol)
            sum.add(row, scaled: factor, noting: &changes)
        }
        return sum
    }
}
