import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("A plain view", .serialized, .ownApp)
struct ViewAnimatedTests {
    private func screen() -> Screen<SamplePage> {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        return screen
    }

    @Test func `start puts the skeleton in place before it returns`() {
        let screen = screen()
        screen.content.startTabAnimation()
        #expect(screen.overlay?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(screen.overlay?.componentLayers.map(\.component.name) == ["picture", "headline"])
    }

    @Test func `a second start does nothing`() {
        let screen = screen()
        screen.content.startTabAnimation()
        let overlay = screen.overlay
        screen.content.startTabAnimation()
        #expect(screen.overlay === overlay)
        #expect(screen.content.subviews.count == 3)
    }

    @Test func `end without a start does nothing`() {
        let screen = screen()
        screen.content.endTabAnimation()
        #expect(screen.content.tabAnimationState == .initial)
        #expect(screen.content.subviews.count == 2)
    }

    @Test func `end takes the cover away`() {
        let screen = screen()
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        #expect(screen.overlay == nil)
        #expect(screen.content.tabAnimationState == .ended)
    }

    @Test func `start after end does nothing where the model forbids it but say how to allow it`() {
        let screen = screen()
        screen.content.tabAnimated?.canLoadAgain = false
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        let given = warnings { screen.content.startTabAnimation() }
        #expect(screen.overlay == nil)
        #expect(given == ["SamplePage does not start again: set canLoadAgain of its model to true"])
    }

    @Test func `a model starts again unless the app says otherwise`() {
        let screen = screen()
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        screen.content.startTabAnimation()
        #expect(screen.overlay != nil)
    }

    @Test func `views of one model have states of their own`() {
        let screen = screen()
        let other = SamplePage(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.tabAnimated = screen.content.tabAnimated
        screen.content.startTabAnimation()
        #expect(screen.content.tabAnimationState == .running && other.tabAnimationState == .initial)
        other.startTabAnimation()
        screen.content.endTabAnimation()
        #expect(screen.content.tabAnimationState == .ended && other.tabAnimationState == .running)
    }

    @Test func `a skeleton that ended on one view starts on another, and not again on the first`() {
        let screen = screen()
        let other = SamplePage(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.tabAnimated = screen.content.tabAnimated
        other.tabAnimated?.canLoadAgain = false
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        let given = warnings {
            other.startTabAnimation()
            screen.content.startTabAnimation()
        }
        #expect(other.isTabAnimating && !screen.content.isTabAnimating)
        #expect(given == ["SamplePage does not start again: set canLoadAgain of its model to true"])
    }

    @Test func `what the app sets while it loads is there when the cover goes`() {
        let screen = screen()
        screen.content.startTabAnimation()
        screen.content.headline.text = "Loaded"
        screen.content.endTabAnimation()
        #expect(screen.content.headline.text == "Loaded")
    }

    @Test func `a label without text has none after mapping`() {
        let screen = screen()
        screen.content.startTabAnimation()
        #expect(screen.content.headline.text == nil)
        #expect(screen.content.headline.attributedText == nil)
    }

    @Test func `a tap on a covered view is the cover's, and the view's again at the end`() {
        let screen = screen()
        var taps = 0
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.headlessHandler = { _ in taps += 1 }
        screen.content.headline.isUserInteractionEnabled = true
        screen.content.headline.addGestureRecognizer(tap)
        HeadlessScreen.main.turn()
        let point = screen.content.headline.convert(
            CGPoint(x: screen.content.headline.bounds.midX, y: screen.content.headline.bounds.midY), to: nil)
        screen.content.startTabAnimation()
        HeadlessTouch.tap(at: point, in: screen.window)
        #expect(taps == 0)
        screen.content.endTabAnimation()
        HeadlessTouch.tap(at: point, in: screen.window)
        #expect(taps == 1)
    }

    @Test func `a covered view is one accessibility element that says it is loading`() {
        let screen = screen()
        screen.content.startTabAnimation()
        #expect(screen.overlay?.isAccessibilityElement == true)
        #expect(screen.overlay?.accessibilityLabel == "Loading")
        #expect(HeadlessVoiceOver.transcript(of: screen.window) == ["Loading"])
    }

    @Test func `start and end are each announced once`() {
        let screen = screen()
        HeadlessAccessibility.reset()
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0.6)
        screen.content.endTabAnimation()
        #expect(
            HeadlessAccessibility.postedNotifications.map(\.notification) == [.announcement, .announcement])
    }

