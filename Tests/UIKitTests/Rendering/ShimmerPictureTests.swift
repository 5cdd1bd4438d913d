import Foundation
import Testing
import UIKit

@MainActor
struct ShimmerPictureTests {
    /// A gradient that sweeps over a bar from the left to the right, once a second.
    private let shimmer = stage {
        let bar = CAGradientLayer(20, 20, 160, 40)
        bar.colors = [CGColor.gray, CGColor.white, CGColor.gray]
        bar.startPoint = CGPoint(x: 0, y: 0.5)
        bar.endPoint = CGPoint(x: 1, y: 0.5)
        let start = CABasicAnimation(keyPath: "startPoint")
        start.fromValue = CGPoint(x: -1, y: 0.5)
        start.toValue = CGPoint(x: 1, y: 0.5)
        let end = CABasicAnimation(keyPath: "endPoint")
        end.fromValue = CGPoint(x: 0, y: 0.5)
        end.toValue = CGPoint(x: 2, y: 0.5)
        let sweep = CAAnimationGroup()
        sweep.animations = [start, end]
        sweep.duration = 1
        sweep.repeatCount = .infinity
        bar.add(sweep, forKey: "shimmer")
        $0.addSublayer(bar)
    }

    @Test func `the points of a gradient move together`() throws {
        try expectGolden(HeadlessSVGRenderer(shimmer).svg(), "shimmer")
    }

    @Test(arguments: [
        (0, #"<linearGradient id="g1" x1="-100%" y1="50%" x2="0%" y2="50%">"#),
        (0.3, #"<linearGradient id="g1" x1="-40%" y1="50%" x2="60%" y2="50%">"#),
        (0.7, #"<linearGradient id="g1" x1="40%" y1="50%" x2="140%" y2="50%">"#),
    ])
    func `a still shows the gradient where it is at that time`(time: Double, gradient: String) {
        #expect(lines(of: shimmer, containing: "<linearGradient", at: time) == [gradient])
        #expect(lines(of: shimmer, containing: "<animate", at: time).isEmpty)
    }
}
