import TabAnimated
import TabProduction
import Testing
import UIKit

/// The pictures of SkeletonView's README, and the strip of controls of its example.
@MainActor
@Suite("SkeletonView's README: looks, directions, transitions, updates", .serialized, .ownApp)
struct LookTests {
    private let screen = Screen(SamplePage())
    private let model = ViewAnimated()

    private var bars: [CALayer] { screen.overlay?.componentLayers.flatMap(\.bars) ?? [] }

    private var colors: [[CGColor]?] { bars.map { ($0.fillLayer as? CAGradientLayer)?.colors as? [CGColor] } }

    private var bands: [CAGradientLayer] {
        let layers = screen.overlay?.layer.sublayers?.first?.sublayers ?? []
        return layers.filter { $0.name == "skeleton.shimmer" }.compactMap { $0 as? CAGradientLayer }
    }

    init() {
        model.canLoadAgain = true
        model.animation = .still
        screen.content.tabAnimated = model
    }

    private func hex(_ color: CGColor) -> String {
        var parts: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(cgColor: color).getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: nil)
        return [parts.0, parts.1, parts.2].map { part in
            let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }.joined()
    }

    private func start() {
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
    }

    // MARK: Looks

    @Test func `solid: every shape in one color, and nothing moves`() {
        model.animatedColor = UIColor.clouds
        start()
        #expect(bars.map(\.backgroundColor) == Array(repeating: UIColor.clouds.cgColor, count: 2))
        #expect(bars.allSatisfy { ($0.animationKeys() ?? []).isEmpty })
    }

    @Test func `gradient: every shape from a color to its complement and back, and nothing moves`() {
        model.animatedGradient = SkeletonGradient(baseColor: UIColor.clouds)
        start()
        let colors = colors.map { ($0 ?? []).map(hex) }
        #expect(colors == Array(repeating: ["ECF0F1", "DEE2E3", "ECF0F1"], count: 2))
        #expect(bars.allSatisfy { ($0.animationKeys() ?? []).isEmpty })
    }

    @Test func `pulse: every shape from its color to the complement in a second, and back`() throws {
        model.animatedColor = UIColor.clouds
        model.animation = .pulse()
        start()
        let pulses = bars.compactMap { $0.animation(forKey: "skeleton.pulse") as? CABasicAnimation }
        #expect(pulses.count == 2)
        #expect(pulses.allSatisfy { $0.duration == 1 && $0.autoreverses && $0.repeatCount == .infinity })
    }

    @Test func `sliding: a gradient crosses every shape in a second and a half`() throws {
        model.animation = .sliding(SkeletonGradient(baseColor: UIColor.clouds))
        start()
        let band = try #require(bands.first)
        let key = try #require(band.animationKeys()?.first)
        #expect(band.animation(forKey: key)?.duration == 1.5)
        #expect(band.animation(forKey: key)?.repeatCount == .infinity)
    }

    // MARK: Directions

    private struct Sweep: Sendable {
        let direction: SweepDirection
        let start: [CGPoint]
        let end: [CGPoint]
    }

    // Backwards, the first color leads; in SkeletonView it follows, so the two points are exchanged.
    private nonisolated static let sweeps = [
        Sweep(
            direction: .leftToRight, start: [CGPoint(x: -1, y: 0.5), CGPoint(x: 1, y: 0.5)],
            end: [CGPoint(x: 0, y: 0.5), CGPoint(x: 2, y: 0.5)]),
        Sweep(
            direction: .rightToLeft, start: [CGPoint(x: 2, y: 0.5), CGPoint(x: 0, y: 0.5)],
            end: [CGPoint(x: 1, y: 0.5), CGPoint(x: -1, y: 0.5)]),
        Sweep(
            direction: .topToBottom, start: [CGPoint(x: 0.5, y: -1), CGPoint(x: 0.5, y: 1)],
            end: [CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 2)]),
        Sweep(
            direction: .bottomToTop, start: [CGPoint(x: 0.5, y: 2), CGPoint(x: 0.5, y: 0)],
            end: [CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: -1)]),
        Sweep(
            direction: .topLeftToBottomRight, start: [CGPoint(x: -1, y: -1), CGPoint(x: 1, y: 1)],
            end: [CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 2)]),
        Sweep(
            direction: .bottomRightToTopLeft, start: [CGPoint(x: 2, y: 2), CGPoint(x: 0, y: 0)],
            end: [CGPoint(x: 1, y: 1), CGPoint(x: -1, y: -1)]),
    ]

    @Test(arguments: sweeps)
    private func `a gradient slides in each of the six directions`(sweep: Sweep) throws {
        model.animation = .sliding(SkeletonGradient(baseColor: .clouds), direction: sweep.direction)
        start()
        let band = try #require(bands.first)
        let key = try #require(band.animationKeys()?.first)
        let group = try #require(band.animation(forKey: key) as? CAAnimationGroup)
        let moves = (group.animations ?? []).compactMap { $0 as? CABasicAnimation }
        let points = { (keyPath: String) in
            moves.filter { $0.keyPath == keyPath }.flatMap { [$0.fromValue, $0.toValue] }
                .compactMap { ($0 as? NSValue)?.cgPointValue }
        }
        #expect(points("startPoint") == sweep.start)
        #expect(points("endPoint") == sweep.end)
    }

    // MARK: Transitions

    @Test func `no transition: the cover is there and gone at once`() {
        screen.content.startTabAnimation(transition: .none)
        #expect(screen.overlay?.alpha == 1)
        screen.content.endTabAnimation(transition: .none)
        #expect(screen.overlay == nil)
    }

    @Test func `cross-dissolve: the cover comes and goes in a quarter of a second`() {
        screen.content.startTabAnimation(transition: .crossDissolve(0.25))
        HeadlessScreen.main.turn()
        HeadlessScreen.main.advance(by: 0.125)
        let coming = screen.overlay?.layer.presentation()?.opacity ?? 0
        #expect(coming > 0 && coming < 1)
        HeadlessScreen.main.advance(by: 0.2)
        screen.content.endTabAnimation(transition: .crossDissolve(0.25))
        HeadlessScreen.main.advance(by: 0.125)
        let going = screen.overlay?.layer.presentation()?.opacity ?? 0
        #expect(going > 0 && going < 1)
        HeadlessScreen.main.advance(by: 0.2)
        #expect(screen.overlay == nil)
    }

    // MARK: Changes while it is shown

    @Test func `an update changes color, gradient and movement of the same cover`() {
        start()
        let cover = screen.overlay
        let layers = cover?.componentLayers.map(ObjectIdentifier.init)
        model.animatedGradient = SkeletonGradient(colors: [.red, .blue])
        model.animation = .pulse()
        screen.content.updateTabAnimation()
        #expect(screen.overlay === cover)
        #expect(screen.overlay?.componentLayers.map(ObjectIdentifier.init) == layers)
        #expect(colors.map { $0?.count } == [2, 2])
        #expect(bars.allSatisfy { $0.fillLayer.animation(forKey: "skeleton.pulse") != nil })
    }

    @Test func `layout by hand moves the shapes along`() {
        start()
        screen.content.headline.skeleton.cornerRadius = 3
        screen.content.frame.size.width = 200
        screen.content.layoutIfNeeded()
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.frame.width == 200)
        #expect(bars.map(\.cornerRadius).last == 3)
    }

    @Test func `a view that is to be hidden has no shape, and is not hidden itself`() {
        screen.content.picture.skeleton.isHiddenWhileAnimated = true
        start()
        #expect(screen.overlay?.componentLayers.map(\.component.name) == ["headline"])
        #expect(!screen.content.picture.isHidden)
        screen.content.endTabAnimation()
        #expect(!screen.content.picture.isHidden)
    }

    @Test func `touches are kept from the views below, but for one that stays open`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
        button.setTitle("Back", for: .normal)
        button.skeleton.passesTouches = true
        screen.content.addSubview(button)
        start()
        #expect(screen.window.hitTest(CGPoint(x: 40, y: 320), with: nil)?.isDescendant(of: button) == true)
        #expect(screen.window.hitTest(CGPoint(x: 40, y: 60), with: nil) === screen.overlay)
        #expect(screen.content.isUserInteractionEnabled && button.isUserInteractionEnabled)
        screen.content.endTabAnimation()
        #expect(screen.content.isUserInteractionEnabled && button.isUserInteractionEnabled)
    }

    @Test func `a delay shows nothing until it has passed`() {
        model.timing = SkeletonTiming(delay: 0.2)
        start()
        HeadlessScreen.main.advance(by: 0.1)
        #expect(screen.overlay == nil)
        HeadlessScreen.main.advance(by: 0.15)
        #expect(screen.overlay != nil)
    }

    // MARK: The strip of controls

    @Test func `a selector changes from one color to a gradient and back`() {
        model.animatedColor = UIColor.silver
        start()
        #expect(bars.allSatisfy { $0.fillLayer === $0 && $0.backgroundColor == UIColor.silver.cgColor })
        model.animatedGradient = SkeletonGradient(baseColor: UIColor.silver)
        screen.content.updateTabAnimation()
        #expect(colors.allSatisfy { $0?.count == 3 } && bars.allSatisfy { $0.backgroundColor == nil })
        model.animatedGradient = nil
        screen.content.updateTabAnimation()
        #expect(bars.allSatisfy { $0.fillLayer === $0 && $0.backgroundColor == UIColor.silver.cgColor })
    }

    @Test func `a switch starts and stops the movement`() {
        start()
        for isMoving in [true, false, true] {
            model.animation = isMoving ? .pulse() : .still
            screen.content.updateTabAnimation()
            #expect(bars.allSatisfy { ($0.animation(forKey: "skeleton.pulse") != nil) == isMoving })
        }
    }

    @Test func `a picker paints in each of its colors`() {
        start()
        for color in UIColor.flatColors {
            model.animatedColor = color
            screen.content.updateTabAnimation()
            #expect(bars.map(\.backgroundColor) == [color.cgColor, color.cgColor])
        }
    }

    @Test(arguments: [0, 0.25, 0.5, 1])
    func `a stepper sets how long the fade takes`(seconds: Double) {
        start()
        var isOver = false
        screen.content.endTabAnimation(transition: .crossDissolve(seconds)) { isOver = true }
        HeadlessScreen.main.advance(by: max(0, seconds - 0.05))
        #expect(isOver == (seconds == 0))
        HeadlessScreen.main.advance(by: 0.1)
        #expect(isOver)
        #expect(screen.overlay == nil)
    }

    @Test func `the title of a button follows the state`() {
        let button = UIButton(type: .system)
        let toggle = {
            if screen.content.isTabAnimating {
                screen.content.endTabAnimation()
            } else {
                screen.content.startTabAnimation()
            }
            button.setTitle(screen.content.isTabAnimating ? "Hide" : "Show", for: .normal)
        }
        let titles = (0..<4).map { _ in
            toggle()
            return button.title(for: .normal)
        }
        #expect(titles == ["Hide", "Show", "Hide", "Show"])
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `the default color follows light and dark`(style: UIUserInterfaceStyle) {
        model.animatedColor = UIColor.skeletonDefault
        screen.window.overrideUserInterfaceStyle = style
        start()
        let color = UIColor.skeletonDefault.resolvedColor(
            with: UITraitCollection(userInterfaceStyle: style))
        #expect(bars.map(\.backgroundColor) == [color.cgColor, color.cgColor])
    }
}

/// The colors of an app that moved from SkeletonView, as the guide writes them.
extension UIColor {
    fileprivate static let clouds = UIColor(red: 236 / 255, green: 240 / 255, blue: 241 / 255, alpha: 1)
    fileprivate static let silver = UIColor(red: 189 / 255, green: 195 / 255, blue: 199 / 255, alpha: 1)
    fileprivate static let darkClouds = UIColor(red: 28 / 255, green: 35 / 255, blue: 37 / 255, alpha: 1)
    fileprivate static let skeletonDefault = UIColor {
        $0.userInterfaceStyle == .dark ? darkClouds : clouds
    }
    fileprivate static let flatColors = (0..<20).map {
        UIColor(hue: CGFloat($0) / 20, saturation: 0.6, brightness: 0.8, alpha: 1)
    }
}
