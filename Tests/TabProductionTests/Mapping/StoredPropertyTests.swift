import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Names are found beside properties that cannot be read.
@MainActor
@Suite("Stored properties", .ownDevice)
struct StoredPropertyTests {
    private func names(in view: UIView) -> [String?] { view.mapped.map(\.name) }

    @Test func `a view whose unowned object has gone gives names`() {
        #expect(names(in: GoneView(items: GoneItems())) == GoneView.names)
    }

    @Test func `a cell whose unowned object has gone gives names`() {
        let cell = GoneCell(items: GoneItems())
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        cell.layoutIfNeeded()
        #expect(names(in: cell) == ["title", "late"])
    }

    @Test func `a subclass of a view whose unowned object has gone gives names of its own first`() {
        let view = GoneSubview(items: GoneItems())
        #expect(names(in: view) == GoneView.names + ["own"])
    }

    @Test func `a generic view gives names, whatever its properties are`() {
        let view = GenericView(first: 7, content: makeLabel("content"), last: "text")
        #expect(names(in: view) == ["content", "plain", "boxes[0]"])
        let other = GenericView(first: "longer than a word", content: makeBlock(), last: UInt8(1))
        #expect(names(in: other) == ["content", "plain", "boxes[0]"])
    }

    @Test func `views have the names of weak, optional and nested wrapped properties`() {
        #expect(
            names(in: WeakView()) == ["weakLabel", "wrapped", "weaklyWrapped", "tagged", "anything", nil])
    }

    @Test func `arrays give names, optional and late ones too, and those of something else none`() {
        #expect(
            names(in: ArrayView()) == [
                "labels[0]", "labels[1]", "maybe[0]", "late[0]", "marked[0]", "marked[1]", nil,
            ])
    }

    @Test func `a layer of the app has the name of its property`() {
        #expect(names(in: LayerView()) == ["dot"])
    }

    @Test func `a class that claims to be another one gives the names of its own`() {
        #expect(names(in: ClaimingView()) == ["title"])
    }

    @Test func `a view that describes itself to mirrors gives names`() {
        #expect(names(in: ReflectingView()) == ["title"])
    }

    @Test func `each property of a class is found, and a structure that holds a view is none`() {
        let found = StoredProperty.all(of: WeakView())
        #expect(
            found.map(\.label) == [
                "weakLabel", "nothing", "_wrapped", "_weaklyWrapped", "tagged", "anything",
            ])
        #expect(StoredProperty.all(of: UILabel()).isEmpty)
    }

    @Test func `of arrays those of views and layers alone are read, for others may change meanwhile`() {
        let found = StoredProperty.all(of: ListingView())
        #expect(found.filter { $0.holding == .array }.map(\.label) == ["labels", "cards", "generic", "dots"])
    }
}

private class ListedCard: UIView {}

private final class ListedGeneric<Value>: UILabel {}

private final class ListingView: UIView {
    final class Item {}

    class Object: NSObject {}

    var items = [Item()]
    var objects: [Object]? = [Object()]
    var responders: [UIResponder] = []
    var controllers: [UIViewController] = []
    var labels: [UILabel] = []
    var cards: [ListedCard]?
    var generic: [ListedGeneric<Int>] = []
    var dots: [CAShapeLayer] = []
    var names = ["a"]
}

@MainActor
private func makeText(_ row: Int) -> UILabel {
    makeLabel("Text", frame: CGRect(x: 10, y: 10 + 30 * row, width: 100, height: 24))
}

// MARK: - Objects that have gone

private final class Item {}

private protocol Tagged: AnyObject {}

extension UILabel: Tagged {}

/// What views refer to without owning it; it goes when the test has made its view.
private final class GoneItems {
    let (first, second, third) = (Item(), Item(), Item())
}

@propertyWrapper
private struct Kept<View> {
    let number: UInt8 = 1
    var wrappedValue: View
}

@propertyWrapper
private struct KeptWeakly {
    let number: UInt8 = 1
    weak var label: UILabel?

    var wrappedValue: UILabel? {
        get { label }
        set { label = newValue }
    }
}

private struct Boxed {
    let view: UIView
}

private class GoneView: UIView {
    static let names = ["title", "badge", "weakTitle", "late", "wrapped", "tags[0]", "tags[1]"]

