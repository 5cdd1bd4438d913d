import TabCache
import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// What is remembered of views: which of them, in which form.
@MainActor
@Suite("Remembered shapes", .ownDevice)
struct RememberedShapesTests {
    private let request = ProductionRequest(
        subject: .prototype(Prototype(TagView.self)), owner: "Page", size: CGSize(width: 200, height: 0),
        traits: UITraitCollection(), layoutDirection: .leftToRight)

    private func shapes(
        _ views: [UIView], numberedAs base: Production? = nil
    ) -> RememberedShapes? {
        let places = views.enumerated().map {
            (view: $0.element, place: RememberedShapes.Place(section: 0, item: $0.offset))
        }
        return RememberedShapes(of: places, like: request, numberedAs: base)
    }

    private func width(_ shapes: RememberedShapes?) -> CGFloat? {
        shapes?.productions.first?.components.first { $0.name == "label" }?.frame.width
    }

    // MARK: Which view is typical

    @Test func `the view is typical from which the others are the least far`() {
        let typical = width(shapes([TagView("Sunday")]))
        #expect(typical != nil)
        #expect(width(shapes([TagView("A"), TagView("Sunday"), TagView("A very long day")])) == typical)
        #expect(width(shapes([TagView("A very long day"), TagView("Sunday"), TagView("Sunday")])) == typical)
    }

    @Test func `each size has a look, and what several views share`() {
        let high = TagView("Sunday", height: 90)
        let found = shapes([TagView("Sunday"), TagView("Monday"), high])
        #expect(found?.productions.map(\.size.height) == [40, 90])
        #expect(found?.look(at: .init(section: 0, item: 2)) == 1)
        #expect(found?.production(for: CGSize(width: 200, height: 90))?.size.height == 90)
        #expect(found?.production(for: CGSize(width: 200, height: 60))?.size.height == 60)
        #expect(found?.production(for: CGSize(width: 200, height: 0))?.size.height == 40)
        #expect(found?.production(for: CGSize(width: 150, height: 40)) == nil)
    }

    @Test func `there are at most eight looks`() {
        let views = (0..<20).map { TagView("Sunday", height: 40 + CGFloat($0) * 3) }
        #expect(shapes(views)?.productions.count == 8)
    }

    @Test func `views without a size, or without a text where one is expected, are not read`() {
        #expect(shapes([]) == nil)
        #expect(shapes([TagView("Sunday", height: 0)]) == nil)
        let base = shapes([TagView("Sunday")])?.productions.first
        #expect(shapes([TagView(nil)], numberedAs: base) == nil)
        #expect(
            width(shapes([TagView(nil), TagView("Sunday")], numberedAs: base))
                == base?.components[0].frame.width)
    }

    // MARK: How many are read

    @Test func `of views that show the same at the same heights three are read, and the typical one again`() {
        let views = (0..<10).map { TagView("Day \($0)") }
        let counters = views.map { view in
            let counter = ReadCounter(frame: CGRect(x: 170, y: 32, width: 6, height: 6))
            view.addSubview(counter)
            return counter
        }
        let found = shapes(views)
        #expect(counters.map(\.count).reduce(0, +) == 4)
        #expect(found?.productions.count == 1)
    }

    @Test func `a view that shows other parts is read wherever it is`() {
        let views = (0..<10).map { _ in TagView("Sunday") }
        for index in [4, 8] { views[index].button.isHidden = true }
        let found = shapes(views)
        #expect(
            (0..<10).map { found?.look(at: .init(section: 0, item: $0)) } == [0, 0, 0, 0, 1, 0, 0, 0, 1, 0])
    }

    // MARK: Indices

    @Test func `indices are those of what was shown before`() throws {
        let base = try #require(shapes([TagView("Sunday")])?.productions.first)
        let tagged = TagView("Sunday", tags: 2)
        let found = try #require(shapes([tagged], numberedAs: base)?.productions.first)
        #expect(found.components.map(\.index) == [0, 1, 2, 3])
        #expect(found.components.prefix(2).map(\.name) == base.components.map(\.name))
        #expect(found.components.suffix(2).map(\.name) == ["tags[0]", "tags[1]"])
        let without = try #require(shapes([TagView("Sunday")], numberedAs: found)?.productions.first)
        #expect(without.components.map(\.index) == [0, 1, 2, 3])
        #expect(without.components.map(\.isRemoved) == [false, false, true, true])
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
        let found = try #require(shapes([view])?.productions.first).components.first { $0.name == "button" }
        #expect(plain?.fill != .standard && found?.fill == .standard)
    }

    // MARK: Bytes

    @Test func `what is kept is what is read again`() throws {
        let found = try #require(shapes([TagView("Sunday"), TagView("Monday", height: 90)]))

        #expect(try Archive.Entry(encoding: found).decoded() == found)
    }

    @Test(arguments: [1, -1, .max])
    func `a look that is not there is the typical one`(index: Int) throws {
        var found = try #require(shapes([TagView("Sunday")]))
        let place = RememberedShapes.Place(section: 0, item: 0)
        found.looks = [.init(place: place, index: index)]
        let size = CGSize(width: 200, height: 40)

        #expect(found.production(for: size, look: found.look(at: place)) == found.production(for: size))
        found.productions = []
        #expect(found.production(for: size, look: found.look(at: place)) == nil)
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

/// Counts how often it is mapped.
private final class ReadCounter: UIView, SkeletonMappable {
    private(set) var count = 0

    var skeletonMapping: SkeletonMapping {
        count += 1
        return .automatic
    }
}
