import Foundation
import TestDevice
import Testing
import UIKit

@MainActor
@Suite(.ownDevice)
struct ShimmerPictureTests {
    /// A gradient that sweeps over a bar from the left to the right, once a second.
    private func shimmer() -> CALayer {
        let sweep = CAAnimationGroup()
        sweep.animations = [
            slide("startPoint", from: CGPoint(x: -1, y: 0.5), to: CGPoint(x: 1, y: 0.5)),
            slide("endPoint", from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 2, y: 0.5)),
        ]
        sweep.duration = 1
        sweep.repeatCount = .infinity
        return stage {
            let bar = CAGradientLayer(20, 20, 160, 40)
            bar.colors = [CGColor.gray, CGColor.white, CGColor.gray]
            bar.startPoint = CGPoint(x: 0, y: 0.5)
            bar.endPoint = CGPoint(x: 1, y: 0.5)
            bar.add(sweep, forKey: "shimmer")
            $0.addSublayer(bar)
        }
    }

    private func slide(_ keyPath: String, from: CGPoint, to: CGPoint) -> CABasicAnimation {
        let slide = CABasicAnimation(keyPath: keyPath)
        slide.fromValue = from
        slide.toValue = to
        return slide
    }

    @Test func `the points of a gradient move together`() throws {
        try expectGolden(HeadlessSVGRenderer(shimmer()).svg(), named: "shimmer.svg")
    }

    @Test(arguments: [
        (0, #"<linearGradient id="g1" x1="-100%" y1="50%" x2="0%" y2="50%">"#),
        (0.3, #"<linearGradient id="g1" x1="-40%" y1="50%" x2="60%" y2="50%">"#),
        (0.7, #"<linearGradient id="g1" x1="40%" y1="50%" x2="140%" y2="50%">"#),
    ])
    func `a still shows the gradient where it is at that time`(time: Double, gradient: String) {
        #expect(lines(of: shimmer(), containing: "<linearGradient", at: time) == [gradient])
    }
}
