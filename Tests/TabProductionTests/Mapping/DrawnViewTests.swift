import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Views of an app of which only the outside is known: maps, players, charts.
@MainActor
@Suite("Mapping: views that draw themselves", .ownDevice)
struct DrawnViewTests {
    private let frame = CGRect(x: 16, y: 16, width: 288, height: 60)

    private func rules(_ root: UIView) -> [Component] { root.mapped.filter { !$0.isRemoved } }

    @Test func `a player is a picture, and what stands on it stays`() {
        let player = PlayerView(frame: frame)
        player.addSubview(makeLabel("12:30", frame: CGRect(x: 8, y: 30, width: 60, height: 24)))
        let components = rules(makeRoot().adding(player))

        #expect(components.map(\.role) == [.label, .image])
        #expect(components.last?.frame == frame)
    }

    @Test func `a map is one shape of its own size, whatever its tiles are`() {
        let map = DrawnView(frame: frame)
        map.backgroundColor = .systemGreen
        map.addSubview(makeBlock(width: 256, height: 60))

        #expect(rules(makeRoot().adding(map)).map(\.frame) == [frame])
    }

    @Test func `a view of the app with a text inside is mapped by what is inside`() {
        let card = DrawnView(frame: frame)
        card.backgroundColor = .systemGreen
        card.addSubview(makeLabel("text"))

        #expect(rules(makeRoot().adding(card)).map(\.role) == [.label])
    }

    @Test func `a chart that is all of its cell is seen`() {
        let root = makeRoot()
        let components = rules(root.adding(DrawnView(frame: root.bounds)))

        #expect(components.map(\.frame) == [root.bounds])
    }

    @Test func `a background that the app draws below a text makes no shape`() {
        let root = makeRoot()
        let components = rules(root.adding(DrawnView(frame: root.bounds), makeLabel("text")))

        #expect(components.map(\.role) == [.label])
    }

    @Test func `a chart that is covered itself is one shape`() {
        let chart = DrawnView(frame: frame)

        #expect(rules(chart).map(\.frame.size) == [frame.size])
    }
}

private final class DrawnView: UIView {
    override func draw(_ rect: CGRect) {
        UIBezierPath(rect: rect).fill()
    }
}

private final class PlayerView: UIView {
    private final class PlayerLayer: CALayer {}

    override static var layerClass: AnyClass { PlayerLayer.self }
}
