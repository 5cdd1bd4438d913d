import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// What is learned of a view that shows its content.
@MainActor
@Suite("Learned productions", .ownDevice)
struct LearnedProductionTests {
    private let request = ProductionRequest(
        subject: .prototype(CellAnimated(TagView.self)), owner: "Page", size: CGSize(width: 200, height: 0),
        traits: UITraitCollection(), layoutDirection: .leftToRight)

    private func learned(_ view: UIView, numberedAs base: Production? = nil) -> Production? {
        Production(learnedFrom: view, like: request, numberedAs: base)
    }

    @Test func `a view without a size, or without a text where one is expected, is not read`() {
        #expect(learned(TagView("Sunday", height: 0)) == nil)
        #expect(learned(TagView(nil)) == nil)
        let base = learned(TagView("Sunday"))
        #expect(base != nil && learned(TagView(nil), numberedAs: base) == nil)
    }

    // MARK: Indices

    @Test func `indices are those of what was shown before`() throws {
        let base = try #require(learned(TagView("Sunday")))
        let found = try #require(learned(TagView("Sunday", tags: 2), numberedAs: base))
        #expect(found.components.map(\.index) == [0, 1, 2, 3])
        #expect(found.components.prefix(2).map(\.name) == base.components.map(\.name))
        #expect(found.components.suffix(2).map(\.name) == ["tags[0]", "tags[1]"])
        let without = try #require(learned(TagView("Sunday"), numberedAs: found))
        #expect(without.components.map(\.index) == [0, 1, 2, 3])
        #expect(without.components.map(\.isRemoved) == [false, false, true, true])
    }

    @Test func `components without names are found again by their kind and order`() throws {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let places = [10, 40, 70].map { CGRect(x: $0, y: 10, width: 20, height: 20) }
        for frame in places {
            let block = UIView(frame: frame)
            block.backgroundColor = .systemBlue
            page.addSubview(block)
        }
        let base = try #require(learned(page))
        page.subviews.forEach { $0.frame.origin.y += 5 }
        let found = try #require(learned(page, numberedAs: base))
        #expect(found.components.map(\.index) == base.components.map(\.index))
        #expect(found.components.map(\.frame) == places.map { $0.offsetBy(dx: 0, dy: 5) })
    }

    @Test func `a row that binding made clear is clear`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        cell.textLabel?.text = "Sunday"
        cell.backgroundColor = .lightGray
        cell.layoutIfNeeded()
        let base = try #require(learned(cell))
        cell.backgroundColor = .clear
        #expect(try #require(learned(cell, numberedAs: base)).surface.fill == ComponentFill.none)
        // A list may change the color of its rows, as it does with a selected one.
        cell.backgroundColor = .systemBlue
        #expect(try #require(learned(cell, numberedAs: base)).surface.fill == base.surface.fill)
    }

    // MARK: Content

    @Test func `images and their colors are forgotten`() throws {
        let view = TagView("Sunday")
        view.button.setBackgroundImage(
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }, for: .normal)
        let plain = ViewMapper().map(view).components.first { $0.name == "button" }
        let found = try #require(learned(view)).components.first { $0.name == "button" }
        #expect(plain?.fill != .standard && found?.fill == .standard)
    }

    // MARK: Texts

    private func bars(_ text: String, width: CGFloat, height: CGFloat? = nil) -> [CGRect] {
        let view = TagView(text)
        view.label.numberOfLines = 0
        view.label.font = .systemFont(ofSize: 16)
        let fitting = view.label.sizeThatFits(CGSize(width: width, height: 10_000)).height
        view.label.frame = CGRect(x: 0, y: 0, width: width, height: height ?? fitting)
        view.frame.size.height = 400
        return learned(view)?.components.first { $0.name == "label" }?.bars ?? []
    }

    private func length(_ text: String) -> CGFloat {
        (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 16)]).width
    }

    @Test func `a text has the number of its lines, and the last is as long as it was`() {
        let bars = bars("A walk along the river, then over the bridge\nand back", width: 190)
        #expect(bars.count == 3)
        #expect(bars.dropLast().allSatisfy { $0.width == 190 })
        #expect(bars.last.map { abs($0.width - length("and back")) < 1 } == true)
    }

    @Test func `lines are those of the text and not those of a higher label`() {
        let bars = bars("A walk along the river, then over the bridge", width: 190, height: 200)
        #expect(bars.count == 2)
    }

    @Test func `a text that is cut off fills its last line`() {
        let text = String(repeating: "many words that go on ", count: 9)
        let bars = bars(text, width: 190, height: UIFont.systemFont(ofSize: 16).lineHeight * 2)
        #expect(bars.map(\.width) == [190, 190])
    }

    @Test func `a text without spaces is broken where the column ends`() {
        let bars = bars(String(repeating: "文", count: 40), width: 100)
        #expect(bars.count > 2 && bars.dropLast().allSatisfy { $0.width == 100 })
        #expect(bars.last.map { $0.width <= 100 } == true)
    }

    // MARK: Sizes

    @Test func `surfaces as high as the view follow its height, shapes stay`() throws {
        let view = TagView("Sunday")
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 190, height: 38))
        card.backgroundColor = .systemRed
        card.layer.borderWidth = 1
        card.addSubview(view.label)
        view.insertSubview(card, at: 0)
        let found = try #require(learned(view))
        let higher = found.stretched(toHeight: 60)
        #expect(higher.size == CGSize(width: 200, height: 60))
        #expect(higher.surface.frame.height == 60)
        #expect(higher.components.map(\.frame) == found.components.map(\.frame))
        #expect(found.cards.map(\.frame.height) == [38] && higher.cards.map(\.frame.height) == [58])
    }

    @Test func `what is learned is kept by whole points, apart from what is mapped`() {
        let key = request.learnedKey(height: 157.5)
        var request = request
        request.size.width = 200.33
        (request.measure.addedHeight, request.measure.indexWidth) = (1, 20)
        #expect(request.learnedKey(height: 158) == key)
        #expect(request.learnedKey(height: 150) != key && request.learnedKey() != key)
        (request.measure.addedHeight, request.measure.indexWidth) = (0, 0)
        request.size = CGSize(width: 200, height: 158)
        #expect(ProductionKey(request) != key)
    }
}

/// A view with a text, a button and some tags.
private final class TagView: UIView {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 150, height: 20))
    let button = UIButton(frame: CGRect(x: 170, y: 10, width: 20, height: 20))
    private var tags: [UIView] = []

    convenience init(_ text: String?, height: CGFloat = 40, tags count: Int = 0) {
        self.init(frame: CGRect(x: 0, y: 0, width: 200, height: height))
        label.text = text
        button.backgroundColor = .systemBlue
        tags = (0..<count).map { UIView(frame: CGRect(x: 10 + $0 * 20, y: 32, width: 15, height: 6)) }
        tags.forEach { $0.backgroundColor = .systemGreen }
        ([label, button] + tags).forEach(addSubview)
    }
}
