import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct RowAnimationTests {
    private let fixture = TableFixture([2])
    private let table: UITableView
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    init() {
        HeadlessScreen.main.reset()
        table = fixture.table()
        window.addSubview(table)
        window.isHidden = false
        HeadlessScreen.main.turn()
        fixture.events = []
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func insert(with animation: UITableView.RowAnimation) -> CALayer? {
        fixture.counts = [3]
        table.insertRows(at: [path(1)], with: animation)
        return table.cellForRow(at: path(1))?.layer
    }

    private func start(_ layer: CALayer?, _ key: String) -> CGPoint? {
        (layer?.animation(forKey: key) as? CABasicAnimation)?.fromValue as? CGPoint
    }

    @Test func `a row that fades in becomes opaque`() {
        let layer = insert(with: .fade)
        #expect(layer?.animationKeys() == ["opacity"])
        #expect((layer?.animation(forKey: "opacity") as? CABasicAnimation)?.fromValue as? Float == 0)
        #expect(layer?.opacity == 1)
    }

    @Test(arguments: [
        (UITableView.RowAnimation.left, CGPoint(x: -160, y: 75)), (.right, CGPoint(x: 480, y: 75)),
        (.top, CGPoint(x: 160, y: 25)), (.bottom, CGPoint(x: 160, y: 125)),
    ])
    func `a row slides in from a side`(animation: UITableView.RowAnimation, from: CGPoint) {
        let layer = insert(with: animation)
        #expect(start(layer, "position") == from)
        #expect(layer?.position == CGPoint(x: 160, y: 75))
    }

    @Test func `a row from the middle grows`() {
        #expect(insert(with: .middle)?.animationKeys() == ["transform"])
    }

    @Test func `a row without animation is there at once`() {
        let layer = insert(with: .none)
        #expect(layer?.animationKeys() ?? [] == [])
    }

    @Test func `nothing moves where animation is off`() {
        var layer: CALayer?
        UIView.performWithoutAnimation { layer = insert(with: .fade) }
        #expect(layer?.animationKeys() ?? [] == [])
    }

    @Test func `a deleted row is seen to go before its cell is given back`() throws {
        let cell = try #require(table.cellForRow(at: path(0)))
        fixture.counts = [1]
        table.deleteRows(at: [path(0)], with: .right)
        #expect(cell.superview === table)
        #expect(cell.layer.position.x == 480)
        #expect(fixture.events == [])
        HeadlessScreen.main.advance(by: 0.5)
        #expect(cell.superview == nil)
        #expect(fixture.events == ["end displaying 0-0"])
        #expect(cell.layer.opacity == 1)
    }

    @Test func `a deleted row without animation goes at once`() throws {
        let cell = try #require(table.cellForRow(at: path(0)))
        fixture.counts = [1]
        table.deleteRows(at: [path(0)], with: .none)
        #expect(cell.superview == nil)
    }

    @Test func `a reloaded row fades over`() throws {
        let old = try #require(table.cellForRow(at: path(0)))
        table.reloadRows(at: [path(0)], with: .fade)
        let new = try #require(table.cellForRow(at: path(0)))
        #expect(new !== old)
        #expect(old.superview === table)
        #expect(old.alpha == 0)
        #expect(new.layer.animation(forKey: "opacity") != nil)
    }

    @Test func `the rows of an inserted section come as it does`() {
        fixture.counts = [2, 1]
        table.insertSections([1], with: .fade)
        let layer = table.cellForRow(at: IndexPath(row: 0, section: 1))?.layer
        #expect(layer?.animation(forKey: "opacity") != nil)
    }

    @Test func `reloading the data takes rows away that are still going`() throws {
        let cell = try #require(table.cellForRow(at: path(0)))
        fixture.counts = [1]
        table.deleteRows(at: [path(0)], with: .fade)
        table.reloadData()
        #expect(cell.superview == nil)
        #expect(cell.alpha == 1)
    }
}
