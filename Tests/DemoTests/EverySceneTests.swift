import TabAnimated
import TabCache
import TestDevice
import Testing
import UIKit

@testable import DemoScenes
@testable import Gallery

/// What every scene of the demo stands while it loads, whatever it shows.
///
/// Each scene is opened anew for each test; what its cells look like is measured once for all of them.
@MainActor
@Suite("Every scene", .serialized, .ownDevice)
struct EverySceneTests {
    private static let producer: Producer = {
        var memory = CacheConfiguration(directory: nil)
        memory.memoryCountLimit = 10_000
        return Producer(stores: [FrequencyCache<Production>(configuration: memory)])
    }()

    private func open(_ scene: DemoScene, animation: AnimationType = .still) -> OpenScene {
        OpenScene(scene, animation: animation, producer: Self.producer)
    }

    private func isDark(_ color: CGColor?) -> Bool {
        var white: CGFloat = 1
        color.map { _ = UIColor(cgColor: $0).getWhite(&white, alpha: nil) }
        return white < 0.5
    }

    /// Opens one scene after the other, starts to load, and closes it when its check is over.
    private func whileLoading(
        _ scenes: [DemoScene] = DemoScene.loadingAtOnce, animation: AnimationType = .still,
        prepare: (OpenScene) -> Void = { _ in }, _ check: (OpenScene, Comment) throws -> Void
    ) rethrows {
        for scene in scenes {
            let open = open(scene, animation: animation)
            prepare(open)
            open.load()
            try check(open, Comment(rawValue: scene.name))
            open.close()
        }
    }

    /// The colors of the shapes that have none of their own.
    private func colors(_ scene: OpenScene) -> [CGColor?] {
        scene.covers.flatMap(\.componentLayers).filter { $0.component.fill == .standard }.flatMap(\.bars)
            .map(\.backgroundColor)
    }

    /// Whether the scene paints its shapes with the framework's colors.
    private func hasStandardColors(_ scene: OpenScene) -> Bool {
        scene.models.allSatisfy {
            $0.animatedColor == nil && $0.animatedGradient == nil && $0.darkMode == nil
        }
    }

    // MARK: Appearance

