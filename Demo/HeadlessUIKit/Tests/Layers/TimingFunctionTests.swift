import TestDevice
import Testing

@testable import UIKit

@MainActor @Suite(.ownDevice)
struct TimingFunctionTests {
    @Test func `a named function has its control points`() {
        var point: [Float] = [0, 0]
        CAMediaTimingFunction(name: .easeOut).getControlPoint(at: 2, values: &point)
        #expect(point == [0.58, 1])
    }

    @Test func `the outer control points are the corners`() {
        var point: [Float] = [0, 0]
        CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 3, values: &point)
        #expect(point == [1, 1])
    }

    @Test func `easing in starts slowly`() {
        let value = CAMediaTimingFunction(name: .easeIn).value(at: 0.5)
        #expect(abs(value - 0.31535682) < 1e-6)
    }

    @Test func `easing in and out is half-way at half time`() {
        #expect(abs(CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.5) - 0.5) < 1e-9)
    }
}
