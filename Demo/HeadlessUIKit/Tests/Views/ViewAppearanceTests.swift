import TestDevice
import Testing
import UIKit

@MainActor
@Suite(.ownDevice)
struct ViewAppearanceTests {
    private final class Tinted: UIView {
        var changes = 0

        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    private final class Drawing: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIBezierPath(rect: rect).fill()
        }
    }

    private let parent = UIView()
    private let view = Tinted()

    @Test func `a tint comes from the nearest ancestor that has one`() {
        parent.tintColor = .red
        parent.addSubview(view)
        #expect(view.tintColor == .red)
        view.tintColor = .green
        #expect(view.tintColor == .green)
    }

    @Test func `a change of tint is told to the views that inherit it`() {
        parent.addSubview(view)
        view.changes = 0
        parent.tintColor = .red
        #expect(view.changes == 1)
        view.tintColor = .green
        parent.tintColor = .blue
        #expect(view.changes == 2)
    }

    @Test func `a dimmed ancestor dims the tint`() {
        parent.tintColor = .red
        parent.tintAdjustmentMode = .dimmed
        parent.addSubview(view)
        #expect(view.tintAdjustmentMode == .dimmed)
        #expect(view.tintColor != .red)
    }

    @Test func `a background color set on the layer is the view's`() {
        view.layer.backgroundColor = UIColor.red.cgColor
        #expect(view.backgroundColor == UIColor(cgColor: UIColor.red.cgColor))
    }

    @Test func `a mask view masks the layer`() {
        let mask = UIView()
        view.mask = mask
        #expect(view.layer.mask === mask.layer)
    }

    @Test func `what a view draws is recorded`() {
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.displayIfNeeded()
        #expect(view.layer.headlessDisplayList?.items.isEmpty == false)
    }

    @Test func `a view that draws nothing has no drawing`() {
        view.frame.size = CGSize(width: 10, height: 10)
        view.layer.displayIfNeeded()
        #expect(view.layer.headlessDisplayList == nil)
    }

    @Test func `a snapshot keeps the look of the moment`() throws {
        view.frame.size = CGSize(width: 10, height: 10)
        view.backgroundColor = .red
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        view.backgroundColor = .green
        #expect(snapshot.layer.sublayers?.first?.backgroundColor == UIColor.red.cgColor)
        #expect(snapshot.bounds.size == CGSize(width: 10, height: 10))
    }
}