    @Test func `shapes change with the appearance, on screen and in the background`() {
        whileLoading { scene, name in
            guard hasStandardColors(scene) else { return }
            scene.window.overrideUserInterfaceStyle = .dark
            HeadlessScreen.main.turn()
            #expect(colors(scene).allSatisfy { isDark($0) }, name)
            scene.window.overrideUserInterfaceStyle = .light
            HeadlessScreen.main.turn()
            #expect(colors(scene).allSatisfy { !isDark($0) }, name)

            scene.window.overrideUserInterfaceStyle = .unspecified
            UIApplication.shared.headlessEnterBackground()
            HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
                $0.userInterfaceStyle = .dark
            }
            HeadlessScreen.main.turn()
            UIApplication.shared.headlessEnterForeground()
            HeadlessScreen.main.turn()
            #expect(!scene.covers.isEmpty, name)
            #expect(colors(scene).allSatisfy { isDark($0) }, name)
        }
    }

    @Test func `shapes stay dark or light where that is forced`() {
        whileLoading(prepare: { _ in SkeletonConfiguration.shared.darkMode = .dark }) { scene, name in
            guard hasStandardColors(scene) else { return }
            #expect(colors(scene).allSatisfy { isDark($0) }, name)
            SkeletonConfiguration.shared.darkMode = .light
            scene.window.overrideUserInterfaceStyle = .dark
            scene.views.forEach { $0.updateTabAnimation() }
            HeadlessScreen.main.turn()
            #expect(colors(scene).allSatisfy { !isDark($0) }, name)
        }
    }

    // MARK: Answers

    @Test func `nothing remains when the content is there, and what was lent is given back`() {
        for scene in DemoScene.loadingAtOnce {
            let open = open(scene)
            let before = open.views.map(Loan.init(of:))
            open.load()
            open.finish()
            #expect(open.covers.isEmpty, "\(scene.name)")
            #expect(open.views.allSatisfy { !$0.isTabAnimating }, "\(scene.name)")
            #expect(open.views.map(Loan.init(of:)) == before, "\(scene.name)")
            open.close()
        }
    }

    @Test func `a skeleton can end in the turn it was started in`() {
        for scene in DemoScene.uninspected {
            let open = open(scene)
            open.models.forEach { $0.timing = SkeletonTiming() }
            open.screen.load()
            open.views.forEach { $0.endTabAnimation() }
            HeadlessScreen.main.turn()
            #expect(open.covers.isEmpty, "\(scene.name)")
            open.finish()
            #expect(open.covers.isEmpty, "\(scene.name)")
            open.close()
        }
    }

    @Test func `an answer that comes within the delay leaves no trace of a skeleton`() {
        // A view without a model gets one when it starts.
        let scenes = DemoScene.loadingAtOnce.filter { $0.name != "option-no-model" }
        whileLoading(
            scenes,
            prepare: { scene in
                scene.models.forEach { $0.timing = SkeletonTiming(delay: 4, minimumDuration: 1) }
            }
        ) { scene, name in
            #expect(scene.covers.isEmpty, name)
            let isAnswered = (scene.screen.answerTimes.last ?? 0) < 4
            scene.pass(3.9)
            #expect(scene.covers.isEmpty, name)
            scene.finish()
            if isAnswered { #expect(scene.covers.isEmpty, name) }
        }
    }

    @Test func `an answer without content ends the skeleton over what was there`() {
        for scene in DemoScene.uninspected {
            let open = open(scene)
            let before = open.texts
            open.load()
            FakeServer.forget(open.screen)
            open.screen.children.forEach(FakeServer.forget)
            open.views.forEach { $0.endTabAnimation(transition: .crossDissolve(0.2)) }
            open.pass(1)
            #expect(open.covers.isEmpty, "\(scene.name)")
            // A list that has gone to its top shows other rows than before.
            if open.models.allSatisfy({ ($0 as? FormAnimated)?.scrollsToTop != true }) {
                #expect(open.texts.sorted() == before.sorted(), "\(scene.name)")
            }
            open.close()
        }
    }

    @Test func `an error ends the skeleton`() async {
        for scene in DemoScene.loadingAtOnce {
            let open = open(scene)
            open.models.forEach { $0.timing = SkeletonTiming() }
            for view in open.views {
                await #expect(throws: NoAnswer.self, "\(scene.name)") {
                    try await view.withTabAnimation { throw NoAnswer() }
                }
            }
            HeadlessScreen.main.turn()
            #expect(open.covers.isEmpty, "\(scene.name)")
            open.close()
        }
    }

    // MARK: Again and again

    @Test func `a scene can be loaded again and again while it loads and after`() {
        whileLoading { scene, name in
            let covers = scene.covers.count
            for _ in 0..<2 {
                scene.screen.reload()
                HeadlessScreen.main.turn()
                #expect(scene.covers.count == covers, name)
            }
            scene.finish()
            let texts = scene.texts
            #expect(scene.covers.isEmpty, name)
            scene.screen.reload()
            HeadlessScreen.main.turn()
            #expect(!scene.covers.isEmpty, name)
            scene.finish()
            #expect(scene.covers.isEmpty, name)
            #expect(scene.texts.sorted() == texts.sorted(), name)
        }
    }

    @Test func `a screen that is left while it loads goes away`() {
        for scene in DemoScene.loadingAtOnce {
            weak var screen: (any LoadingScreen)?
            weak var view: UIView?
            do {
                let open = open(scene, animation: .shimmer())
                open.load()
                screen = open.screen
                view = open.views.first
                open.close()
            }
            HeadlessScreen.main.advance(by: 10)
            #expect(screen == nil, "\(scene.name)")
            #expect(view == nil, "\(scene.name)")
        }
    }

    @Test(arguments: ["table-section", "table-two-sections", "collection-reports", "view-page"])
    func `ten visits leave nothing behind`(name: String) throws {
        let scene = try #require(DemoScene.all.first { $0.name == name })
        var visits: [WeakScreen] = []
        for _ in 0..<10 {
            do {
                let open = open(scene, animation: .shimmer())
                open.load()
                open.finish()
                visits.append(WeakScreen(open.screen))
                open.close()
            }
        }
        #expect(visits.filter { $0.screen != nil || $0.view != nil }.isEmpty)
    }

    // MARK: Change of place and size

    @Test func `covers fit a device that is turned, and a window that is split`() {
        whileLoading { scene, name in
            for size in [CGSize(width: 667, height: 375), CGSize(width: 320, height: 1024)] {
                HeadlessScreen.main.size = size
                HeadlessScreen.main.turn()
                #expect(!scene.covers.isEmpty, name)
                for cover in scene.covers {
                    #expect(cover.bounds.width == cover.superview?.bounds.width, name)
                    let ends = cover.tiles.map { $0.origin.x + $0.production.size.width }
                    if scene.views.contains(where: { $0 is UITableView }) {
                        #expect(ends.allSatisfy { $0 <= cover.bounds.width + 0.01 }, name)
                    }
                }
            }
            scene.finish()
            #expect(scene.covers.isEmpty, name)
        }
    }

    @Test func `a list that is scrolled while it loads loses nothing of its skeleton at the end`() {
        whileLoading { scene, name in
            for list in scene.views.compactMap({ $0 as? UIScrollView }) {
                let finger = HeadlessFinger(on: list)
                finger.touch()
                finger.drag(by: CGPoint(x: 0, y: -120))
                finger.release()
                HeadlessScreen.main.turn()
                // The list stays where the finger has left it.
                list.setContentOffset(list.contentOffset, animated: false)
            }
            #expect(!scene.covers.isEmpty, name)
            scene.finish()
            #expect(scene.covers.isEmpty, name)
        }
    }

    // MARK: Use

    /// Whether a view that was hit is a cover, or a view around it that takes the touches for it.
    private func covers(_ cover: SkeletonOverlay, _ hit: UIView) -> Bool {
        hit === cover || hit.descendants.contains(cover)
    }

    @Test func `what is covered is out of reach, and within reach again at the end`() {
        whileLoading(DemoScene.uninspected) { scene, name in
            for cover in scene.covers where cover.tiles.allSatisfy({ $0.production.touchAreas.isEmpty }) {
                let middle = cover.convert(CGPoint(x: cover.bounds.midX, y: cover.bounds.midY), to: nil)
                guard scene.window.bounds.contains(middle) else { continue }
                let hit = scene.window.hitTest(middle, with: nil)
                #expect(hit != nil && hit.map { covers(cover, $0) } == true, name)
            }
            scene.finish()
            let hit = scene.window.hitTest(CGPoint(x: 180, y: 60), with: nil)
            #expect(hit != nil && !(hit is SkeletonOverlay), name)
        }
    }

    @Test func `rows can be selected before and after, and not below a cover`() {
        var tested = 0
        for scene in DemoScene.loadingAtOnce {
            let open = open(scene)
            guard let table = open.views.first as? UITableView else { continue }
            let path = IndexPath(row: 0, section: 0)
            open.load()
            open.finish()
            // Once there are rows, the table loads again over them.
            open.screen.reload()
            HeadlessScreen.main.turn()
            let row = table.rectForRow(at: path)
            if table.subviews.contains(where: { $0 is SkeletonOverlay && $0.frame.contains(row) }),
                table.cellForRow(at: path) != nil
            {
                tested += 1
                HeadlessFinger(on: table).tap(at: path)
                #expect(table.indexPathForSelectedRow == nil, "\(scene.name)")
            }
            open.finish()
            HeadlessFinger(on: table).tap(at: path)
            let isSelectable = table.allowsSelection && table.cellForRow(at: path) != nil
            #expect(table.indexPathForSelectedRow == (isSelectable ? path : nil), "\(scene.name)")
            open.close()
        }
        #expect(tested > 3)
    }

    // MARK: Looks

    @Test func `index labels and adjustments show at the next update`() {
        whileLoading { scene, name in
            let without = scene.layerCount
            scene.models.forEach { $0.showsIndexTags = true }
            scene.views.forEach { $0.updateTabAnimation() }
            HeadlessScreen.main.turn()
            #expect(scene.layerCount > without, name)
            scene.models.forEach { $0.showsIndexTags = false }
            scene.views.forEach { $0.updateTabAnimation() }
            HeadlessScreen.main.turn()
            #expect(scene.layerCount == without, name)

            scene.models.forEach { model in model.adjust { $0.all.color(.red) } }
            scene.views.forEach { $0.updateTabAnimation() }
            HeadlessScreen.main.turn()
            let own = scene.covers.flatMap(\.componentLayers).filter { !$0.component.isRemoved }
            #expect(own.contains { $0.bars.allSatisfy { $0.backgroundColor == UIColor.red.cgColor } }, name)
        }
    }

    @Test func `one animation takes the place of another on the same screen`() {
        let all = DemoAnimation.allCases.filter { $0 != .still }
        // Each scene sees two of them, each animation a good part of the scenes.
        var animations = (0..<2 * DemoScene.loadingAtOnce.count).map { all[$0 % all.count] }
        whileLoading { scene, name in
            var seen: [Set<String>] = []
            let shown = animations.prefix(2)
            animations.removeFirst(2)
            for animation in shown {
                scene.models.forEach { $0.animation = animation.type }
                scene.views.forEach { $0.updateTabAnimation() }
                HeadlessScreen.main.turn()
                seen.append(scene.animationKeys)
            }
            scene.models.forEach { $0.animation = .still }
            scene.views.forEach { $0.updateTabAnimation() }
            HeadlessScreen.main.turn()
            for (keys, animation) in zip(seen, shown) where animation != .classic {
                #expect(keys.count == 1, "\(name.rawValue), \(animation.rawValue): \(keys.sorted())")
            }
            #expect(scene.animationKeys.isEmpty, name)
        }
    }
}

