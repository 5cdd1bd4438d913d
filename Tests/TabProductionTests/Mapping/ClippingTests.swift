import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Mapping: what is clipped, off screen, transformed or without size", .ownDevice)
struct ClippingTests {
    private func makeClipping(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.clipsToBounds = true
        return view
    }

    @Test func `what a view clips altogether keeps its index and is removed`() {
        let pages = UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        pages.contentSize = CGSize(width: 300, height: 50)
        _ = pages.adding(makeBlock(x: 0, width: 90), makeBlock(x: 100, width: 90))

        #expect(makeRoot().adding(pages).mapped.map(\.removal) == [nil, .clipped])
    }

    @Test func `what a view clips in part is cut off`() {
        let pages = makeClipping(CGRect(x: 10, y: 10, width: 100, height: 50))
        pages.addSubview(makeBlock(x: 80, width: 60))

        #expect(
            makeRoot().adding(pages).mapped.map(\.frame) == [CGRect(x: 90, y: 10, width: 20, height: 20)])
    }

    @Test func `lines that are cut off keep their number`() {
        let box = makeClipping(CGRect(x: 0, y: 0, width: 100, height: 40))
        box.addSubview(makeLabel(nil, frame: CGRect(x: 0, y: 0, width: 200, height: 80), lines: 3))
        let component = makeRoot().adding(box).mapped.first

        #expect(component?.bars.count == 3)
        #expect(component?.bars.first?.width == 100)
    }

    @Test func `of lines that are cut off the first keeps its place, in a list inside too`() {
        let box = makeClipping(CGRect(x: 0, y: 0, width: 100, height: 16))
        var text = Component(index: 0, role: .label, frame: CGRect(x: 0, y: 0, width: 60, height: 32))
        text.lines = TextLines(count: 2, lineHeight: 12, spacing: 8, isCentered: true)
        let list = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 16))
        let inner = Production(
            className: "Inner", size: CGSize(width: 100, height: 32), components: [text])
        let mapper = ViewMapper { $0 is UITableView ? .mapped(inner) : .none }
        let bars = mapper.map(makeRoot().adding(box.adding(list))).components.flatMap(\.bars)

        #expect(bars.map(\.minY) == [0, 20])
    }

    @Test func `what is inside a closed box is removed`() {
        let box = makeClipping(CGRect(x: 0, y: 0, width: 100, height: 0)).adding(makeBlock())

        #expect(makeRoot().adding(box, makeBlock()).mapped.map(\.removal) == [.clipped, nil])
    }

    @Test func `the nearest of several clipping views counts`() {
        let inner = makeClipping(CGRect(x: 0, y: 0, width: 200, height: 50)).adding(
            makeBlock(x: 60, width: 80))
        let outer = makeClipping(CGRect(x: 0, y: 0, width: 100, height: 50)).adding(inner)

        #expect(makeRoot().adding(outer).mapped.map(\.frame.width) == [40])
    }

    @Test func `a card is cut off where it is clipped`() {
        let card = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 40)).adding(makeBlock())
        card.castOfferShadow()
        let box = makeClipping(CGRect(x: 0, y: 0, width: 100, height: 50)).adding(card)

        #expect(
            ViewMapper().map(makeRoot().adding(box)).cards.map(\.frame) == [
                CGRect(x: 50, y: 0, width: 50, height: 40)
            ])
    }

    @Test func `what stands beside the root stays where it is`() {
        #expect(makeRoot().adding(makeBlock(x: 310, width: 40)).mapped.map(\.frame.maxX) == [350])
    }

    @Test func `what has been scrolled away inside is removed, and nothing of a page that scrolls`() {
        let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        page.contentSize = CGSize(width: 100, height: 500)
        _ = page.adding(makeBlock(y: 10), makeBlock(y: 230))
        page.contentOffset = CGPoint(x: 0, y: 200)

        #expect(page.mapped.map(\.removal) == [nil, nil])
        #expect(makeRoot().adding(page).mapped.map(\.removal) == [.clipped, nil])
    }

    @Test func `a rotated view takes the room it takes on screen`() {
        let block = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        block.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let frame = makeRoot().adding(block).mapped[0].frame

        #expect(isClose(frame.minX, 10) && isClose(frame.minY, -10))
        #expect(isClose(frame.width, 20) && isClose(frame.height, 40))
    }

    @Test func `a view that is scaled to nothing is removed`() {
        let block = makeBlock()
        block.transform = CGAffineTransform(scaleX: 0, y: 0)

        #expect(makeRoot().adding(block).mapped.map(\.removal) == [.empty])
    }

    @Test func `a transform of a container moves what is inside`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)).adding(
            makeBlock(x: 10, y: 10))
        container.transform = CGAffineTransform(translationX: 30, y: 5)

        #expect(makeRoot().adding(container).mapped.map(\.frame.origin) == [CGPoint(x: 40, y: 15)])
    }
}
