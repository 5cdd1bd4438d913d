import Foundation
import TestDevice
import Testing
import UIKit

@MainActor
@Suite(.ownDevice)
struct AnimatedPictureTests {
    /// A red square with one animation.
    private func square(_ animation: CAAnimation, furnish: (CALayer) -> Void = { _ in }) -> CALayer {
        stage {
            let square = CALayer(20, 20, 40, 40, color: .red)
            furnish(square)
            square.add(animation, forKey: "test")
            $0.addSublayer(square)
        }
    }

    private func basic(
        _ keyPath: String, from: Any? = nil, to: Any? = nil, duration: CFTimeInterval = 1
    ) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        return animation
    }

    @Test func `a basic animation goes from value to value`() {
        let layer = square(basic("opacity", from: 1, to: 0.25, duration: 0.5))

        #expect(
            lines(of: layer, containing: "<animate") == [
                #"<animate attributeName="opacity" values="1;0.25" dur="0.5s"/>"#
            ])
    }

    @Test func `timing, repetition and reversal are the browser's`() {
        let pulse = basic("opacity", from: 1, to: 0)
        pulse.timingFunction = CAMediaTimingFunction(name: .easeIn)
        pulse.autoreverses = true
        pulse.repeatCount = .infinity

        #expect(
            lines(of: square(pulse), containing: "<animate") == [
                #"<animate attributeName="opacity" values="1;0;1" calcMode="spline" "#
                    + #"keySplines="0.42 0 1 1; 0 0 0.58 1" dur="2s" repeatCount="indefinite"/>"#
            ])
    }

    @Test func `a later begin with backwards fill holds the first value until then`() {
        let late = basic("opacity", from: 0.5, to: 1)
        late.beginTime = CACurrentMediaTime() + 2
        late.fillMode = .backwards

        #expect(
            lines(of: square(late), containing: "<animate") == [
                #"<animate attributeName="opacity" values="0.5" dur="2s"/>"#,
                #"<animate attributeName="opacity" values="0.5;1" begin="2s" dur="1s"/>"#,
            ])
    }

    @Test func `an animation that is kept and fills forwards freezes`() {
        let slide = basic("position.x", from: 40, to: 100)
        slide.fillMode = .forwards
        slide.isRemovedOnCompletion = false

        #expect(
            lines(of: square(slide), containing: "<animate") == [
                #"<animateTransform attributeName="transform" type="translate" "#
                    + #"values="20 20;80 20" dur="1s" fill="freeze"/>"#
            ])
    }

    @Test func `a time offset lets an endless animation begin earlier`() {
        let pulse = basic("opacity", from: 1, to: 0)
        pulse.timeOffset = 0.25
        pulse.repeatCount = .infinity

        #expect(lines(of: square(pulse), containing: #"begin="-0.25s""#).count == 1)
    }

    @Test func `a layer's speed shortens its animations`() {
        let layer = square(basic("opacity", from: 1, to: 0)) { $0.speed = 2 }

        #expect(lines(of: layer, containing: #"dur="0.5s""#).count == 1)
    }

    @Test func `the animations of a stopped layer stand still`() {
        let layer = square(basic("opacity", from: 1, to: 0)) {
            $0.speed = 0
            $0.timeOffset = 0.25
        }
        let animation = layer.sublayers?.first?.animation(forKey: "test")
        animation?.beginTime = 0

        #expect(lines(of: layer, containing: "<animate").isEmpty)
    }

    @Test func `a scale grows from the anchor point`() throws {
        let layer = square(basic("transform.scale", from: 1, to: 2)) {
            $0.anchorPoint = CGPoint(x: 0, y: 0.5)
            $0.position = CGPoint(x: 20, y: 40)
        }

        try expectGolden(HeadlessSVGRenderer(layer).svg(), named: "scale-animation.svg")
    }

    @Test func `a whole turn is a turn`() {
        let turn = basic("transform.rotation.z", from: 0, to: 2 * Double.pi)

        #expect(
            lines(of: square(turn), containing: "<animate") == [
                #"<animateTransform attributeName="transform" type="rotate" values="0;360" dur="1s"/>"#
            ])
    }

    @Test func `animations of scale, rotation and position compose`() {
        let layer = square(basic("transform.scale", from: 1, to: 2))
        layer.sublayers?.first?.add(basic("transform.rotation", from: 0, to: 1, duration: 2), forKey: "turn")
        layer.sublayers?.first?.add(basic("position.y", from: 40, to: 80, duration: 3), forKey: "move")

        let animations = lines(of: layer, containing: "<animate")

        #expect(animations.map { $0.contains("translate") } == [true, false, false])
        #expect(animations.map { $0.contains("rotate") } == [false, true, false])
        #expect(animations.map { $0.contains("scale") } == [false, false, true])
    }

    @Test func `colors go through the key frames at their times and paces`() {
        let colors = CAKeyframeAnimation(keyPath: "backgroundColor")
        colors.values = [CGColor.red, CGColor.green, CGColor.blue]
        colors.keyTimes = [0, 0.25, 1]
        colors.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        colors.duration = 2

        #expect(
            lines(of: square(colors), containing: "<animate") == [
                ##"<animate attributeName="fill" values="#f00;#0f0;#00f" keyTimes="0;0.25;1" "##
                    + #"calcMode="spline" keySplines="0.42 0 1 1; 0 0 1 1" dur="2s"/>"#
            ])
    }

    @Test func `discrete key frames jump`() {
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 0.5]
        blink.calculationMode = .discrete
        blink.duration = 1

        #expect(
            lines(of: square(blink), containing: "<animate") == [
                #"<animate attributeName="opacity" values="1;0.5" keyTimes="0;0.5" "#
                    + #"calcMode="discrete" dur="1s"/>"#
            ])
    }

    @Test func `a change of bounds moves every attribute that depends on them`() {
        let grow = basic("bounds.size.width", from: 40, to: 80)

        let animations = lines(of: square(grow), containing: "<animate")

        #expect(
            animations == [
                #"<animateTransform attributeName="transform" type="translate" "#
                    + #"values="20 20;0 20" dur="1s"/>"#,
                #"<animate attributeName="width" values="40;80" dur="1s"/>"#,
            ])
    }

    @Test func `a frame that changes within UIView animate moves in one pace`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        card.backgroundColor = .red
        view.addSubview(card)
        UIView.animate(withDuration: 0.5) { card.frame = CGRect(x: 60, y: 10, width: 40, height: 20) }

        #expect(
            lines(of: view.layer, containing: "<animate") == [
                #"<animateTransform attributeName="transform" type="translate" values="0 0;60 10" "#
                    + #"calcMode="spline" keySplines="0.42 0 0.58 1" dur="0.5s"/>"#,
                #"<animate attributeName="width" values="20;40" "#
                    + #"calcMode="spline" keySplines="0.42 0 0.58 1" dur="0.5s"/>"#,
            ])
    }

    @Test func `a member of a group that is shorter ends before the group`() {
        let group = CAAnimationGroup()
        group.animations = [basic("opacity", from: 0, to: 1, duration: 0.5)]
        group.duration = 2
        group.repeatCount = .infinity

        #expect(
            lines(of: square(group), containing: "<animate") == [
                #"<animate attributeName="opacity" values="0;1;1" keyTimes="0;0.25;1" "#
                    + #"dur="2s" repeatCount="indefinite"/>"#
            ])
    }

    @Test func `a pace that overshoots is written in steps`() {
        let bounce = basic("position.x", from: 40, to: 140)
        bounce.timingFunction = CAMediaTimingFunction(controlPoints: 0.3, 1.6, 0.6, 1)

        let animations = lines(of: square(bounce), containing: "<animate")

        #expect(animations.count == 1)
        #expect(animations.first?.contains("calcMode") == false)
        #expect((animations.first?.split(separator: ";").count ?? 0) > 8)
    }

    @Test func `animations that move one attribute at the same time are added up`() {
        let layer = square(basic("position.x", from: 40, to: 140, duration: 1))
        let second = basic("position.x", from: 0, to: 100, duration: 2)
        second.isAdditive = true
        layer.sublayers?.first?.add(second, forKey: "second")

        let moving = lines(of: layer, containing: "<animateTransform")

        #expect(moving.count == 1)
        #expect(moving.first?.contains("170 20") == true)
    }

    @Test func `a fade transition lets the new state appear`() {
        let transition = CATransition()
        transition.duration = 0.5

        #expect(
            lines(of: square(transition), containing: #"attributeName="opacity""#) == [
                #"<animate attributeName="opacity" values="0;1" dur="0.5s"/>"#
            ])
    }

    @Test func `a fade transition shows the old state below the new one`() throws {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.backgroundColor = UIColor.white.cgColor
        let old = CATextLayer()
        old.string = "old"
        old.frame = layer.bounds
        layer.addSublayer(old)
        old.displayIfNeeded()
        let transition = CATransition()
        transition.duration = 0.5
        layer.add(transition, forKey: nil)
        old.string = "new"
        old.displayIfNeeded()

        let renderer = HeadlessSVGRenderer(layer)
        let middle = renderer.svg(at: 0.25)
        let before = try #require(middle.range(of: "old"))
        let after = try #require(middle.range(of: "new"))
        #expect(before.lowerBound < after.lowerBound)
        #expect(middle.contains(#"opacity="0.5""#))
        #expect(renderer.svg(at: 0).contains("old"))
        #expect(!renderer.svg(at: 0.6).contains("old"))
    }

    @Test func `a layer that hides by animation is shown until then`() {
        let hide = basic("hidden", from: false, to: true)
        hide.fillMode = .forwards
        hide.isRemovedOnCompletion = false
        let layer = square(hide)

        #expect(lines(of: layer, containing: #"attributeName="display""#).count == 1)
    }
}
