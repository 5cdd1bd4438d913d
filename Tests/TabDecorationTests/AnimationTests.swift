import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Animations", .serialized)
struct AnimationTests {
    private func overlay(
        _ animation: any SkeletonAnimation, adjust: (ComponentManager) -> Void = { _ in }
    ) -> (SkeletonOverlay, UIWindow) {
        HeadlessScreen.main.reset()
        let manager = Samples.manager
        adjust(manager)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        let overlay = SkeletonOverlay(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200),
            palette: SkeletonPalette(component: .lightGray, background: .white))
        window.addSubview(overlay)
        overlay.tiles = [SkeletonTile(production: manager.production)]
        overlay.animation = animation
        HeadlessScreen.main.turn()
        return (overlay, window)
    }

    private func animations(_ overlay: SkeletonOverlay, _ key: String) -> [CAAnimation] {
        overlay.componentLayers.flatMap { [$0] + $0.bars.filter { bar in bar !== overlay } }
            .compactMap { $0.animation(forKey: key) }
    }

    @Test func `classic stretches a long component to 1.9 in 0.7 seconds and back`() throws {
        let (overlay, _) = overlay(ClassicAnimation()) { $0.animation(1).toLongAnimation() }
        let animation = try #require(
            overlay.componentLayers[1].animation(forKey: "skeleton.classic") as? CABasicAnimation)
        #expect(animation.keyPath == "transform.scale.x")
        #expect(animation.toValue as? CGFloat == 1.9)
        #expect(animation.duration == 0.7)
        #expect(animation.autoreverses)
    }

    @Test func `classic moves only what the app chose, once it chose anything`() {
        let (overlay, _) = overlay(ClassicAnimation()) { $0.animation(1).toShortAnimation() }
        let moving = overlay.componentLayers.filter { $0.animation(forKey: "skeleton.classic") != nil }
        #expect(moving.map(\.component.index) == [1])
    }

    @Test func `classic moves the labels when the app chose nothing`() {
        let (overlay, _) = overlay(ClassicAnimation())
        let moving = overlay.componentLayers.filter { $0.animation(forKey: "skeleton.classic") != nil }
        #expect(moving.map(\.component.index) == [1, 2, 3])
    }

    @Test func `classic moves every bar of a component with lines`() {
        let (overlay, _) = overlay(ClassicAnimation()) { $0.animation(4).toLongAnimation() }
        let bars = overlay.componentLayers[4].bars
        #expect(bars.count == 3)
        #expect(bars.allSatisfy { $0.animation(forKey: "skeleton.classic") != nil })
    }

    @Test func `bin fades the shapes and leaves the cover opaque`() throws {
        let (overlay, _) = overlay(BinAnimation())
        let animation = try #require(overlay.componentLayers[0].animation(forKey: "skeleton.bin") as? CABasicAnimation)
        #expect(animation.toValue as? Float == 0.6)
        #expect(overlay.layer.animationKeys() == nil)
    }

    @Test func `one band crosses the whole cover`() {
        let (overlay, _) = overlay(ShimmerAnimation())
        let bands = overlay.layer.sublayers?.first?.sublayers?.filter { $0.name == "skeleton.shimmer" } ?? []
        #expect(bands.map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 200)])
    }

    @Test func `with a span of components every bar has a band of its own`() {
        let (overlay, _) = overlay(ShimmerAnimation(span: .component))
        let bands = overlay.layer.sublayers?.first?.sublayers?.filter { $0.name == "skeleton.shimmer" } ?? []
        #expect(bands.count == 8)
    }

    @Test func `two covers that start at different times are in phase`() throws {
        let (first, window) = overlay(ShimmerAnimation(duration: 2))
        HeadlessScreen.main.advance(by: 0.7)
        let second = SkeletonOverlay(
            frame: CGRect(x: 0, y: 200, width: 320, height: 200), palette: first.palette)
        window.addSubview(second)
        second.tiles = first.tiles
        second.animation = ShimmerAnimation(duration: 2)
        let begins = try [first, second].map { overlay in
            let band = try #require(overlay.layer.sublayers?.first?.sublayers?.last)
            return try #require(band.animation(forKey: "skeleton.shimmer")).beginTime
        }
        let apart = abs(begins[0] - begins[1]).truncatingRemainder(dividingBy: 2)
        #expect(apart < 0.001 || apart > 1.999)
    }

    @Test func `the highlight is lighter than the shapes in both appearances`() {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let (overlay, _) = overlay(ShimmerAnimation())
            overlay.overrideUserInterfaceStyle = style
            HeadlessScreen.main.turn()
            let band = overlay.layer.sublayers?.first?.sublayers?.last as? CAGradientLayer
            let middle = band?.colors?[1] as? CGColor
            #expect(middle?.components?.first == 1)
        }
    }

    @Test func `a component without animation is left out`() {
        let (overlay, _) = overlay(BinAnimation()) { $0.animation(0).withoutAnimation() }
        #expect(overlay.componentLayers[0].animationKeys() == nil)
    }

    @Test func `pulse runs from the own colour to its complement in a second`() throws {
        let (overlay, _) = overlay(PulseAnimation())
        let animation = try #require(
            overlay.componentLayers[0].animation(forKey: "skeleton.pulse") as? CABasicAnimation)
        #expect(animation.duration == 1)
        #expect(animation.keyPath == "backgroundColor")
    }

    @Test func `drop lights up in order of the components`() throws {
        let (overlay, _) = overlay(DropAnimation())
        let begins = try overlay.componentLayers.flatMap(\.bars).map {
            try #require($0.animation(forKey: "skeleton.drop")).beginTime
        }
        #expect(begins.count == 8)
        #expect(begins == begins.sorted())
        #expect(Set(begins).count == 8)
    }

    @Test(arguments: zip([4, 20, 200], [2.2, 4.6, 4.6]))
    func `a drop cycle grows with the number of shapes and never shrinks`(count: Int, seconds: Double) {
        #expect(abs(DropAnimation().period(count: count) - seconds) < 0.0001)
    }

    @Test func `stopping leaves no animation and no band behind`() {
        for animation in [ClassicAnimation(), BinAnimation(), ShimmerAnimation(), DropAnimation(), PulseAnimation()]
            as [any SkeletonAnimation]
        {
            let (overlay, _) = overlay(animation)
            overlay.animation = nil
            let layers = overlay.componentLayers.flatMap { [$0 as CALayer] + $0.bars }
            #expect(layers.allSatisfy { ($0.animationKeys() ?? []).isEmpty })
            #expect(overlay.layer.sublayers?.first?.sublayers?.contains { $0.name == "skeleton.shimmer" } == false)
        }
    }

    @Test func `with reduced motion a shimmer becomes a fade`() {
        let (overlay, _) = overlay(ShimmerAnimation())
        HeadlessAccessibility.isReduceMotionEnabled = true
        defer { HeadlessAccessibility.isReduceMotionEnabled = false }
        #expect(overlay.componentLayers[0].animation(forKey: "skeleton.bin") != nil)
        #expect(overlay.layer.sublayers?.first?.sublayers?.contains { $0.name == "skeleton.shimmer" } == false)
    }
}
