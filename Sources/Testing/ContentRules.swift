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
        findings +=
            TextRules(
                pairs: DriftMatching(skeleton: production.drawn, content: components).pairs
            ).findings
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
}
