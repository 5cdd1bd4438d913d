import TestDevice
import Testing

@testable import UIKit

@Suite(.ownDevice)
struct LinearSolverTests {
    private let solver = LinearSolver()

    private func sum(
        _ terms: [(LinearSymbol, Double)], _ constant: Double, _ relation: LinearConstraint.Relation,
        strength: Float? = nil
    ) -> LinearConstraint {
        let terms = terms.map { LinearTerm(symbol: $0.0, coefficient: $0.1) }
        return LinearConstraint(terms, constant: constant, relation, strength: strength)
    }

    @Test func `an equation gives its variable the value`() {
        let x = solver.makeVariable()
        _ = solver.add(sum([(x, 1)], -10, .equal))
        #expect(solver.solve())
        #expect(solver.value(of: x) == 10)
    }

    @Test func `equations are chained`() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        _ = solver.add(sum([(y, 1), (x, -2)], -1, .equal))
        _ = solver.add(sum([(x, 1)], -5, .equal))
        _ = solver.solve()
        #expect(solver.value(of: y) == 11)
    }

    @Test func `the stronger of two wishes wins`() {
        let x = solver.makeVariable()
        _ = solver.add(sum([(x, 1)], -10, .equal, strength: 250))
        _ = solver.add(sum([(x, 1)], -20, .equal, strength: 251))
        _ = solver.solve()
        #expect(solver.value(of: x) == 20)
    }

    @Test func `many weak wishes do not outweigh a strong one`() {
        let x = solver.makeVariable()
        for _ in 0..<50 { _ = solver.add(sum([(x, 1)], -10, .equal, strength: 749)) }
        _ = solver.add(sum([(x, 1)], -20, .equal, strength: 750))
        _ = solver.solve()
        #expect(solver.value(of: x) == 20)
    }

    @Test func `a wish is fulfilled as far as a bound allows`() {
        let x = solver.makeVariable()
        _ = solver.add(sum([(x, 1)], -30, .atMost))
        _ = solver.add(sum([(x, 1)], -100, .equal, strength: 500))
        _ = solver.solve()
        #expect(solver.value(of: x) == 30)
    }

    @Test func `a length is never negative`() {
        let width = solver.makeLength()
        _ = solver.add(sum([(width, 1)], 50, .equal, strength: 500))
        _ = solver.solve()
        #expect(solver.value(of: width) == 0)
    }

    @Test func `what cannot hold is named with what contradicts it`() {
        let x = solver.makeVariable()
        let ten = sum([(x, 1)], -10, .equal)
        _ = solver.add(ten)
        let conflict = solver.add(sum([(x, 1)], -20, .equal))
        #expect(conflict.count == 2 && conflict.first === ten)
    }

    @Test func `what cannot hold leaves the solution as it was`() {
        let x = solver.makeVariable()
        _ = solver.add(sum([(x, 1)], -10, .atMost))
        _ = solver.add(sum([(x, 1)], -20, .atLeast))
        _ = solver.add(sum([(x, 1)], -8, .equal, strength: 1))
        _ = solver.solve()
        #expect(solver.value(of: x) == 8)
    }

    @Test func `an equation that says nothing new is welcome`() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let added = [
            sum([(x, 1), (y, 1)], -10, .equal), sum([(x, 1)], -4, .equal), sum([(y, 1)], -6, .equal),
        ].map { solver.add($0) }
        #expect(added.filter { !$0.isEmpty }.isEmpty)
    }

    @Test func `removing a constraint lets the weaker ones have their way`() {
        let x = solver.makeVariable()
        let bound = sum([(x, 1)], -30, .atMost)
        _ = solver.add(bound)
        _ = solver.add(sum([(x, 1)], -100, .equal, strength: 500))
        _ = solver.solve()
        solver.remove(bound)
        _ = solver.solve()
        #expect(solver.value(of: x) == 100)
    }

    @Test func `a new constant moves everything that depends on it`() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let left = sum([(x, 1)], -10, .equal)
        _ = solver.add(left)
        _ = solver.add(sum([(y, 1), (x, -1)], -5, .equal))
        _ = solver.solve()
        solver.setConstant(-100, of: left)
        _ = solver.solve()
        #expect(solver.value(of: y) == 105)
    }

    @Test func `a new constant keeps the best solution the best`() {
        let (x, bound) = (solver.makeVariable(), solver.makeVariable())
        let limit = sum([(bound, 1)], -50, .equal)
        _ = solver.add(limit)
        _ = solver.add(sum([(x, 1), (bound, -1)], 0, .atMost))
        _ = solver.add(sum([(x, 1)], -80, .equal, strength: 500))
        _ = solver.add(sum([(x, 1)], -20, .equal, strength: 250))
        _ = solver.solve()
        solver.setConstant(-60, of: limit)
        _ = solver.solve()
        #expect(solver.value(of: x) == 60)
    }

    @Test func `a constant that makes a contradiction is noticed`() {
        let x = solver.makeVariable()
        let most = sum([(x, 1)], -30, .atMost)
        _ = solver.add(most)
        _ = solver.add(sum([(x, 1)], -20, .atLeast))
        _ = solver.solve()
        solver.setConstant(-10, of: most)
        #expect(!solver.solve())
    }

    @Test func `a variable without an equation is not determined`() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        _ = solver.add(sum([(x, 1), (y, 1)], -10, .equal))
        _ = solver.solve()
        #expect(!solver.isDetermined(x))
    }

    @Test func `a weak wish determines a variable`() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        _ = solver.add(sum([(x, 1), (y, 1)], -10, .equal))
        _ = solver.add(sum([(y, 1)], -3, .equal, strength: 1))
        _ = solver.solve()
        #expect(solver.isDetermined(x))
    }

    @Test func `random changes end where a fresh solver does`() {
        var generator = SeededNumbers(seed: 7)
        for _ in 0..<40 {
            let problem = RandomProblem(using: &generator)
            #expect(problem.differenceAfterChanges(using: &generator) < 1e-6)
        }
    }
}

