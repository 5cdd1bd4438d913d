import Testing
import UIKit

@testable import TabAnimated

/// What came last to pages, and runs through the sentences of the contract of accessibility.
enum Newcomer: CaseIterable, Sendable {
    /// `AnimationType.custom` with a closure.
    case closure
    /// `startTabAnimation()` of a view without a model.
    case withoutModel
    /// `MappingOptions.keepsKnownTexts`.
    case knownTexts
    /// The shimmer that runs unless another animation is chosen.
    case shimmer
}

/// The sentences of the contract, for each newcomer; pages have no gesture, so the seventh is that of lists.
@MainActor
@Suite("The contract of accessibility for what is new", .serialized, .ownApp)
struct NewcomerContractTests {
    private let screen = Screen(SamplePage())
    private let caption = UILabel(frame: CGRect(x: 20, y: 160, width: 100, height: 20))
    private let close = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    private let covered = UIButton(frame: CGRect(x: 20, y: 260, width: 100, height: 44))

    init() {
        caption.text = "E-mail"
        close.setTitle("Close", for: .normal)
        covered.accessibilityLabel = "Buy"
        [caption, close, covered].forEach(page.addSubview)
        HeadlessScreen.main.turn()
        HeadlessAccessibility.reset()
    }

    private var page: SamplePage { screen.content }

    private var heard: [String] { HeadlessVoiceOver.transcript(of: screen.window) }

    private var said: [String] { HeadlessVoiceOver.announcements.map(\.text) }

    private func set(_ newcomer: Newcomer) {
        switch newcomer {
        case .closure:
            page.tabAnimated = ViewAnimated()
            page.tabAnimated?.animation = .custom { _ in Self.fade() }
        case .withoutModel: break
        case .knownTexts:
            page.tabAnimated = ViewAnimated()
            page.tabAnimated?.mapping = MappingOptions()
            page.tabAnimated?.mapping?.keepsKnownTexts = true
        case .shimmer: page.tabAnimated = ViewAnimated()
        }
    }

