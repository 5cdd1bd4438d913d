import TabProduction
import TestDevice
import Testing
import UIKit

/// The second tab of SkeletonView's example and its old sample of a collection.
@MainActor
@Suite("SkeletonView's example: the second tab, the empty screen and the grid", .ownDevice)
struct ExampleTabTwoTests {
    @Test func `a text view of a blank, shown before the first layout`() {
        let screen = BlankScreen(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        screen.layoutIfNeeded()

        let components = screen.marked().components

        #expect(components.map(\.name) == ["note"])
        #expect(components.map(\.frame.minX) == [20])
        #expect(components.map(\.cornerRadius) == [10])
        #expect(components[0].bars.map(\.minY) == [20, 45, 70, 95])
    }

    @Test func `before layout there is nothing to be seen, and no trap`() {
        let screen = BlankScreen(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let note = screen.note.frame

        let components = ViewMapper(options: markedOptions()).map(screen).components

        #expect(note == .zero)
        #expect(components.map(\.removal) == [.empty])
    }

    @Test func `an empty screen gives an empty production`() {
        let screen = makeRoot(width: 1920, height: 1080)

        #expect(screen.marked().components.isEmpty)
        #expect(screen.mapped.isEmpty)
    }

    @Test(arguments: [320, 375, 414])
    func `an item of a grid of thirds`(width: CGFloat) {
        let side = ((width - 4 * 5) / 3).rounded(.down)

        let production = marked(CellAnimated(StampItem.self), CGSize(width: side, height: side))

        #expect(production.components.map(\.name) == ["stamp", "year"])
        #expect(production.components[0].frame == CGRect(x: 4, y: 4, width: side - 8, height: side - 32))
        #expect(production.components[1].bars.allSatisfy { $0.height == 15 })
    }

    // In SkeletonView the whole cell is painted: the content view has no mark, and its views are beside it.
    @Test func `views beside the content view are found`() {
        let item = StampItem(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        item.layoutIfNeeded()

        #expect(item.contentView.subviews.isEmpty)
        #expect(item.marked().components.count == 2)
        #expect(item.mapped.map(\.name) == ["stamp", "year"])
    }

    @Test func `an own placeholder item without marks is painted whole`() {
        let prototype = CellAnimated(StampItem.self) { item in
            for view in item.subviews { view.skeleton.isMarked = false }
        }

        let components = marked(prototype, CGSize(width: 100, height: 100)).components

        #expect(components.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    }

    @Test func `an own placeholder item that is not marked at all shows nothing`() {
        let prototype = CellAnimated(StampItem.self) { item in
            for view in [item] + item.subviews { view.skeleton.isMarked = false }
        }

        #expect(marked(prototype, CGSize(width: 100, height: 100)).components.isEmpty)
    }

    @Test func `hide and show give the same again`() {
        let item = StampItem(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        item.layoutIfNeeded()

        #expect(item.marked() == item.marked())
    }
}

/// A screen made in code: one text view with a blank in it.
private final class BlankScreen: UIView {
    let note = UITextView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        note.text = " "
        note.textContainerInset = .zero
        note.skeleton.lines.cornerRadius = 10
        addConstrained(note)
        NSLayoutConstraint.activate([
            note.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),
            note.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
            note.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20),
            note.heightAnchor.constraint(equalToConstant: 100),
        ])
        mark(self, note)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A square with a picture and a year, added beside the content view.
private final class StampItem: UICollectionViewCell {
    let stamp = UIImageView()
    let year = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        _ = adding(stamp, year)
        mark(self, stamp, year)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        stamp.frame = CGRect(x: 4, y: 4, width: bounds.width - 8, height: bounds.height - 32)
        year.frame = CGRect(x: 4, y: bounds.height - 24, width: bounds.width - 8, height: 20)
    }
}
