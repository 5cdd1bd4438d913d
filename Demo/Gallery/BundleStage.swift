public import DemoScenes
import TabAnimated
public import TabAnimatedTesting
import UIKit

/// Shows scenes under every condition, and keeps the productions that they ask for.
@MainActor
public struct BundleStage {
    private let scenes: [DemoScene]
    private let conditions: SkeletonConditions

    /// The conditions that the demo's bundle is made for.
    public static let conditions = SkeletonConditions(
        widths: SkeletonConditions.phoneWidths, contentSizeCategories: [.large, .accessibilityMedium],
        layoutDirections: [.leftToRight, .rightToLeft])

    /// Creates a stage.
    public init(scenes: [DemoScene], under conditions: SkeletonConditions = BundleStage.conditions) {
        GalleryResources.provide()
        self.scenes = scenes
        self.conditions = conditions
    }

    /// Shows every scene under every condition to a writer.
    public func fill(_ writer: SkeletonBundleWriter) {
        conditions.forEach { width, category, direction in
            for scene in scenes {
                let window = makeWindow(width: width, category: category)
                show(scene, in: window, direction: direction, writer: writer)
                window.isHidden = true
            }
        }
        HeadlessScreen.main.reset()
    }

    private func makeWindow(width: CGFloat, category: UIContentSizeCategory) -> UIWindow {
        HeadlessScreen.main.reset()
        HeadlessScreen.main.size = CGSize(width: width, height: SceneStage.size.height)
        let window = UIWindow(frame: CGRect(origin: .zero, size: HeadlessScreen.main.size))
        window.traitOverrides.preferredContentSizeCategory = category
        return window
    }

    private func show(
        _ scene: DemoScene, in window: UIWindow, direction: UIUserInterfaceLayoutDirection,
        writer: SkeletonBundleWriter
    ) {
        let screen = scene.makeScreen()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        for view in screen.coveredViews where direction == .rightToLeft {
            view.semanticContentAttribute = .forceRightToLeft
        }
        HeadlessScreen.main.turn()
        for view in screen.coveredViews {
            view.tabAnimated?.producer = writer
            view.startTabAnimation()
            view.endTabAnimation()
        }
    }
}
