import TabAnimated
import UIKit

extension DemoScene {
    /// How shapes are painted and move, for one view or the app.
    static let looks: [DemoScene] = [
        option(
            "option-looks", "Still, gradient, pulse, sliding",
            "The four looks of SkeletonView side by side: showSkeleton, showGradientSkeleton, showAnimatedSkeleton, "
                + "showAnimatedGradientSkeleton."
        ) {
            LooksPage(LooksPage.ofSkeletonView)
        },
        option(
            "option-animations", "All animations",
            "Shimmer, sliding, pulse, bin, classic, drop, one in a closure, and none, side by side."
        ) {
            LooksPage(LooksPage.all)
        },
        option(
            "option-closure", "Own animation in a closure (.custom)",
            "AnimationType.custom takes a closure from CALayer to CAAnimation, for each bar."
        ) {
            PersonPage(
                animation: .custom { _ in
                    let fade = CABasicAnimation(keyPath: "opacity")
                    fade.toValue = Float(0.4)
                    fade.duration = 0.8
                    fade.autoreverses = true
                    fade.repeatCount = .infinity
                    return fade
                })
        },
        option(
            "option-gradient", "Gradient (animatedGradient)",
            "Shapes are painted with a gradient in place of a color."
        ) {
            ContactsPage { page in
                page.tableView.tabAnimated?.animatedGradient = SkeletonGradient(
                    colors: [.systemTeal, .systemIndigo])
            }
        },
        option(
            "option-flat", "Flat colors (FlatColor)",
            "Shapes in FlatColor.turquoise on FlatColor.clouds, two of SkeletonView’s twenty."
        ) {
            PersonPage(animation: .still) { view in
                view.tabAnimated?.animatedColor = FlatColor.turquoise
                view.tabAnimated?.animatedBackgroundColor = FlatColor.clouds
            }
        },
        option(
            "option-dark", "Always dark (darkMode)",
            "The skeleton is drawn in the dark, whatever the screen is."
        ) {
            PersonPage { view in
                view.tabAnimated?.darkMode = .dark
                view.tabAnimated?.animatedBackgroundColor = UIColor { traits in
                    traits.userInterfaceStyle == .dark ? .black : .white
                }
            }
        },
        option(
            "option-skeletonview", "SkeletonView's look (SkeletonLines)",
            "Square bars of 15 points, gaps of 10, a last line of 70 %."
        ) {
            ContactsPage { page in
                var mapping = MappingOptions()
                mapping.lines = .skeletonView
                page.tableView.tabAnimated?.mapping = mapping
            }
        },
        option(
            "option-app", "One look for the app (SkeletonConfiguration)",
            "A view and a table share an adjustment of the configuration."
        ) {
            AppLookPage()
        },
    ]
}
