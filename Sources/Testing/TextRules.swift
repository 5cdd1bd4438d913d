import Foundation
import TabProduction

/// The rules that compare the bars of each text with the lines that take their place: number and baselines.
struct TextRules {
    let pairs: [(skeleton: Component, content: Component)]

    /// The distance, in points, by which two bars may follow each other in another step than two lines.
    private static let tolerance: CGFloat = 1

    var findings: [SkeletonFinding] {
        pairs.filter { $0.skeleton.role == .label && $0.content.role == .label }
            .compactMap { number(of: $0, $1) ?? step(of: $0, $1) }
    }

    private func number(of skeleton: Component, _ content: Component) -> SkeletonFinding? {
        let (bars, lines) = (skeleton.bars.count, content.bars.count)
        guard bars > lines else { return nil }
        return SkeletonFinding(
            rule: .lines, view: name(of: skeleton), problem: "it has \(bars) bars for \(lines) lines",
            fix: "Say how many lines it has with view.skeleton.lines.count.")
    }

    private func step(of skeleton: Component, _ content: Component) -> SkeletonFinding? {
        guard let bars = step(of: skeleton.bars), let lines = step(of: content.bars),
            abs(bars - lines) > Self.tolerance
        else { return nil }
        return SkeletonFinding(
            rule: .baseline, view: name(of: skeleton),
            problem: "its bars follow each other every \(Int(bars.rounded())) points, and its lines every "
                + "\(Int(lines.rounded()))",
            fix: "Take back the adjustment of its lines, or give their height and spacing the sum of a line."
        )
    }

    /// The distance between the middles of the first two of some bars below each other.
    private func step(of bars: [CGRect]) -> CGFloat? {
        guard bars.count > 1, bars[1].midY > bars[0].midY else { return nil }
        return bars[1].midY - bars[0].midY
    }

    private func name(of component: Component) -> String { component.name ?? "\(component.index)" }
}
