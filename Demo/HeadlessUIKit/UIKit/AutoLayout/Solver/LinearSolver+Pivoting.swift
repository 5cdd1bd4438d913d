extension LinearSolver {
    /// Far more than any layout needs; a guard against rounding errors that would go round in circles.
    static let mostPivots = 20_000
    private static let pivotsBeforeCaution = 200

    /// The simplex method, from the strongest errors to the weakest.
    func minimize() {
        tableau.infeasibleSlots.removeAll(keepingCapacity: true)
        for level in objective.levels.indices {
            var pivots = 0
            while pivots < Self.mostPivots {
                let isCautious = pivots > Self.pivotsBeforeCaution
                guard
                    let entering = objective.improvingSymbol(level: level, takingFirst: isCautious),
                    let slot = slotToLeave(entering: entering)
                else { break }
                _ = pivot(slot, entering: entering)
                pivots += 1
            }
        }
        tableau.infeasibleSlots.removeAll(keepingCapacity: true)
    }

    /// The dual simplex method: the solution stays the best one while it becomes possible again.
    /// The answer is false when it cannot.
    func restoreFeasibility() -> Bool {
        var pivots = 0
        while let slot = tableau.infeasibleSlots.popLast() {
            let basic = tableau.basics[slot]
            guard tableau.slot(of: basic) == slot, tableau.rows[slot].constant < -LinearRow.tolerance
            else { continue }
            guard pivots < Self.mostPivots, let entering = cheapestSymbol(in: tableau.rows[slot]) else {
                return false
            }
            _ = pivot(slot, entering: entering)
            pivots += 1
        }
        return true
    }

    /// Exchanges the basic symbol of a row for another and answers the row of the new one.
    func pivot(_ slot: Int, entering: LinearSymbol) -> LinearRow {
        let leaving = tableau.basics[slot]
        var row = tableau.removeRow(at: slot)
        row.exchange(leaving, for: entering)
        substitute(entering, by: row)
        tableau.insert(row, for: entering)
        return row
    }

    /// The row whose basic symbol is the first to reach nought when the entering symbol grows.
    func slotToLeave(entering: LinearSymbol) -> Int? {
        var best: Int?
        var least = Double.greatestFiniteMagnitude
        for slot in tableau.column(of: entering) {
            let row = tableau.rows[slot]
            let coefficient = row.coefficient(of: entering)
            guard coefficient < 0 else { continue }
            let ratio = -row.constant / coefficient
            let isTie = best.map { ratio == least && tableau.basics[slot] < tableau.basics[$0] } ?? false
            if ratio < least || isTie {
                least = ratio
                best = slot
            }
        }
        return best
    }

    /// The row to take out so that the marker goes with it and everything else stays possible.
    func slotToLeave(for marker: LinearSymbol) -> Int? {
        var falling: (slot: Int, ratio: Double)?
        var rising: (slot: Int, ratio: Double)?
        for slot in tableau.column(of: marker) {
            let row = tableau.rows[slot]
            let coefficient = row.coefficient(of: marker)
            if coefficient < 0 {
                let ratio = -row.constant / coefficient
                if ratio < falling?.ratio ?? .greatestFiniteMagnitude { falling = (slot, ratio) }
            } else {
                let ratio = row.constant / coefficient
                if ratio < rising?.ratio ?? .greatestFiniteMagnitude { rising = (slot, ratio) }
            }
        }
        return falling?.slot ?? rising?.slot
    }

    /// The symbol that costs least to bring into an infeasible row.
    private func cheapestSymbol(in row: LinearRow) -> LinearSymbol? {
        var best: LinearTerm?
        for term in row.terms where term.coefficient > LinearRow.tolerance && !term.symbol.isDummy {
            guard let current = best else {
                best = term
                continue
            }
            if objective.isCheaper(term.symbol, term.coefficient, than: current.symbol, current.coefficient) {
                best = term
            }
        }
        return best?.symbol
    }
}
