import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Moving and sizing components", .ownDevice)
struct FrameAdjustmentTests {
    private func frame(_ index: Int = 1, after change: (ComponentChain) -> ComponentChain) -> CGRect {
        let manager = Samples.manager
        return change(manager.animation(index)).components[0].frame
    }

    @Test func `left moves the left edge back`() {
        #expect(frame { $0.left(5) } == CGRect(x: 75, y: 16, width: 200, height: 16))
    }

    @Test func `right moves the left edge on`() {
        #expect(frame { $0.right(5) } == CGRect(x: 85, y: 16, width: 200, height: 16))
    }

    @Test func `leading and trailing move along the direction of reading`() {
        #expect(frame { $0.leading(5) } == CGRect(x: 75, y: 16, width: 200, height: 16))
        #expect(frame { $0.trailing(5) } == CGRect(x: 85, y: 16, width: 200, height: 16))
    }

    @Test func `from right to left, leading is right and trailing is left`() {
        let manager = ComponentManager(production: Samples.production, layoutDirection: .rightToLeft)
        #expect(manager.animation(1).leading(5).components[0].frame.minX == 85)
        #expect(manager.animation(1).trailing(15).components[0].frame.minX == 70)
        manager.surface.leading(4)
        #expect(manager.production.surface.frame.minX == 4)
        manager.surface.trailing(10)
        #expect(manager.production.surface.frame.minX == -6)
    }

    @Test func `up and down move along the y axis`() {
        #expect(frame { $0.up(6).down(2) } == CGRect(x: 80, y: 12, width: 200, height: 16))
    }

    @Test func `x and y place the corner`() {
        #expect(frame { $0.x(1).y(2) } == CGRect(x: 1, y: 2, width: 200, height: 16))
    }

    @Test func `width keeps the left edge of text aligned left`() {
        #expect(frame { $0.width(120) } == CGRect(x: 80, y: 16, width: 120, height: 16))
    }

    @Test func `width keeps the center of centered text`() {
        #expect(frame(3) { $0.width(60) } == CGRect(x: 130, y: 80, width: 60, height: 12))
    }

    @Test func `width keeps the right edge of text aligned right`() {
        #expect(
            frame {
                $0.edit { $0.alignment = .right }.width(120)
            } == CGRect(x: 160, y: 16, width: 120, height: 16))
    }

    @Test func `centered text moves like any other`() {
        #expect(frame(3) { $0.left(10) } == CGRect(x: 100, y: 80, width: 100, height: 12))
    }

    @Test func `height keeps the top edge`() {
        #expect(frame { $0.height(10) } == CGRect(x: 80, y: 16, width: 200, height: 10))
    }

    @Test(arguments: [0, -3, CGFloat.nan, .infinity])
    func `a width that is not a positive number gives a warning and changes nothing`(width: CGFloat) {
        var result = CGRect.zero
        let given = warnings { result = frame { $0.width(width) } }
        #expect(result == CGRect(x: 80, y: 16, width: 200, height: 16))
        #expect(given.count == 1)
    }

    @Test func `a reduced width keeps the leading edge`() {
        #expect(frame { $0.reducedWidth(70) } == CGRect(x: 80, y: 16, width: 130, height: 16))
    }

    @Test func `a negative reduction widens`() {
        #expect(frame { $0.reducedWidth(-20) } == CGRect(x: 80, y: 16, width: 220, height: 16))
    }

    @Test func `a reduction larger than the width leaves nothing, never a negative width`() {
        #expect(frame { $0.reducedWidth(900) }.width == 0)
    }

    @Test func `of two contradicting calls the later wins`() {
        #expect(frame { $0.x(10).x(30) }.minX == 30)
    }

    @Test func `a call on a run changes every component of it`() {
        let manager = Samples.manager
        manager.animations(1, 2).down(5)
        #expect(manager.production.components.map(\.frame.minY) == [16, 21, 49, 80, 110, 180])
    }

    @Test func `the height of several lines is the height of each bar`() {
        let manager = Samples.manager
        manager.animation(4).height(6)
        #expect(manager.animation(4).components[0].lines?.lineHeight == 6)
        #expect(manager.animation(4).components[0].frame.height == 60)
    }

    @Test func `a reduction past zero gives a warning`() {
        #expect(
            warnings { _ = frame { $0.reducedWidth(900) } } == [
                "Sample has nothing left after reducedWidth(900.0)"
            ])
    }

    @Test func `a warning is given once for a whole run`() {
        #expect(warnings { Samples.manager.all.width(-1) }.count == 1)
        #expect(warnings { Samples.manager.all.reducedHeight(500) }.count == 1)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `a distance that is not finite gives a warning and changes nothing`(distance: CGFloat) {
        var result = CGRect.zero
        let given = warnings { result = frame { $0.down(distance) } }
        #expect(result == CGRect(x: 80, y: 16, width: 200, height: 16))
        #expect(given.count == 1)
    }

    @Test func `centered text that is aligned left keeps its left edge`() {
        #expect(frame(3) { $0.align(.left).width(60) } == CGRect(x: 110, y: 80, width: 60, height: 12))
    }

    @Test func `text aligned right keeps its right edge`() {
        #expect(frame { $0.align(.right).reducedWidth(50) } == CGRect(x: 130, y: 16, width: 150, height: 16))
    }

    @Test func `the surface moves and grows like a component`() {
        let manager = Samples.manager
        manager.surface.left(4).up(6).right(10).down(7).reducedWidth(20).reducedHeight(-5)
        #expect(manager.production.surface.frame == CGRect(x: 6, y: 1, width: 300, height: 205))
        manager.surface.x(1).y(2).width(30).height(40)
        #expect(manager.production.surface.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test func `a surface may be reduced to nothing, without a warning`() {
        let manager = Samples.manager
        let given = warnings { manager.surface.reducedWidth(900).width(0) }
        #expect(manager.production.surface.frame.size == CGSize(width: 0, height: 200))
        #expect(given == [])
    }

    @Test func `one function adjusts components and surfaces`() {
        func tidy(_ chain: some ShapeAdjusting) {
            chain.down(3).reducedWidth(20)
        }
        let manager = Samples.manager
        tidy(manager.animation(1))
        tidy(manager.surface)
        #expect(manager.production.components[1].frame == CGRect(x: 80, y: 19, width: 180, height: 16))
        #expect(manager.production.surface.frame == CGRect(x: 0, y: 3, width: 300, height: 200))
    }
}
