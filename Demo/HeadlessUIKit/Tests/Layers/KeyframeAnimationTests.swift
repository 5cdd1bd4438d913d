import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct KeyframeAnimationTests {
    private let layer = CALayer()

    private func shownX(
        _ values: [Any], at seconds: CFTimeInterval, _ configure: (CAKeyframeAnimation) -> Void = { _ in }
    ) -> CGFloat? {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = values
        animation.duration = 1
        configure(animation)
        layer.add(animation, forKey: nil)
        HeadlessClock.shared.advance(by: seconds)
        return layer.presentation()?.position.x
    }

    @Test func `without key times the values are evenly spread`() {
        #expect(shownX([0, 10, 40], at: 0.75) == 25)
    }

    @Test func `key times say when each value is reached`() {
        #expect(shownX([0, 10, 40], at: 0.5) { $0.keyTimes = [0, 0.25, 0.75] } == 25)
    }

    @Test func `discrete values last until the next one`() {
        #expect(shownX([0, 10, 40], at: 0.5) { $0.calculationMode = .discrete } == 10)
    }

    @Test func `paced values change at one speed`() {
        #expect(shownX([0, 10, 40], at: 0.5) { $0.calculationMode = .paced } == 20)
    }

    @Test func `cubic values run smoothly through the key frames`() throws {
        let x = try #require(shownX([0, 0, 8, 8], at: 0.5) { $0.calculationMode = .cubic })
        #expect(abs(x - 4) < 1e-9)
    }

    @Test func `each step has its own timing function`() throws {
        let x = try #require(
            shownX([0, 10, 20], at: 0.25) {
                $0.timingFunctions = [
                    CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
                ]
            })
        #expect(abs(x - 3.1535) < 0.001)
    }

    @Test func `a position follows a path`() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 30))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        animation.calculationMode = .paced
        layer.add(animation, forKey: nil)
        HeadlessClock.shared.advance(by: 0.5)
        let shown = try #require(layer.presentation()?.position)
        #expect(abs(shown.x - 10) < 1e-9 && abs(shown.y - 10) < 1e-9)
    }
}
