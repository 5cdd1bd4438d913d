import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Order of painting", .ownDevice)
struct PaintOrderTests {
    /// What is drawn of a view, from the back, by the names of components.
    private func drawn(_ root: UIView, mapper: ViewMapper = ViewMapper()) -> [String] {
        var cards = -2
        return mapper.map(root).paintOrder.map { part in
            if part.isSurface { cards += 1 }
            return part.isSurface ? "card \(cards)" : part.name ?? "\(part.index)"
        }.filter { $0 != "card -1" }
    }

    private func named(_ name: String, _ view: UIView) -> UIView {
        view.skeleton.name = name
        return view
    }

    /// A layer that goes from clear to black.
    private func makeShade(_ frame: CGRect) -> CAGradientLayer {
        let shade = CAGradientLayer()
        shade.frame = frame
        shade.colors = [UIColor.black.withAlphaComponent(0.2).cgColor, UIColor.black.cgColor]
        return shade
    }

    @Test func `a text in front of a shade is painted above it`() {
        let shade = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        shade.layer.addSublayer(makeShade(shade.bounds))
        let root = makeRoot().adding(shade, named("title", makeLabel("Title")))
        let production = ViewMapper().map(root)
        let ratio = production.contrasts(on: .white, traits: UITraitCollection()).first?.ratio ?? 0

        #expect(drawn(root) == ["1", "title"])
        #expect(ratio > 1.145)
    }

    @Test func `a layer between two views is painted between them`() {
        let above = named("above", makeBlock())
        let root = makeRoot().adding(named("below", makeBlock()), above)
        root.layer.insertSublayer(
            makeShade(CGRect(x: 5, y: 5, width: 50, height: 50)), below: above.layer)

        #expect(drawn(root) == ["below", "card 0", "above"])
    }

    @Test func `a layer in front of a view is painted after what is inside the view`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)).adding(
            named("inside", makeBlock()))
        let root = makeRoot().adding(box)
        root.layer.addSublayer(makeShade(CGRect(x: 5, y: 5, width: 50, height: 50)))

        #expect(drawn(root) == ["inside", "1"])
    }

    @Test func `what is inside a picture is painted over it, though its index is lower`() {
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
            .adding(named("badge", makeLabel("New")))
        let root = makeRoot().adding(named("picture", picture))

        #expect(ViewMapper().map(root).components.map(\.name) == ["badge", "picture"])
        #expect(drawn(root) == ["picture", "badge"])
    }

    @Test func `a card is painted over what is behind it and below what is on it`() {
        let card = UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 50))
            .adding(named("title", makeLabel("Title")))
        card.backgroundColor = .white
        card.layer.cornerRadius = 12
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 70))

        #expect(drawn(makeRoot().adding(named("picture", picture), card)) == ["picture", "card 0", "title"])
    }

    @Test
    func `what a list inside shows is painted in the place of the list, though its indices are the last`() {
        let list = makeBlock(width: 100, height: 60)
        let tile = SkeletonTile(
            production: Production(
                className: "Cell", size: CGSize(width: 40, height: 40),
                components: [
                    Component(index: 0, name: "item", frame: CGRect(x: 5, y: 5, width: 30, height: 30))
                ]))
        let mapper = ViewMapper(nested: {
            $0 === list ? .mapped(Production(of: [tile, tile], in: list)) : .none
        })
        let root = makeRoot().adding(named("below", makeBlock()), list, named("above", makeLabel("More")))

        #expect(
            drawn(root, mapper: mapper)
                == ["below", "card 0", "card 1", "item", "card 2", "item", "above"])
    }

    @Test func `parts that no walk has given a place are painted cards first`() {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let production = Production(
            className: "Row", size: frame.size, cards: [Component(surface: frame, cornerRadius: 2)],
            components: [Component(index: 0, frame: frame), Component(index: 1, frame: frame)])

        #expect(production.paintOrder == production.surfaces + production.components)
        #expect(production.nextZIndex == 1)
    }
}