private struct NoAnswer: Error {}

/// What a skeleton may borrow from a view.
private struct Loan: Equatable {
    private let source: ObjectIdentifier?
    private let delegate: ObjectIdentifier?
    private let isScrollEnabled: Bool?
    private let isUserInteractionEnabled: Bool
    private let isPrefetchingEnabled: Bool?
    private let contentInset: UIEdgeInsets?
    private let alpha: CGFloat

    @MainActor
    init(of view: UIView) {
        let (table, collection) = (view as? UITableView, view as? UICollectionView)
        source = (table?.dataSource ?? collection?.dataSource).map { ObjectIdentifier($0) }
        delegate = (view as? UIScrollView)?.delegate.map { ObjectIdentifier($0) }
        isScrollEnabled = (view as? UIScrollView)?.isScrollEnabled
        isUserInteractionEnabled = view.isUserInteractionEnabled
        isPrefetchingEnabled = table?.isPrefetchingEnabled ?? collection?.isPrefetchingEnabled
        contentInset = (view as? UIScrollView)?.contentInset
        alpha = view.alpha
    }
}

/// A screen that was visited, and its first covered view.
@MainActor
private struct WeakScreen {
    weak var screen: UIViewController?
    weak var view: UIView?

    init(_ screen: any LoadingScreen) {
        self.screen = screen
        view = screen.coveredViews.first
    }
}

@MainActor
extension OpenScene {
    /// The layers of all covers in sight.
    private var coverLayers: [CALayer] { covers.flatMap { [$0.layer] + $0.layer.descendants } }

    fileprivate var layerCount: Int { coverLayers.count }

    fileprivate var animationKeys: Set<String> { Set(coverLayers.flatMap { $0.animationKeys() ?? [] }) }
}

extension CALayer {
    fileprivate var descendants: [CALayer] {
        (sublayers ?? []) + (sublayers ?? []).flatMap(\.descendants)
    }
}
