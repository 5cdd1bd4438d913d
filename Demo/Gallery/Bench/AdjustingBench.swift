import Foundation
import TabAnimated
import UIKit

/// Measures what chains of adjustments cost, in plain copies of the components they adjust.
///
/// A manager gets components that the cache still holds, so that one copy of them is the least an
/// adjustment can cost. Both are measured in the same run; a time is the shortest of many rounds, because
/// whatever else the machine does only adds to it.
@MainActor
struct AdjustingBench {
    /// The number of components, and of chains on them.
    var count = 200

    /// The number of rounds of which the shortest counts.
    var rounds = 300

    /// The ratio that is aimed at for typical chains.
    static let aim = 3.0

    /// One way to write a chain, and what a chain of it on every component costs.
    struct Row {
        let name: String
        let copying: Duration
        let adjusting: Duration
        /// The ratio that is aimed at, if there is one.
        let aim: Double?

        /// The number of plain copies that take as long.
        var ratio: Double { adjusting / max(copying, .nanoseconds(1)) }
    }

    func run() -> [Row] {
        let production = production
        let names = production.components.map { $0.name ?? "" }
        let copying = shortest { Self.copy(production.components).count }
        return Self.chains.map { chain in
            let adjusting = shortest {
                let manager = ComponentManager(production: production)
                for index in 0..<count { chain.write(manager, index, names[index]) }
                return manager.count
            }
            return Row(
                name: chain.code, copying: copying, adjusting: adjusting,
                aim: chain.isTypical ? Self.aim : nil)
        }
    }

    /// Labels of two lines, as a long screen of text has them.
    private var production: Production {
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

    private func shortest(_ work: () -> Int) -> Duration {
        let clock = ContinuousClock()
        let times = (0..<rounds).map { _ in
            clock.measure { precondition(work() == count, "a round lost components") }
        }
        return times.min() ?? .zero
    }
}

extension AdjustingBench {
    /// A way to write a chain on a component, which has an index and a name.
    private struct Chain {
        let code: String
        /// Whether it is one of those that the aim is for.
        let isTypical: Bool
        let write: @MainActor (_ view: ComponentManager, _ index: Int, _ name: String) -> Void
    }

    /// What apps write, from the most frequent to the rarest.
    private static let chains = [
        Chain(code: "animation(1).down(3).height(12).radius(4)", isTypical: true) { view, index, _ in
            view.animation(index).down(3).height(12).radius(4)
        },
        Chain(code: "animation(1).width(200)", isTypical: true) { view, index, _ in
            view.animation(index).width(200)
        },
        Chain(code: "animation(1).line(3).space(6).lastLineScale(0.7)", isTypical: true) { view, index, _ in
            view.animation(index).line(3).space(6).lastLineScale(0.7)
        },
        Chain(code: "animation(1).color(.red).remove()", isTypical: true) { view, index, _ in
            view.animation(index).color(.red).remove()
        },
        Chain(code: "animation(named: \"title\").down(3).height(12)", isTypical: false) { view, _, name in
            view.animation(named: name).down(3).height(12)
        },
        Chain(code: "animation(1).leftEqualTo(0).topEqualToBottom(0)", isTypical: false) { view, index, _ in
            view.animation(index).leftEqualTo(0).topEqualToBottom(0)
        },
    ]

    /// The rows as a table.
    static func table(of rows: [Row], count: Int) -> String {
        let microseconds = { (duration: Duration) in
            String(format: "%.1f µs", duration / .microseconds(1))
        }
        let cells =
            [["\(count) chains on \(count) components", "plain copy", "chains", "ratio", "aim"]]
            + rows.map { row in
                [
                    row.name, microseconds(row.copying), microseconds(row.adjusting),
                    String(format: "%.1f x", row.ratio), row.aim.map { "< \(Int($0)) x" } ?? "",
                ]
            }
        return TextTable(cells).text
    }
}
