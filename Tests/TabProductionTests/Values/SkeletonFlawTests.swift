import TestDevice
import Testing
import UIKit

@testable import TabProduction

@Suite("What is wrong with a skeleton", .ownDevice)
struct SkeletonFlawTests {
    /// A production of 200 by 100 points with components.
    private func flaw(of components: Component..., height: CGFloat = 100) -> SkeletonFlaw? {
        SkeletonFlaw(
            of: Production(
                className: "Row", size: CGSize(width: 200, height: height), components: components))
    }

    private func makeShape(width: CGFloat, _ change: (inout Component) -> Void = { _ in }) -> Component {
        var shape = Component(index: 0, frame: CGRect(x: 0, y: 0, width: width, height: 100))
        change(&shape)
        return shape
    }

    @Test func `nothing is blank, unless the view is so small that it may be empty`() {
        #expect(flaw() == .blank)
        #expect(flaw(height: 40) == nil)
        #expect(flaw(of: makeShape(width: 100) { $0.removal = .empty }) == .blank)
    }

    @Test func `a shape or a hole is not blank`() {
        #expect(flaw(of: makeShape(width: 100)) == nil)
        #expect(flaw(of: makeShape(width: 200) { $0.isCutOut = true }) == nil)
    }

    @Test func `one shape over most of it is a slab`() {
        #expect(flaw(of: makeShape(width: 150)) == .slab(share: 0.75))
        #expect(flaw(of: makeShape(width: 150), makeShape(width: 10)) == nil)
    }

    @Test(arguments: [
        (CGFloat(24), CGRect?.some(CGRect(x: 24, y: 24, width: 152, height: 52))), (50, nil),
        (.nan, CGRect(x: 0, y: 0, width: 200, height: 100)),
    ])
    func `an opening that leaves nothing free is none`(distance: CGFloat, free: CGRect?) {
        let shape = makeShape(width: 200) { $0.opening = TextLines.Insets(all: distance) }

        #expect(shape.openFrame == free)
    }

    @Test func `a picture and an outline may take all of it`() {
        #expect(flaw(of: makeShape(width: 200) { $0.role = .image }) == nil)
        #expect(flaw(of: makeShape(width: 200) { $0.opening = TextLines.Insets(all: 2) }) == nil)
    }
}
