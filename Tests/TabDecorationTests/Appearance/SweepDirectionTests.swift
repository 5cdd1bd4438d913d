import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Directions of a shimmer", .ownDevice)
struct SweepDirectionTests {
    @Test func `left to right sweeps as documented for both libraries`() {
        let sweep = SweepDirection.leftToRight.sweep(in: .leftToRight)
        #expect([sweep.startFrom, sweep.startTo] == [CGPoint(x: -1, y: 0.5), CGPoint(x: 1, y: 0.5)])
        #expect([sweep.endFrom, sweep.endTo] == [CGPoint(x: 0, y: 0.5), CGPoint(x: 2, y: 0.5)])
    }

    @Test func `right to left sweeps as documented for both libraries`() {
        let sweep = SweepDirection.rightToLeft.sweep(in: .leftToRight)
        #expect([sweep.startFrom, sweep.startTo] == [CGPoint(x: 2, y: 0.5), CGPoint(x: 0, y: 0.5)])
        #expect([sweep.endFrom, sweep.endTo] == [CGPoint(x: 1, y: 0.5), CGPoint(x: -1, y: 0.5)])
    }

    @Test func `leading to trailing follows the direction of the content`() {
        let direction = SweepDirection.leadingToTrailing
        #expect(direction.sweep(in: .leftToRight) == SweepDirection.leftToRight.sweep(in: .leftToRight))
        #expect(direction.sweep(in: .rightToLeft) == SweepDirection.rightToLeft.sweep(in: .leftToRight))
    }

    @Test func `a fixed direction ignores the direction of the content`() {
        let direction = SweepDirection.leftToRight
        #expect(direction.sweep(in: .rightToLeft) == direction.sweep(in: .leftToRight))
    }

    @Test func `the diagonal from the top left sweeps both axes`() {
        let sweep = SweepDirection.topLeftToBottomRight.sweep(in: .leftToRight)
        #expect([sweep.startFrom, sweep.startTo] == [CGPoint(x: -1, y: -1), CGPoint(x: 1, y: 1)])
        #expect([sweep.endFrom, sweep.endTo] == [CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 2)])
    }

    @Test func `there are eight directions, and two that follow the text`() {
        #expect(SweepDirection.allCases.count == 10)
    }

    @Test(
        arguments: [
            (SweepDirection.leftToRight, SweepDirection.rightToLeft), (.topToBottom, .bottomToTop),
            (.topLeftToBottomRight, .bottomRightToTopLeft), (.topRightToBottomLeft, .bottomLeftToTopRight),
            (.leadingToTrailing, .trailingToLeading),
        ])
    func `opposite directions end where the other begins`(one: SweepDirection, other: SweepDirection) {
        let (one, other) = (one.sweep(in: .leftToRight), other.sweep(in: .leftToRight))
        #expect(one.startFrom == other.endTo)
        #expect(one.endTo == other.startFrom)
    }
}