    let title = makeText(0)
    unowned let item: Item
    unowned(unsafe) let raw: Item
    unowned var maybe: Item?
    var badge: UILabel?
    weak var weakTitle: UILabel?
    lazy var late = makeText(3)
    @Kept var wrapped = makeText(4)
    let tags = [makeText(5), makeText(6)]

    init(items: GoneItems) {
        (item, raw, maybe) = (items.first, items.second, items.third)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let (optional, held) = (makeText(1), makeText(2))
        (badge, weakTitle) = (optional, held)
        _ = adding(title, optional, held, late, wrapped, tags[0], tags[1])
    }

    required init?(coder: NSCoder) { nil }
}

private final class GoneSubview: GoneView {
    unowned let other: Item
    let own = makeText(7)

    override init(items: GoneItems) {
        other = items.first
        super.init(items: items)
        addSubview(own)
    }

    required init?(coder: NSCoder) { nil }
}

private final class GoneCell: UITableViewCell {
    unowned(unsafe) let raw: Item
    unowned let item: Item
    unowned var maybe: Item?
    let title = makeText(0)
    lazy var late = makeText(1)

    init(items: GoneItems) {
        (item, raw, maybe) = (items.first, items.second, items.third)
        super.init(style: .default, reuseIdentifier: nil)
        contentView.addSubview(title)
        contentView.addSubview(late)
    }

    required init?(coder: NSCoder) { nil }
}

// MARK: - Kinds of properties

private final class GenericView<First, Content: UIView, Last>: UIView {
    struct Box<Inner> {
        let inner: Inner
    }

    final class Marked<Inner>: UIView {}

    let first: First
    let content: Content
    let box: Box<UIView>
    let last: Last
    let plain = makeText(1)
    let boxes: [Marked<First>]

    init(first: First, content: Content, last: Last) {
        (self.first, self.content, self.last) = (first, content, last)
        box = Box(inner: makeBlock(y: 100))
        boxes = [Marked(frame: CGRect(x: 10, y: 140, width: 100, height: 24))]
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        boxes[0].backgroundColor = .gray
        _ = adding(content, plain, boxes[0])
    }

    required init?(coder: NSCoder) { nil }
}

private final class WeakView: UIView {
    weak var weakLabel: UILabel?
    weak var nothing: UILabel?
    @Kept var wrapped: UIView? = makeText(1)
    @KeptWeakly var weaklyWrapped: UILabel?
    weak var tagged: (any Tagged)?
    let anything: Any?
    let boxed = Boxed(view: makeText(5))
    let pair = (makeText(6), 1)

    init() {
        let texts = [makeText(0), makeText(2), makeText(3), makeText(4)]
        anything = texts[3]
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        (weakLabel, weaklyWrapped, tagged) = (texts[0], texts[1], texts[2])
        addSubview(texts[0])
        if let wrapped { addSubview(wrapped) }
        _ = adding(texts[1], texts[2], texts[3], boxed.view)
    }

    required init?(coder: NSCoder) { nil }
}

private final class ArrayView: UIView {
    let labels = [makeText(0), makeText(1)]
    var none: [UILabel]?
    var maybe: [UILabel]? = [makeText(2)]
    lazy var late = [makeText(3)]
    let numbers = [1, 2, 3]
    let items = [Item(), Item()]
    let texts = ["a", "b"]
    let marked: [UIView]
    let boxes = [Boxed(view: makeText(6))]

    init() {
        marked = [makeText(4), makeText(5)]
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let inner = labels + (maybe ?? []) + late
        (inner + marked).forEach(addSubview)
        addSubview(boxes[0].view)
    }

    required init?(coder: NSCoder) { nil }
}

private final class LayerView: UIView {
    let dot = CALayer()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let group = CALayer()
        group.frame = bounds
        dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        dot.backgroundColor = UIColor.red.cgColor
        group.addSublayer(dot)
        layer.addSublayer(group)
    }

    required init?(coder: NSCoder) { nil }
}

/// A view that names a class that it is not, as archives may ask for.
private final class ClaimingView: UIView {
    let title = makeText(0)

    override var classForCoder: AnyClass { GoneSubview.self }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        addSubview(title)
    }

    required init?(coder: NSCoder) { nil }
}

private final class ReflectingView: UIView, @preconcurrency CustomReflectable {
    let title = makeText(0)

    var customMirror: Mirror { Mirror(self, children: [:], ancestorRepresentation: .suppressed) }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        addSubview(title)
    }

    required init?(coder: NSCoder) { nil }
}
