import TabProduction
import UIKit

/// The rules that compare a production with the content that takes its place: height, texts and drift.
@MainActor
struct ContentRules {
    let production: Production
    let content: UIView
    let options: MappingOptions

    /// The part of the height of the content by which a skeleton may be higher or lower.
    private static let tolerance: CGFloat = 0.1

    /// The mean distance, in points, by which the shapes of a skeleton may be off.
    private static let distance: CGFloat = 2

    var findings: [SkeletonFinding] {
        let (own, real) = (production.size.height, content.bounds.height)
        var findings: [SkeletonFinding] = []
        if abs(own - real) > real * Self.tolerance {
            findings.append(
                SkeletonFinding(
                    rule: .height, view: production.className,
                    problem: "it is \(Int(own)) points high, and its content \(Int(real))",
                    fix:
                        "Give a height, or say how many lines its texts have with view.skeleton.lines.count.")
            )
        }
        let components = content.shownComponents(options: options)
        findings += Self.findings(of: DriftMatching(skeleton: production.drawn, content: components).pairs)
        let drift = SkeletonDrift.measure(content, against: production, options: options)
        if drift.meanShift > Self.distance {
            findings.append(
                SkeletonFinding(
                    rule: .drift, view: production.className,
                    problem: "shapes are off by \((drift.meanShift * 10).rounded() / 10) points on average",
                    fix: "Look at SkeletonDrift.measure(_:against:), which tells each of them."))
        }
        return findings
    }

    // MARK: Texts

    private typealias Pair = (skeleton: Component, content: Component)

    /// The distance, in points, by which two bars may follow each other in another step than two lines.
    private static let stepTolerance: CGFloat = 1

    private static func findings(of pairs: [Pair]) -> [SkeletonFinding] {
        pairs.filter { $0.skeleton.role == .label && $0.content.role == .label }
            .compactMap { number(of: $0, $1) ?? step(of: $0, $1) }
    }

    private static func number(of skeleton: Component, _ content: Component) -> SkeletonFinding? {
        let (bars, lines) = (skeleton.bars.count, content.bars.count)
        guard bars > lines else { return nil }
        return SkeletonFinding(
            rule: .lines, view: name(of: skeleton), problem: "it has \(bars) bars for \(lines) lines",
            fix: "Say how many lines it has with view.skeleton.lines.count.")
    }

    private static func step(of skeleton: Component, _ content: Component) -> SkeletonFinding? {
        guard let bars = step(of: skeleton.bars), let lines = step(of: content.bars),
            abs(bars - lines) > stepTolerance
        else { return nil }
        return SkeletonFinding(
            rule: .baseline, view: name(of: skeleton),
            problem: "its bars follow each other every \(Int(bars.rounded())) points, and its lines every "
                + "\(Int(lines.rounded()))",
            fix: "Take back the adjustment of its lines, or give their height and spacing the sum of a line."
        )
    }

    /// The distance between the middles of the first two of some bars below each other.
    private static func step(of bars: [CGRect]) -> CGFloat? {
        guard bars.count > 1, bars[1].midY > bars[0].midY else { return nil }
        return bars[1].midY - bars[0].midY
    }

    private static func name(of component: Component) -> String { component.name ?? "\(component.index)" }
}