    @Test func `two views of one screen are announced once, at the first start and the last end`() {
        let screen = screen()
        let other = SamplePage(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.tabAnimated = ViewAnimated()
        screen.window.addSubview(other)
        HeadlessAccessibility.reset()
        screen.content.startTabAnimation()
        other.startTabAnimation()
        HeadlessScreen.main.advance(by: 0.6)
        #expect(HeadlessAccessibility.postedNotifications.count == 1)
        screen.content.endTabAnimation()
        #expect(HeadlessAccessibility.postedNotifications.count == 1)
        other.endTabAnimation()
        #expect(HeadlessAccessibility.postedNotifications.count == 2)
    }

    @Test func `a view without size is covered when it gets one`() {
        let screen = Screen(SamplePage(), size: CGSize(width: 320, height: 480))
        screen.content.frame = .zero
        screen.content.tabAnimated = ViewAnimated()
        screen.content.startTabAnimation()
        screen.content.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(screen.overlay?.componentLayers.count == 2)
    }

    @Test func `a rotated view is planned again`() {
        let screen = screen()
        screen.content.startTabAnimation()
        screen.content.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
        #expect(screen.overlay?.tiles.first?.production.size == CGSize(width: 480, height: 320))
    }

    @Test func `a cross-dissolve ends without a trace when its time has passed`() {
        let screen = screen()
        screen.content.startTabAnimation()
        var isDone = false
        screen.content.endTabAnimation(transition: .crossDissolve(0.25)) { isDone = true }
        #expect(screen.overlay != nil)
        #expect(!screen.content.isTabAnimating)
        HeadlessScreen.main.advance(by: 0.3)
        #expect(screen.overlay == nil)
        #expect(isDone)
    }

    @Test func `a start in the middle of a fade replaces the fading cover`() {
        let screen = screen()
        screen.content.tabAnimated?.canLoadAgain = true
        screen.content.startTabAnimation()
        screen.content.endTabAnimation(transition: .crossDissolve(1))
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 2)
        #expect(screen.content.subviews.compactMap { $0 as? SkeletonOverlay }.count == 1)
        #expect(screen.content.isTabAnimating)
    }

    @Test func `replacing the model ends the skeleton`() {
        let screen = screen()
        screen.content.startTabAnimation()
        screen.content.tabAnimated = nil
        #expect(screen.overlay == nil)
    }

    @Test func `a view that goes away takes its model and its skeleton along`() {
        HeadlessScreen.main.reset()
        weak var model: ViewAnimated?
        weak var view: SamplePage?
        do {
            let page = SamplePage(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let animated = ViewAnimated()
            page.tabAnimated = animated
            page.startTabAnimation()
            (model, view) = (animated, page)
        }
        #expect(view == nil)
        #expect(model == nil)
    }

    @Test(arguments: [[], [0], [0, 0], [0, 2]])
    func `a warning names a list without cells that has the model of a plain view`(counts: [Int]) {
        let app = Sections(counts)
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = ViewAnimated()
        let given = warnings { screen.content.startTabAnimation() }
        let isEmpty = counts.allSatisfy { $0 == 0 }
        #expect(given.contains { $0.contains("has no cells") } == isEmpty)
    }

    @Test func `colors follow the appearance of the view`() throws {
        let screen = screen()
        screen.content.tabAnimated?.animation = .bin()
        screen.content.startTabAnimation()
        let layer = try #require(screen.overlay?.componentLayers.first)
        let light = layer.backgroundColor
        screen.window.overrideUserInterfaceStyle = .dark
        HeadlessScreen.main.turn()
        #expect(light == UIColor(white: 0xEE / 255, alpha: 1).cgColor)
        #expect(layer.backgroundColor == UIColor(white: 0x28 / 255, alpha: 1).cgColor)
    }

    @Test func `an updated color is shown at once`() throws {
        let screen = screen()
        screen.content.startTabAnimation()
        screen.content.tabAnimated?.animatedColor = .red
        screen.content.updateTabAnimation()
        #expect(screen.overlay?.componentLayers.first?.backgroundColor == UIColor.red.cgColor)
    }

    @Test func `adjustments are made every time, never cached`() {
        let screen = screen()
        screen.content.tabAnimated?.canLoadAgain = true
        screen.content.tabAnimated?.adjust { $0.animation(0).x(50) }
        for _ in 0..<2 {
            screen.content.startTabAnimation()
            #expect(screen.overlay?.componentLayers[0].frame.minX == 50)
            screen.content.endTabAnimation()
        }
    }

    @Test func `a cut-out lets the real view be seen`() {
        let screen = screen()
        screen.content.tabAnimated?.adjust { $0.animation(named: "picture").cutOut() }
        screen.content.startTabAnimation()
        #expect(
            (screen.overlay?.layer.mask as? CAShapeLayer)?.path?.contains(
                CGPoint(x: 60, y: 60), using: .evenOdd) == false)
        #expect(
            (screen.overlay?.layer.mask as? CAShapeLayer)?.path?.contains(
                CGPoint(x: 200, y: 60), using: .evenOdd) == true)
    }

    @Test func `the skeleton lasts as long as the work`() async throws {
        let screen = screen()
        let wasAnimating = await screen.content.withTabAnimation { screen.content.isTabAnimating }
        #expect(wasAnimating)
        #expect(!screen.content.isTabAnimating)
    }

    @Test func `the result of the work need not be sendable`() async {
        final class Article { var title = "A title" }
        let screen = screen()
        let articles = await screen.content.withTabAnimation {
            await Task.yield()
            return [Article()]
        }
        #expect(articles.map(\.title) == ["A title"])
    }

    @Test func `the skeleton ends when the work throws`() async {
        let screen = screen()
        await #expect(throws: CancellationError.self) {
            try await screen.content.withTabAnimation { throw CancellationError() }
        }
        #expect(!screen.content.isTabAnimating)
    }

    @Test func `the cover of an effect view is in its content view`() {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        blur.contentView.addSubview(UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20)))
        let screen = Screen(blur)
        blur.tabAnimated = ViewAnimated()
        blur.startTabAnimation()
        let overlay = blur.contentView.subviews.last as? SkeletonOverlay
        #expect(overlay?.frame == blur.bounds)
        #expect(overlay?.componentLayers.count == 1)
        blur.endTabAnimation()
        #expect(blur.contentView.subviews.count == 1)
        #expect(screen.content === blur)
    }
}
