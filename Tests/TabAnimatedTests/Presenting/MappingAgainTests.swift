import Testing
import UIKit

@testable import TabAnimated

/// What a cover shows after a change is what it would show had it started after the change.
@MainActor
@Suite("Mapped again while it loads", .serialized, .ownApp)
struct MappingAgainTests {
    /// The app lives as long as the test; lists do not keep it.
    private let app = Sections([1, 0])

    /// Expects that a change while a view loads leads to what it shows after the change, and to something else than before.
    ///
    /// - Parameter mayFitAlready: Whether the change may leave all as it was.
    private func expectSame<View: UIView>(
        after change: Change, mayFitAlready: Bool = false, _ make: () -> View
    ) {
        let plain = tiles(of: Screen(make()), changing: nil)
        let before = tiles(of: Screen(make()), changing: change, whileLoading: false)
        let during = tiles(of: Screen(make()), changing: change, whileLoading: true)

        #expect(during == before)
        #expect(during != plain || mayFitAlready)
    }

    @Test(arguments: Change.allCases)
    func `a view`(change: Change) {
        func make() -> FlexiblePage {
            let page = FlexiblePage()
            page.tabAnimated = ViewAnimated()
            return page
        }
        expectSame(after: change, make)
    }

    @Test(arguments: Change.allCases)
    func `a table`(change: Change) {
        func make() -> UITableView {
            let table = makeTable(nil)
            table.tabAnimated = TableAnimated(cellClass: FlexibleCell.self)
            return table
        }
        expectSame(after: change, make)
    }

    @Test(arguments: Change.allCases)
    func `a section of a table`(change: Change) {
        func make() -> UITableView {
            let table = makeTable(app)
            table.tabAnimated = TableAnimated(
                cellClass: FlexibleCell.self, cellHeight: 120, count: 2, inSections: [1])
            return table
        }
        expectSame(after: change, make)
    }

    @Test(arguments: Change.allCases)
    func `a section of a collection`(change: Change) {
        func make() -> UICollectionView {
            let collection = makeCollection(app)
            collection.tabAnimated = CollectionAnimated(
                cellClass: FlexibleItem.self, cellSize: CGSize(width: 150, height: 60), count: 2,
                inSections: [1])
            return collection
        }
        expectSame(after: change, mayFitAlready: change == .size, make)
    }

    @Test func `a section follows the direction, and the dark`() throws {
        let table = makeTable(app)
        let screen = Screen(table)
        table.tabAnimated = TableAnimated(
            cellClass: FlexibleCell.self, cellHeight: 120, count: 2, inSections: [1])
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        let cover = try #require(screen.overlay)
        #expect(cover.layoutDirection == .leftToRight)
        Change.layoutDirection.make(on: screen)
        #expect(screen.overlay === cover && cover.layoutDirection == .rightToLeft)
        let light = cover.componentLayers.map(\.backgroundColor)
        screen.window.overrideUserInterfaceStyle = .dark
        HeadlessScreen.main.turn()
        #expect(cover.componentLayers.map(\.backgroundColor) != light)
    }

    @Test(arguments: Change.allCases)
    func `a collection`(change: Change) {
        func make() -> UICollectionView {
            let collection = makeCollection(nil)
            collection.tabAnimated = CollectionAnimated(
                cellClass: FlexibleItem.self, cellSize: CGSize(width: 150, height: 60))
            return collection
        }
        expectSame(after: change, make)
    }

    @Test func `a change that is taken back leaves what was there`() {
        let page = FlexiblePage()
        page.tabAnimated = ViewAnimated()
        let screen = Screen(page)
        let first = tiles(of: screen, changing: nil)
        Change.size.make(on: screen)
        page.frame = screen.window.bounds
        HeadlessScreen.main.turn()

        #expect(screen.overlay?.tiles == first)
    }

    @Test func `a text that comes into a scrolling page leaves the shapes as they are`() throws {
        let page = UIScrollView()
        let labels = (0..<3).map { UILabel(frame: CGRect(x: 16, y: 20 + 40 * $0, width: 288, height: 20)) }
        labels.forEach(page.addSubview)
        page.tabAnimated = ViewAnimated()
        let screen = Screen(page)
        page.startTabAnimation()
        let tiles = try #require(screen.overlay?.tiles)
        let widths = tiles.first?.production.components.map(\.frame.width) ?? []
        #expect(widths.count == 3)

        labels[1].text = "Tea"
        page.contentSize = CGSize(width: 320, height: 900)
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.tiles == tiles)

        page.updateTabAnimation()
        #expect(screen.overlay?.tiles != tiles)
    }

    private func tiles(
        of screen: Screen<some UIView>, changing change: Change?, whileLoading: Bool = false
    ) -> [SkeletonTile] {
        if !whileLoading { change?.make(on: screen) }
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        if whileLoading { change?.make(on: screen) }
        return screen.overlay?.tiles ?? []
    }
}

/// What can change around a view while it loads.
enum Change: CaseIterable {
    case size, contentSizeCategory, layoutDirection, everything

    @MainActor
    func make(on screen: Screen<some UIView>) {
        if self == .size || self == .everything {
            screen.content.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        }
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits { traits in
            if self == .contentSizeCategory || self == .everything {
                traits.preferredContentSizeCategory = .accessibilityLarge
            }
            if self == .layoutDirection || self == .everything { traits.layoutDirection = .rightToLeft }
        }
        HeadlessScreen.main.turn()
    }
}

/// A picture and two texts that follow the size of text and the direction.
@MainActor
private func fill(_ view: UIView) {
    let picture = UIImageView()
    let title = UILabel()
    let note = UILabel()
    title.font = .preferredFont(forTextStyle: .headline)
    note.font = .preferredFont(forTextStyle: .body)
    note.numberOfLines = 2
    for label in [title, note] { label.adjustsFontForContentSizeCategory = true }
    for part in [picture, title, note] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
    }
    let bottom = note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        picture.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        picture.widthAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalToConstant: 40),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
        title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        title.topAnchor.constraint(equalTo: picture.topAnchor),
        note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
        bottom,
    ])
}

private final class FlexiblePage: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        fill(self)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class FlexibleCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        fill(contentView)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class FlexibleItem: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        fill(contentView)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
