import TestDevice
import Testing

@testable import UIKit

@Suite(.ownDevice)
struct LinearDefinitionsTests {
    private let solver = LinearSolver()

    /// `variable = other + distance`, or `variable = distance`.
    private func link(
        _ variable: LinearSymbol, _ other: LinearSymbol?, _ distance: Double
    ) -> LinearConstraint {
        var terms = [LinearTerm(symbol: variable, coefficient: 1)]
        if let other { terms.append(LinearTerm(symbol: other, coefficient: -1)) }
        return LinearConstraint(terms, constant: -distance, .equal)
    }

    private func wish(_ variable: LinearSymbol, _ relation: LinearConstraint.Relation, _ value: Double)
        -> LinearConstraint
    {
        LinearConstraint(
            [LinearTerm(symbol: variable, coefficient: 1)], constant: -value, relation, strength: 250)
    }

    private func values(of variables: [LinearSymbol]) -> [Double] {
        variables.map { solver.value(of: $0) }
    }

    /// A column of views of 20 points, each 8 points below the one before; the answer is where they start.
    private func column(of count: Int) -> [LinearSymbol] {
        var tops: [LinearSymbol] = []
        var last: (top: LinearSymbol, height: LinearSymbol)?
        for _ in 0..<count {
            let (top, height) = (solver.makeVariable(), solver.makeLength())
            var terms = [LinearTerm(symbol: top, coefficient: 1)]
            if let last {
                terms += [last.top, last.height].map { LinearTerm(symbol: $0, coefficient: -1) }
            }
            _ = solver.add(LinearConstraint(terms, constant: -8, .equal))
            _ = solver.add(wish(height, .atMost, 20))
            _ = solver.add(wish(height, .atLeast, 20))
            last = (top, height)
            tops.append(top)
        }
        return tops
    }

    @Test(arguments: [10, 100, 1_000])
    func `rows do not grow along a column of views`(count: Int) {
        let tops = column(of: count)
        #expect(solver.solve())
        let expected: [Double] = (0..<count).map { index in Double(8 + index * 28) }
        #expect(values(of: tops) == expected)
        #expect(solver.tableau.rows.allSatisfy { $0.terms.count <= 4 })
    }

    @Test func `a new constant moves the rest of a column`() {
        let first = solver.makeVariable()
        let top = link(first, nil, 10)
        _ = solver.add(top)
        var variables = [first]
        for _ in 0..<50 {
            variables.append(solver.makeVariable())
            _ = solver.add(link(variables[variables.count - 1], variables[variables.count - 2], 3))
        }
        #expect(solver.solve())
        #expect(solver.value(of: variables[50]) == 160)
        solver.setConstant(-25, of: top)
        #expect(solver.solve())
        #expect(solver.value(of: variables[50]) == 175)
    }

    @Test func `a chain hangs together before its start is known`() {
        let variables = (0..<5).map { _ in solver.makeVariable() }
        for index in 1..<5 { _ = solver.add(link(variables[index], variables[index - 1], 10)) }
        #expect(solver.solve())
        #expect(!variables.contains(where: solver.isDetermined))
        let ends = values(of: [variables[0], variables[4]])
        #expect(ends[1] - ends[0] == 40)
        _ = solver.add(link(variables[2], nil, 100))
        #expect(solver.solve())
        #expect(values(of: variables) == [80, 90, 100, 110, 120])
        #expect(variables.allSatisfy(solver.isDetermined))
    }

    @Test func `a chain whose start is let go floats again`() {
        let variables = (0..<3).map { _ in solver.makeVariable() }
        let start = link(variables[0], nil, 100)
        _ = solver.add(start)
        for index in 1..<3 { _ = solver.add(link(variables[index], variables[index - 1], 10)) }
        solver.remove(start)
        #expect(solver.solve())
        #expect(!variables.contains(where: solver.isDetermined))
        let ends = values(of: [variables[0], variables[2]])
        #expect(ends[1] - ends[0] == 20)
    }

    @Test func `equations in a circle are welcome when they agree`() {
        let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = solver.add(link(b, a, 10))
        _ = solver.add(link(c, b, 10))
        #expect(solver.add(link(a, c, -20)).isEmpty)
        _ = solver.add(link(c, nil, 30))
        #expect(solver.solve())
        #expect(values(of: [a, b, c]) == [10, 20, 30])
    }

    @Test func `equations in a circle that disagree are all named`() {
        let variables = (0..<4).map { _ in solver.makeVariable() }
        let links = (1..<4).map { link(variables[$0], variables[$0 - 1], 10) }
        for link in links { _ = solver.add(link) }
        let last = link(variables[0], variables[3], -31)
        let conflict = solver.add(last)
        #expect(conflict.count == 4)
        #expect(conflict.last === last)
        #expect(links.allSatisfy { link in conflict.contains { $0 === link } })
    }

    @Test func `what a variable rests on is named through the whole chain`() {
        let variables = (0..<4).map { _ in solver.makeVariable() }
        _ = solver.add(link(variables[0], nil, 5))
        for index in 1..<4 { _ = solver.add(link(variables[index], variables[index - 1], 10)) }
        _ = solver.solve()
        #expect(solver.constraints(determining: variables[3]).count == 4)
        #expect(solver.constraints(determining: variables[1]).count == 2)
    }

    @Test func `a position is limited by what it was defined by`() {
        let (x, width) = (solver.makeVariable(), solver.makeLength())
        let edge = LinearConstraint(
            [LinearTerm(symbol: x, coefficient: 1), LinearTerm(symbol: width, coefficient: 1)],
            constant: -100,
            .equal)
        _ = solver.add(edge)
        _ = solver.add(wish(width, .atLeast, 70))
        _ = solver.add(
            LinearConstraint([LinearTerm(symbol: x, coefficient: 1)], constant: -40, .atLeast))
        #expect(solver.solve())
        #expect(values(of: [width, x]) == [60, 40])
        solver.remove(edge)
        #expect(solver.solve())
        #expect(solver.value(of: width) == 70)
        #expect(solver.value(of: x) >= 40)
    }

    /// Whatever order a tree of distances is stated in, and however often parts of it are taken back.
    @Test(arguments: 1...30)
    func `random trees of distances come to what they were made from`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let solver = LinearSolver()
        let count = 2 + numbers.next(40)
        let answers: [Double] = (0..<count).map { _ in Double(numbers.next(1_000) - 500) }
        let variables = answers.map { _ in solver.makeVariable() }
        var links: [LinearConstraint] = [link(variables[0], nil, answers[0])]
        for index in 1..<count {
            let other = numbers.next(index)
            links.append(link(variables[index], variables[other], answers[index] - answers[other]))
        }
        for index in links.indices.reversed() { links.swapAt(index, numbers.next(index + 1)) }
        for link in links { #expect(solver.add(link).isEmpty) }
        for _ in 0..<count {
            let link = links[numbers.next(count)]
            solver.remove(link)
            if numbers.next(2) == 0 { _ = solver.solve() }
            #expect(solver.add(link).isEmpty)
        }
        #expect(solver.solve())
        let found: [Double] = variables.map { solver.value(of: $0).rounded() }
        #expect(found == answers)
        #expect(variables.allSatisfy(solver.isDetermined))
    }
}
