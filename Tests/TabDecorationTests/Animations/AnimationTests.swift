import Foundation
import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Animations", .serialized, .ownDevice)
struct AnimationTests {
    @Test func `classic stretches a long component to 1.9 in 0.7 seconds and back`() throws {
        let stage = Stage(.classic()) { $0.animation(1).toLongAnimation() }
        let animation = try #require(
            stage.overlay.componentLayers[1].animation(forKey: "skeleton.classic") as? CABasicAnimation)
        #expect(animation.keyPath == "transform.scale.x")
        #expect(animation.toValue as? CGFloat == 1.9)
        #expect(animation.duration == 0.7)
        #expect(animation.autoreverses)
    }

    @Test func `classic moves only what the app chose, once it chose anything`() {
        let stage = Stage(.classic()) { $0.animation(1).toShortAnimation() }
        let moving = stage.overlay.componentLayers.filter { $0.animation(forKey: "skeleton.classic") != nil }
        #expect(moving.map(\.component.index) == [1])
    }

    @Test func `classic moves the labels when the app chose nothing`() {
        let stage = Stage(.classic())
        let moving = stage.overlay.componentLayers.filter { $0.animation(forKey: "skeleton.classic") != nil }
        #expect(moving.map(\.component.index) == [1, 2, 3])
    }

    @Test func `classic moves every bar of a component with lines`() {
        let stage = Stage(.classic()) { $0.animation(4).toLongAnimation() }
        let bars = stage.overlay.componentLayers[4].bars
        #expect(bars.count == 3)
        #expect(bars.allSatisfy { $0.animation(forKey: "skeleton.classic") != nil })
    }

    @Test func `bin fades the shapes and leaves the cover opaque`() throws {
        let stage = Stage(.bin())
        let animation = try #require(
            stage.overlay.componentLayers[0].animation(forKey: "skeleton.bin") as? CABasicAnimation)
        #expect(animation.toValue as? Float == 0.6)
        #expect(stage.overlay.layer.animationKeys() == nil)
    }

    @Test func `one band crosses the whole cover`() {
        #expect(Stage(.shimmer()).bands.map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 200)])
    }

    @Test func `with a span of components every bar has a band of its own`() {
        let stage = Stage(.shimmer(span: .component))
        #expect(stage.bands.count == 8)
        #expect(stage.bands.first?.frame == CGRect(x: 16, y: 16, width: 48, height: 48))
    }

    @Test func `a bar of no width has no band`() {
        let frames = [CGRect(x: 0, y: 0, width: 40, height: 10), CGRect(x: 60, y: 0, width: 0, height: 10)]
        let production = Production(
            className: "Bars", size: CGSize(width: 100, height: 20),
            components: frames.enumerated().map { Component(index: $0.offset, frame: $0.element) })
        let stage = Stage(.shimmer(span: .component), production: production)
        #expect(stage.bands.map(\.frame) == [frames[0]])
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `the band is a shade in the light and light in the dark`(style: UIUserInterfaceStyle) throws {
        let stage = Stage(.shimmer())
        stage.overlay.overrideUserInterfaceStyle = style
        HeadlessScreen.main.turn()
        let middle = try #require(stage.bands.first?.colors?[1] as? CGColor)
        #expect(
            UIColor(cgColor: middle)
                == UIColor(white: style == .dark ? 1 : 0, alpha: style == .dark ? 0.16 : 0.08))
    }

    @Test func `a shimmer runs for a second, slow at first, by documented points`() throws {
        let group = try #require(
            Stage(.shimmer()).bands.first?.animation(forKey: "skeleton.shimmer") as? CAAnimationGroup)
        let parts = try #require(group.animations as? [CABasicAnimation])
        #expect(group.duration == 1)
        #expect(!group.autoreverses)
        #expect(parts.map(\.keyPath) == ["startPoint", "endPoint"])
        #expect((parts[0].fromValue as? NSValue)?.cgPointValue == CGPoint(x: -1, y: 0.5))
        #expect((parts[1].toValue as? NSValue)?.cgPointValue == CGPoint(x: 2, y: 0.5))
    }

    @Test func `a shimmer takes a brightness, a color and stops`() throws {
        let band = try #require(
            Stage(.shimmer(highlightColor: .red, brightness: 0.5, locations: [0.2, 0.3, 0.4])).bands
                .first)
        #expect(band.locations == [0.2, 0.3, 0.4])
        let middle = try #require(band.colors?[1] as? CGColor)
        #expect(UIColor(cgColor: middle) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }

    @Test func `a sliding gradient has SkeletonView's parameters`() throws {
        let gradient = SkeletonGradient(baseColor: .red, secondaryColor: .blue)
        let stage = Stage(.sliding(gradient))
        let band = try #require(stage.bands.first)
        #expect(stage.bands.count == 8)
        #expect(band.animation(forKey: "skeleton.shimmer")?.duration == 1.5)
        #expect((band.colors as? [CGColor])?.map { UIColor(cgColor: $0) } == [.red, .blue, .red])
    }

    @Test func `a shimmer against the reading direction of right-to-left content runs from the left`() {
        let stage = Stage(.shimmer(direction: .trailingToLeading))
        stage.overlay.layoutDirection = .rightToLeft
        #expect(stage.bands.first?.startPoint == CGPoint(x: -1, y: 0.5))
    }

    @Test func `a component without animation is left out`() {
        let stage = Stage(.bin()) { $0.animation(0).withoutAnimation() }
        #expect(stage.overlay.componentLayers[0].animationKeys() == nil)
    }

    @Test func `pulse runs from the own color to its complement in a second`() throws {
        let stage = Stage(.pulse())
        let animation = try #require(
            stage.overlay.componentLayers[0].animation(forKey: "skeleton.pulse") as? CABasicAnimation)
        #expect(animation.duration == 1)
        #expect(animation.keyPath == "backgroundColor")
    }

    @Test func `drop fades back in a fifth of its cycle and then waits`() throws {
        let stage = Stage(.drop())
        let animation = try #require(
            stage.bars[0].animation(forKey: "skeleton.drop") as? CAKeyframeAnimation)
        #expect(animation.keyPath == "backgroundColor")
        #expect(animation.keyTimes == [0, 0.2, 1, 1])
        // Eight shapes: 0.4 * 10 - 0.02 * 8 * 9 / 2
        #expect(abs(animation.duration - 3.28) < 0.0001)
    }

    @Test func `drop runs through bars in order, a place apart`() throws {
        let places = try dropPlaces(Stage(.drop()))
        #expect(places == [0, 1, 2, 3, 4, 5, 6, 7])
    }

    @Test func `two hundred bars have two hundred places in one cycle`() throws {
        let production = Production(
            className: "Many", size: CGSize(width: 320, height: 4_000),
            components: [
                Component(
                    index: 0, frame: CGRect(x: 0, y: 0, width: 320, height: 4_000),
                    lines: TextLines(count: 200))
            ])
        let places = try dropPlaces(Stage(.drop(), production: production))
        #expect(places == Array(0..<200))
    }

    @Test func `equal drop places light up together, and the rest follows`() throws {
        let stage = Stage(.drop()) {
            $0.animations(0...1).dropIndex(2)
            $0.animation(4).dropIndex(0)
        }
        #expect(try dropPlaces(stage) == [2, 2, 3, 4, 0, 0, 0, 5])
    }

    @Test func `lines count from the place they are given`() throws {
        let stage = Stage(.drop()) { $0.animation(4).dropFromIndex(1) }
        #expect(try dropPlaces(stage) == [0, 1, 2, 3, 1, 2, 3, 4])
    }

    @Test func `a component can be left out of drop alone`() {
        let stage = Stage(.drop()) { $0.animation(4).removeOnDrop() }
        #expect(
            stage.bars.map { $0.animation(forKey: "skeleton.drop") != nil }
                == [true, true, true, true, false, false, false, true])
    }

    @Test func `a stay time is what was given, wherever the component stands`() throws {
        let stage = Stage(.drop()) { $0.animation(4).dropStayTime(0.5) }
        for bar in try #require(stage.layer(4)).bars {
            let animation = try #require(bar.animation(forKey: "skeleton.drop") as? CAKeyframeAnimation)
            #expect(animation.keyTimes == [0, 0.5, 1, 1])
        }
    }

    @Test func `drop lights up gradients in the deep color too`() throws {
        let stage = Stage(.drop(deepColor: .green)) { $0.animation(0).gradient([.red, .blue]) }
        let animation = try #require(
            stage.gradient(0)?.animation(forKey: "skeleton.drop") as? CAKeyframeAnimation)
        #expect(animation.keyPath == "colors")
        #expect((animation.values?.first as? [CGColor])?.count == 2)
    }

    /// The place of every bar in the order, from the time it lights up at.
    private func dropPlaces(_ stage: Stage) throws -> [Int] {
        let animations = try stage.bars.map { try #require($0.animation(forKey: "skeleton.drop")) }
        let step = animations[0].duration / Double(animations.count + 4)
        let period = animations[0].duration
        return animations.map { animation in
            var delay = animation.beginTime.truncatingRemainder(dividingBy: period)
            if delay < -step / 2 { delay += period }
            return Int((delay / step).rounded())
        }
    }

    @Test(arguments: zip([4, 20, 200], [2.2, 4.6, 4.6]))
    func `a drop cycle grows with the number of shapes and never shrinks`(count: Int, seconds: Double) {
        #expect(
            abs(DropAnimation(duration: 0.4, deepColor: nil, stayTime: 0.2).period(count: count) - seconds)
                < 0.0001)
    }

    @Test(
        arguments: [.classic(), .bin(), .shimmer(), .shimmer(span: .component), .drop(), .pulse()]
            as [AnimationType])
    func `stopping leaves no animation and no band behind`(type: AnimationType) {
        let stage = Stage(type)
        stage.overlay.animation = nil
        let layers = stage.overlay.componentLayers.flatMap { [$0 as CALayer] + $0.bars }
        #expect(layers.allSatisfy { ($0.animationKeys() ?? []).isEmpty })
        #expect(stage.bands.isEmpty)
    }

    @Test func `animations of equal arguments are equal, so that their components move as one`() {
        let shimmer = ComponentAnimation(AnimationType.shimmer(duration: 2, highlightColor: .red).animation)
        #expect(
            shimmer == ComponentAnimation(AnimationType.shimmer(duration: 2, highlightColor: .red).animation))
        #expect(
            shimmer != ComponentAnimation(AnimationType.shimmer(duration: 2, highlightColor: .blue).animation)
        )
    }

    @Test(
        arguments: [.classic(), .bin(), .shimmer(), .shimmer(span: .component), .drop(), .pulse()]
            as [AnimationType])
    func `no animation asks for more frames than are seen`(type: AnimationType) {
        let stage = Stage(type)
        let layers = stage.overlay.componentLayers.flatMap { [$0 as CALayer] + $0.bars } + stage.bands
        let ranges = layers.flatMap { layer in
            (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0)?.preferredFrameRateRange }
        }
        #expect(!ranges.isEmpty)
        #expect(ranges.allSatisfy { $0 == CAFrameRateRange(minimum: 15, maximum: 60, preferred: 30) })
    }

    @Test func `pulse changes gradients color by color`() throws {
        let stage = Stage(.pulse()) { $0.animation(0).gradient([.white, .black]) }
        let animation = try #require(
            stage.gradient(0)?.animation(forKey: "skeleton.pulse") as? CABasicAnimation)
        #expect(animation.keyPath == "colors")
        #expect((animation.toValue as? [CGColor])?.count == 2)
    }

    @Test func `defaults are those documented for both libraries`() {
        let parts = { (type: AnimationType) in String(describing: type.animation) }
        #expect(parts(.classic()) == "ClassicAnimation(duration: 0.7, longScale: 1.9, shortScale: 0.6)")
        #expect(parts(.bin()) == "BinAnimation(duration: 1.0, minimumOpacity: 0.6)")
        #expect(parts(.drop()) == "DropAnimation(duration: 0.4, deepColor: nil, stayTime: 0.2)")
        #expect(parts(.pulse()) == "PulseAnimation(duration: 1.0, color: nil)")
    }
}
