import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Key-value observation changes the class of an object to one made at run time, which denies to be of it.
@MainActor
@Suite("Mapping: observed views", .ownDevice)
struct ObservedViewTests {
    @Test func `an observed label is a label with its name`() throws {
        let card = ObservedCard()

        let component = try #require(card.mapped.first { $0.name == "title" })
        #expect(component.role == .label)
    }

    @Test func `observation changes nothing that mapping finds`() {
        let mapper = ViewMapper()

        let production = mapper.map(ObservedCard())

        #expect(production == mapper.map(Card()))
        #expect(production.className == "Card")
        #expect(mapper.decisions(about: ObservedCard()).last?.className == "Card")
    }

    @Test func `layers in an observed plain view are found`() {
        let root = makeRoot()
        let view = NSKVONotifying_UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.layer.addSublayer(Card.makeLayer())
        _ = root.adding(view, makeBlock())

        #expect(StandaloneLayers.arePresent(in: view))
        #expect(root.mapped.map(\.frame.minX) == [0, 12])
    }

    @Test func `an observed space in a stack is not drawn`() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        stack.addArrangedSubview(NSKVONotifying_UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))

        let plain = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        plain.addArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))

        #expect(makeRoot().adding(stack).mapped == makeRoot().adding(plain).mapped)
    }

    @Test func `an observed view has the key of its class`() {
        #expect(key(of: ObservedCard()) == key(of: Card()))
    }

    @Test func `an observed view is made anew as its class`() {
        #expect(ObservedCard().declaredViewClass == Card.self)
    }

    private func key(of view: UIView) -> ProductionKey {
        ProductionKey(
            ProductionRequest(
                subject: .view(view), owner: "", size: view.bounds.size, traits: view.traitCollection,
                layoutDirection: .leftToRight, options: MappingOptions()))
    }
}

/// A view with a label, a plain view that has a layer of its own, and a constraint.
private class Card: UIView {
    let title: UILabel
    let ground: UIView

    init(title: UILabel, ground: UIView) {
        self.title = title
        self.ground = ground
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        title.frame = CGRect(x: 10, y: 10, width: 200, height: 24)
        ground.frame = CGRect(x: 10, y: 50, width: 50, height: 40)
        ground.layer.addSublayer(Self.makeLayer())
        [title, ground].forEach(addSubview)
    }

    override convenience init(frame: CGRect) {
        self.init(title: UILabel(), ground: UIView())
    }

    required init?(coder: NSCoder) {
        nil
    }

    static func makeLayer() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 2, y: 2, width: 30, height: 10)
        layer.backgroundColor = UIColor.red.cgColor
        return layer
    }
}

// What the system makes of the objects above while they are observed.

private final class ObservedCard: Card {
    override var classForCoder: AnyClass { Card.self }

    convenience init() {
        self.init(title: NSKVONotifying_UILabel(), ground: NSKVONotifying_UIView())
    }
}

private final class NSKVONotifying_UILabel: UILabel {
    override var classForCoder: AnyClass { UILabel.self }
}

private final class NSKVONotifying_UIView: UIView {
    override var classForCoder: AnyClass { UIView.self }
}
