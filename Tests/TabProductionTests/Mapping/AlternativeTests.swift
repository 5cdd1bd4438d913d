import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Views of which an app shows one or the other, at one place.
@MainActor
@Suite("Mapping: views that stand in for each other", .ownDevice)
struct AlternativeTests {
    private func side(_ texts: CGFloat...) -> UIView {
        let side = makeRoot()
        for y in texts {
            side.addSubview(makeLabel("text", frame: CGRect(x: 10, y: y, width: 200, height: 24)))
        }
        return side
    }

    private func places(_ views: UIView...) -> [CGFloat] {
        let root = makeRoot()
        views.forEach(root.addSubview)
        return root.mapped.filter { !$0.isRemoved }.map(\.frame.midY)
    }

    @Test func `a label without a text that holds others is no text itself`() {
        let outer = makeLabel(frame: CGRect(x: 10, y: 10, width: 200, height: 80))
        outer.addSubview(makeLabel("text", frame: CGRect(x: 0, y: 0, width: 200, height: 24)))
        #expect(places(outer) == [22])
    }
}
