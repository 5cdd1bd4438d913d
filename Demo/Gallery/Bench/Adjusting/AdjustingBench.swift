import Foundation
import TabAnimated
import UIKit

/// Measures what chains of adjustments cost, in plain copies of the components they adjust.
///
/// There is no aim: a closure runs once for a class, on some thirty components, and nobody waits for it.
/// A manager gets components that the cache still holds, so that one copy of them is the least an adjustment can cost.
@MainActor
struct AdjustingBench {
    private enum Way {
        static let chains = "chains"
        static let copy = "a plain copy"
    }

    /// How often a round does it, so that the clock does not count.
    private static let times = 20

    /// The number of components, and of chains on them.
    private let count = 200

    /// As many as say whether each chain costs the same beside more of them.
    private let many = 1_000

    var rows: [BenchRow] { comparisons + [growth] }

    /// What each of many chains costs, in times of each of few.
    private var growth: BenchRow {
        func way(_ count: Int) -> BenchWay {
            let production = production(of: count)
            return BenchWay(name: "\(count.grouped) components", count: count) {
                BenchWay.Round {
                    let manager = ComponentManager(production: production)
                    for index in 0..<count { manager.animation(index).down(3).height(12) }
                }
            }
        }
        return BenchRow(
            name: "adjusting, a component of many", ways: [way(count), way(many)],
            ratios: [.cost("\(many.grouped) components", of: "\(count.grouped) components", atMost: 1.3)])
    }

    private var comparisons: [BenchRow] {
        let production = production(of: count)
        let names = production.components.map { $0.name ?? "" }
        return Self.chains.map { chain in
            BenchRow(
                name: "adjusting, \(count) of \(chain.code)",
                ways: [
                    way(Way.chains) {
                        let manager = ComponentManager(production: production)
                        for index in 0..<count { chain.write(manager, index, names[index]) }
                        return manager.count
                    },
                    way(Way.copy) { Self.copy(production.components).count },
                ],
                ratios: [.cost(Way.chains, of: Way.copy, atMost: nil)])
        }
    }

    private func way(_ name: String, _ work: @escaping @MainActor () -> Int) -> BenchWay {
        BenchWay(name: name, count: Self.times) {
            BenchWay.Round {
                for _ in 0..<Self.times { precondition(work() == count, "a round lost components") }
            }
        }
    }

    /// Labels of two lines, as a long screen of text has them.
    private func production(of count: Int) -> Production {
        Production(
            className: "Many", size: CGSize(width: 320, height: CGFloat(count) * 20),
            components: (0..<count).map {
                Component(
                    index: $0, name: "labels[\($0)]", role: .label,
                    frame: CGRect(x: 0, y: CGFloat($0) * 20, width: 320, height: 16),
                    lines: TextLines(count: 2))
            })
    }

    /// A copy that shares nothing with its original.
    private static func copy(_ components: [Component]) -> [Component] {
        var copy = components
        for index in copy.indices { copy[index].index = index }
        return copy
    }
}

extension AdjustingBench {
    /// A way to write a chain on a component, which has an index and a name.
    private struct Chain {
        let code: String
        let write: @MainActor (_ view: ComponentManager, _ index: Int, _ name: String) -> Void
    }

    /// What apps write, from the most frequent to the rarest.
    private static let chains = [
        Chain(code: "animation(1).down(3).height(12).radius(4)") { view, index, _ in
            view.animation(index).down(3).height(12).radius(4)
        },
        Chain(code: "animation(1).width(200)") { view, index, _ in
            view.animation(index).width(200)
        },
        Chain(code: "animation(1).line(3).space(6).lastLineScale(0.7)") { view, index, _ in
            view.animation(index).line(3).space(6).lastLineScale(0.7)
        },
        Chain(code: "animation(1).color(.red).remove()") { view, index, _ in
            view.animation(index).color(.red).remove()
        },
        Chain(code: "animation(named: \"title\").down(3).height(12)") { view, _, name in
            view.animation(named: name).down(3).height(12)
        },
        Chain(code: "animation(1).leftEqualTo(0).topEqualToBottom(0)") { view, index, _ in
            view.animation(index).leftEqualTo(view.animation(0)).topEqualToBottom(view.animation(0))
        },
    ]
}
