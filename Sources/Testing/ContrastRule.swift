import TabProduction
import UIKit

/// The rule about contrast: each shape can be seen on what is below it, in both appearances.
@MainActor
struct ContrastRule {
    let production: Production
    let background: UIColor

    /// The contrast ratios that are right, with what rounding to bytes takes from them.
    static let range = 1.14...1.62

    var findings: [SkeletonFinding] {
        [UIUserInterfaceStyle.light, .dark].flatMap { style in
            production.contrasts(
                on: background, traits: UITraitCollection(userInterfaceStyle: style)
            )
            .filter { !Self.range.contains($0.ratio) }
            .map { shape in
                let ratio = (shape.ratio * 100).rounded() / 100
                return SkeletonFinding(
                    rule: .contrast,
                    view: shape.component.name ?? "\(production.className) \(shape.component.index)",
                    problem: "it is \(ratio):1 in the \(style == .dark ? "dark" : "light")",
                    fix: "Leave its color to the framework, or give one that can be seen on its surface.")
            }
        }
    }
}
