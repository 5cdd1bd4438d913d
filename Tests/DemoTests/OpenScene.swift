import DemoScenes
import TabAnimatedRefreshing
import Testing
import UIKit

@testable import Gallery

/// A scene on the headless screen, which a test loads, turns and leaves as a user does.
@MainActor
final class OpenScene {
    let screen: any LoadingScreen
    let window: UIWindow

    /// Opens a scene on a new device; its skeletons are still, and come from no cache unless the producer has one.
    init(
        _ scene: DemoScene, animation: AnimationType = .still, producer: Producer = Producer(),
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        contentSize: UIContentSizeCategory = .large
    ) {
        SkeletonConfiguration.shared = SkeletonConfiguration()
        SkeletonConfiguration.shared.isCacheEnabled = false
        HeadlessScreen.main.reset()
        HeadlessScreen.main.size = SceneStage.size
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.layoutDirection = direction
            $0.preferredContentSizeCategory = contentSize
        }
        // As the gallery does, a scene finds its images and interface files.
        _ = SceneStage(scene: scene, producer: Producer())
        screen = scene.makeScreen()
        window = UIWindow(frame: CGRect(origin: .zero, size: SceneStage.size))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        for model in models {
            // A model may have a producer of its own.
            model.producer = model.producer ?? producer
            model.animation = animation
        }
    }

    /// Opens a scene by its name.
    convenience init(_ name: String) throws {
        self.init(try #require(DemoScene.all.first { $0.name == name }))
    }

    /// The views with a skeleton.
    var views: [UIView] { screen.coveredViews }

    /// Their models.
    var models: [ViewAnimated] { screen.coveredViews.compactMap(\.tabAnimated) }

    /// Starts to load and lets the run loop turn.
    func load() {
        screen.load()
        HeadlessScreen.main.turn()
    }

    /// Lets time pass.
    func pass(_ seconds: TimeInterval) {
        HeadlessScreen.main.advance(by: seconds)
    }

    /// Lets all answers come and every transition end.
    func finish() {
        pass((screen.answerTimes.last ?? 0) + 1)
    }

    /// Takes the scene off the screen.
    func close() {
        window.rootViewController = nil
        window.isHidden = true
        HeadlessScreen.main.reset()
        SkeletonConfiguration.shared = SkeletonConfiguration()
    }

    // MARK: What is on screen

    /// The covers in sight; what a refresher shows beyond an edge is none.
    var covers: [SkeletonOverlay] {
        let refreshers = views.compactMap { $0 as? UIScrollView }.flatMap { list in
            PullToRefresh.Position.allCases.compactMap { list.refresher(at: $0)?.refreshView }
        }
        return window.descendants.compactMap { $0 as? SkeletonOverlay }.filter { cover in
            !cover.isHiddenInTree && !cover.tiles.isEmpty
                && !refreshers.contains { cover.isDescendant(of: $0) }
        }
    }

    /// The productions in sight, with the app's adjustments.
    var productions: [Production] {
        covers.flatMap(\.tiles).map(\.production)
    }

    /// The first production of a class in sight.
    func production(of className: String) throws -> Production {
        try #require(productions.first { $0.className == className }, "no \(className) in sight")
    }

    /// The texts in sight.
    var texts: [String] {
        window.descendants.compactMap { $0 as? UILabel }.filter { !$0.isHiddenInTree }.compactMap(\.text)
    }
}

extension DemoScene {
    /// The scenes whose skeletons and answers come in the turn that asks for them.
    static let loadingAtOnce = all.filter { !$0.loadsInTask }

    /// Those of them that nothing covers or keeps but the skeleton: an open inspector does both until it is closed.
    static let uninspected = loadingAtOnce.filter { $0.name != "option-inspector" }
}

extension UIView {
    /// All views below this one.
    var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }

    /// Whether the view or one above it is hidden or transparent.
    fileprivate var isHiddenInTree: Bool {
        sequence(first: self, next: \.superview).contains { $0.isHidden || $0.alpha < 0.01 }
    }
}