    private static func fade() -> CAAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = Float(0.4)
        fade.duration = 1
        fade.repeatCount = .infinity
        return fade
    }

    /// Lets touches through where the newcomer does not do so itself.
    private func open(_ newcomer: Newcomer) {
        close.skeleton.passesTouches = newcomer != .knownTexts
    }

    private func focus(_ element: Any) {
        UIAccessibility.post(notification: .layoutChanged, argument: element)
    }

    private func wait(_ seconds: Double = 0.6) { HeadlessScreen.main.advance(by: seconds) }

    @Test(arguments: Newcomer.allCases)
    func `1: what is covered can be neither heard, focused, named nor activated`(newcomer: Newcomer) {
        set(newcomer)
        var taps = 0
        covered.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        page.startTabAnimation()
        let known = newcomer == .knownTexts
        #expect(heard == (known ? ["Loading", "E-mail", "Close, Button"] : ["Loading"]))
        #expect(HeadlessVoiceOver.element(named: "Buy", in: screen.window) == nil)
        #expect(!HeadlessFocus.items(in: screen.window).contains(covered))
        HeadlessTouch.tap(at: covered.center, in: screen.window)
        #expect(taps == 0)
        page.endTabAnimation()
        HeadlessTouch.tap(at: covered.center, in: screen.window)
        #expect(taps == 1)
    }

    @Test(arguments: Newcomer.allCases)
    func `2: what can be touched can also be heard and focused`(newcomer: Newcomer) {
        set(newcomer)
        open(newcomer)
        var taps = 0
        close.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        page.startTabAnimation()
        HeadlessTouch.tap(at: close.center, in: screen.window)
        #expect(taps == 1)
        #expect(heard.contains("Close, Button"))
        #expect(HeadlessVoiceOver.element(named: "Close", in: screen.window) === close)
        #expect(HeadlessFocus.items(in: screen.window).contains(close))
    }

    @Test(arguments: Newcomer.allCases)
    func `3: each loading part is one element, with a label that the app may set`(newcomer: Newcomer) {
        set(newcomer)
        SkeletonConfiguration.shared.accessibilityLabel = "Fetching"
        page.startTabAnimation()
        #expect(heard.filter { $0 == "Fetching" }.count == 1)
    }

    @Test(arguments: Newcomer.allCases)
    func `4: the focus moves only out of what is covered`(newcomer: Newcomer) {
        set(newcomer)
        open(newcomer)
        focus(close)
        page.startTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === close)
        page.endTabAnimation()
        focus(covered)
        page.startTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === screen.overlay)
    }

    @Test(arguments: Newcomer.allCases)
    func `5: at the end it lands on the first new element in sight`(newcomer: Newcomer) {
        set(newcomer)
        focus(covered)
        page.startTabAnimation()
        wait()
        if newcomer != .knownTexts { focus(page) }
        page.endTabAnimation()
        page.headline.text = "Letters"
        wait()
        #expect(HeadlessVoiceOver.focusedElement === page.headline)
    }

    @Test(arguments: Newcomer.allCases)
    func `6: start and end are each said once for a screen, and a failure too`(newcomer: Newcomer) {
        set(newcomer)
        page.startTabAnimation()
        wait()
        page.endTabAnimation()
        #expect(said == ["Loading", "Loaded"])
        page.startTabAnimation()
        page.endTabAnimation(error: Failure())
        #expect(said == ["Loading", "Loaded", "Could not load"])
    }

    @Test(arguments: Newcomer.allCases)
    func `8: movement beside what can be used rests after five seconds`(newcomer: Newcomer) throws {
        set(newcomer)
        open(newcomer)
        page.startTabAnimation()
        let cover = try #require(screen.overlay)
        #expect(cover.restsSoon && cover.movementLimit == 5)
        let bars = cover.componentLayers.flatMap(\.bars)
        let own = bars.flatMap { bar in (bar.animationKeys() ?? []).compactMap(bar.animation) }
        #expect(own.isEmpty == (newcomer != .closure))
        #expect(own.allSatisfy { $0.repeatDuration == 5 })
    }

    @Test(arguments: Newcomer.allCases)
    func `8: Reduce Motion leaves nothing that travels`(newcomer: Newcomer) throws {
        HeadlessAccessibility.isReduceMotionEnabled = true
        set(newcomer)
        page.startTabAnimation()
        let cover = try #require(screen.overlay)
        let layers = sequence(first: [cover.layer]) { level in
            let next = level.flatMap { $0.sublayers ?? [] }
            return next.isEmpty ? nil : next
        }.joined()
        let paths = layers.flatMap { layer in
            (layer.animationKeys() ?? []).compactMap {
                (layer.animation(forKey: $0) as? CAPropertyAnimation)?.keyPath
            }
        }
        #expect(paths.allSatisfy { $0 == "opacity" })
    }

    @Test(arguments: Newcomer.allCases)
    func `9: Increase Contrast gives three to one`(newcomer: Newcomer) throws {
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.accessibilityContrast = .high
        }
        HeadlessScreen.main.turn()
        set(newcomer)
        page.startTabAnimation()
        let shapes = try #require(screen.overlay).componentLayers.filter { !$0.component.isCutOut }
        let colors = shapes.flatMap(\.bars).compactMap(\.backgroundColor)
        #expect(!colors.isEmpty)
        for color in colors {
            var white: CGFloat = 1
            #expect(UIColor(cgColor: color).getWhite(&white, alpha: nil))
            // A gray of 149 has 3 to 1 on white.
            #expect(white <= 149.0 / 255)
        }
    }

    @Test(arguments: Newcomer.allCases)
    func `10: afterwards everything says what the app last set`(newcomer: Newcomer) {
        page.headline.text = "Letters"
        let before = heard
        #expect(before == ["Letters", "E-mail", "Close, Button", "Buy, Button"])
        set(newcomer)
        page.startTabAnimation()
        page.accessibilityHint = "Swipe"
        page.endTabAnimation()
        #expect(heard == before)
        #expect(page.accessibilityHint == "Swipe")
        #expect(!page.headline.accessibilityElementsHidden)
    }
}

private struct Failure: Error {}