/// A row of spans with wishes of distinct strengths, whose best solution is unique.
private struct RandomProblem {
    private let solver = LinearSolver()
    private var specifications: [(terms: [Int: Double], constant: Double, relation: Int, strength: Float?)] =
        []
    private let count: Int

    init(using generator: inout SeededNumbers) {
        count = 3 + generator.next(6)
        for index in 0..<count {
            specifications.append(([index: 1], -Double(generator.next(200)), 0, Float(1 + index * 13 % 17)))
            guard index > 0 else { continue }
            let gap = Double(generator.next(30))
            specifications.append(([index: 1, index - 1: -1], -gap, 1, nil))
            specifications.append(([index: 1, index - 1: -1], -Double(40 + generator.next(40)), -1, nil))
        }
    }

    func differenceAfterChanges(using generator: inout SeededNumbers) -> Double {
        var specifications = self.specifications
        let variables = (0..<count).map { _ in solver.makeVariable() }
        var installed = specifications.map { Self.make($0, variables) }
        for constraint in installed { _ = solver.add(constraint) }
        _ = solver.solve()
        for _ in 0..<30 {
            let index = generator.next(specifications.count)
            if specifications[index].strength != nil, generator.next(2) == 0 {
                specifications[index].constant = -Double(generator.next(200))
                solver.setConstant(specifications[index].constant, of: installed[index])
            } else {
                solver.remove(installed[index])
                installed[index] = Self.make(specifications[index], variables)
                _ = solver.add(installed[index])
            }
            if generator.next(3) == 0 { _ = solver.solve() }
        }
        _ = solver.solve()
        let fresh = LinearSolver()
        let freshVariables = (0..<count).map { _ in fresh.makeVariable() }
        for specification in specifications { _ = fresh.add(Self.make(specification, freshVariables)) }
        _ = fresh.solve()
        return zip(variables, freshVariables)
            .map { abs(solver.value(of: $0) - fresh.value(of: $1)) }.max() ?? 0
    }

    private static func make(
        _ specification: (terms: [Int: Double], constant: Double, relation: Int, strength: Float?),
        _ variables: [LinearSymbol]
    ) -> LinearConstraint {
        let terms = specification.terms.sorted { $0.key < $1.key }
            .map { LinearTerm(symbol: variables[$0.key], coefficient: $0.value) }
        let relation: LinearConstraint.Relation =
            specification.relation == 0 ? .equal : specification.relation < 0 ? .atMost : .atLeast
        return LinearConstraint(
            terms, constant: specification.constant, relation, strength: specification.strength)
    }
}
