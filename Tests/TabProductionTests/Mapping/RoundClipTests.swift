import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Mapping: round corners of what clips", .ownDevice)
struct RoundClipTests {
    private func makeBox(_ views: UIView...) -> UIView {
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 80))
        box.clipsToBounds = true
        box.layer.cornerRadius = 12
        views.forEach(box.addSubview)
        return makeRoot().adding(box)
    }

    @Test func `a picture at the top of a card has the upper corners of the card`() {
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let component = makeBox(picture).mapped.first

        #expect(component?.cornerRadius == 12)
        #expect(component?.corners.rounded == [.topLeft, .topRight])
    }

    @Test func `one of two pictures side by side has the corners at its side`() {
        let pictures = [0, 101].map { UIImageView(frame: CGRect(x: $0, y: 0, width: 99, height: 80)) }
        let corners = makeBox(pictures[0], pictures[1]).mapped.map(\.corners.rounded)

        #expect(corners == [[.topLeft, .bottomLeft], [.topRight, .bottomRight]])
    }

    @Test func `a picture away from the edges keeps square corners`() {
        let picture = UIImageView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))

        #expect(makeBox(picture).mapped.first?.cornerRadius == 0)
    }

    @Test func `a picture with corners of its own keeps them`() {
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        picture.layer.cornerRadius = 4

        #expect(makeBox(picture).mapped.first?.cornerRadius == 4)
        #expect(makeBox(picture).mapped.first?.corners.rounded == .all)
    }

    @Test func `a square view that clips inside a round one leaves the corners to it`() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        inner.clipsToBounds = true
        inner.addSubview(UIImageView(frame: inner.bounds))

        #expect(makeBox(inner).mapped.first?.cornerRadius == 12)
    }

    @Test func `a card that fills a round view does not stick out of its corners`() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        card.backgroundColor = UIColor(white: 1, alpha: 0.6)
        card.addSubview(makeLabel("Title"))
        let cards = ViewMapper().map(makeBox(card)).cards

        #expect(cards.map(\.cornerRadius) == [12])
        #expect(cards.first?.corners.rounded == .all)
    }

    @Test func `corners that are square in the view stay square`() {
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        let root = makeBox(picture)
        root.subviews.first?.layer.maskedCorners = [.layerMinXMinYCorner]

        #expect(root.mapped.first?.corners.rounded == [.topLeft])
    }
}
