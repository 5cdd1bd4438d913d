import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// What stands for all rows is what most of them show, and to see that nothing is new costs no mapping.
@MainActor
@Suite("Typical content", .serialized, .ownApp)
struct TypicalContentTests {
    /// How often views were mapped.
    private static var mapped = 0

    /// A cell with two labels that are as wide as their texts, which counts its mappings.
    private final class PersonCell: UITableViewCell {
        let nameLabel = CountingLabel()
        let cityLabel = CountingLabel()
        let mark = MarkView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            [nameLabel, cityLabel, mark].forEach(contentView.addSubview)
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            mark.frame = CGRect(x: 290, y: 10, width: 20, height: 20)
            for (label, y) in [(nameLabel, 10), (cityLabel, 34)] as [(UILabel, CGFloat)] {
                let size = label.sizeThatFits(.zero)
                label.frame = CGRect(x: 16, y: y, width: size.width, height: 20)
            }
        }
    }

    /// A label that counts how often it is measured in one line.
    private final class CountingLabel: UILabel {
        static var measured = 0

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            if size.width > 10_000 { Self.measured += 1 }
            return super.sizeThatFits(size)
        }
    }

    private final class MarkView: UIView, SkeletonMappable {
        var skeletonMapping: SkeletonMapping {
            TypicalContentTests.mapped += 1
            return .block()
        }
    }

    private final class People: NSObject, UITableViewDataSource {
        var names: [(String, String)] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            if let cell = cell as? PersonCell {
                (cell.nameLabel.text, cell.cityLabel.text) = names[indexPath.row]
            }
            return cell
        }
    }

    private let people = People()
    private let table = UITableView()
    private let screen: Screen<UITableView>
    private let long = ("Jonathan Fitzgerald", "A village near the sea")

    init() {
        table.register(PersonCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = people
        table.rowHeight = 60
        screen = Screen(table, size: CGSize(width: 320, height: 800))
        table.tabAnimated = TableAnimated(cellClass: PersonCell.self)
    }

    private func load(_ names: [(String, String)]) {
        table.startTabAnimation()
        people.names = names
        table.endTabAnimation(reloading: true)
        HeadlessScreen.main.advance(by: 1)
        people.names = []
        table.reloadData()
        HeadlessScreen.main.turn()
    }

    private func width(_ text: String) -> CGFloat {
        let label = UILabel()
        label.text = text
        return label.sizeThatFits(.zero).width
    }

    private func widths() -> [[CGFloat]] {
        table.startTabAnimation()
        let tiles = table.covers.first?.tiles ?? []
        return tiles.map { tile in ["nameLabel", "cityLabel"].map { tile.component($0)?.frame.width ?? 0 } }
    }

    @Test(arguments: 0..<12)
    func `one row that differs stands for none`(odd: Int) {
        load((0..<12).map { $0 == odd ? ("Bo", "Ur") : long })
        let shown = widths()
        #expect(shown.count == 12)
        for row in shown {
            #expect(abs(row[0] - width(long.0)) < 1.5 && abs(row[1] - width(long.1)) < 1.5)
        }
    }

    @Test func `each label has its own median, also where no row has both`() {
        // The median of the names is the third row's, that of the cities the fourth row's.
        let names = [
            "Al", "Bob Li", "Christopher Dean", "Christopher Dean Robinson", "Christopher Dean Robins",
        ]
        let cities = ["A town close to here", "A town close to", "Rom", "A town close", "Oslo"]
        load(Array(zip(names, cities)))
        for row in widths() {
            #expect(
                abs(row[0] - width("Christopher Dean")) < 1.5 && abs(row[1] - width("A town close")) < 1.5)
        }
    }

    @Test func `content that is the same is not mapped again, other content is`() {
        let names = (0..<12).map { ("Jonathan \($0)", "A village") }
        load(names)
        load(names)
        table.startTabAnimation()
        Self.mapped = 0
        people.names = names
        table.endTabAnimation(reloading: true)
        HeadlessScreen.main.advance(by: 1)
        #expect(Self.mapped == 0)
        table.startTabAnimation()
        people.names = names.map { ($0.0 + " the Second", $0.1) }
        table.endTabAnimation(reloading: true)
        HeadlessScreen.main.advance(by: 1)
        #expect(Self.mapped == 1)
    }

    @Test func `where nothing is new each text is measured once, and no cell is mapped`() {
        let names = (0..<12).map { ("Jonathan \($0)", "A village") }
        load(names)
        table.startTabAnimation()
        people.names = names
        table.endTabAnimation(reloading: true)
        HeadlessScreen.main.turn()
        (Self.mapped, CountingLabel.measured) = (0, 0)
        HeadlessScreen.main.advance(by: 10)
        #expect(Self.mapped == 0 && CountingLabel.measured == 24)
    }

    enum Change: CaseIterable {
        case hiddenView, movedView, otherLine, forgottenMemory
    }

    @Test(arguments: Change.allCases)
    func `what changed besides widths of texts is learned too`(change: Change) {
        let names = (0..<12).map { ("Jonathan \($0)", "A village") }
        load(names)
        table.startTabAnimation()
        people.names = names
        table.endTabAnimation(reloading: true)
        HeadlessScreen.main.turn()
        Self.mapped = 0
        for case let cell as PersonCell in table.visibleCells {
            switch change {
            case .hiddenView: cell.cityLabel.isHidden = true
            case .movedView: cell.mark.frame.origin.x -= 20
            case .otherLine: cell.nameLabel.text = nil
            case .forgottenMemory: SkeletonConfiguration.shared.stores.productions.removeAll()
            }
        }
        HeadlessScreen.main.advance(by: 1)
        #expect(Self.mapped == 1)
    }

    @Test func `a page that shows the same is not mapped again`() {
        final class Page: UIView {
            let mark = MarkView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            let title = UILabel(frame: CGRect(x: 10, y: 40, width: 200, height: 20))
        }
        let page = Page()
        [page.mark, page.title].forEach(page.addSubview)
        let screen = Screen(page)
        page.tabAnimated = ViewAnimated()
        for (round, text) in ["River", "River", "A longer river"].enumerated() {
            page.startTabAnimation()
            page.title.text = text
            Self.mapped = 0
            page.endTabAnimation()
            HeadlessScreen.main.advance(by: 1)
            #expect(Self.mapped == [1, 0, 1][round])
            page.title.text = nil
        }
        #expect(screen.content === page)
    }

    @Test func `a bar that becomes longer ends where the next one begins`() {
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
        for (index, view) in views.enumerated() {
            let (left, right) = (UILabel(), UILabel())
            // The base, in the middle, is nearest to both medians.
            left.text =
                ["A very long name of a person of old", "Bo", "A very long name of a person of old"][index]
            right.text =
                [
                    "12:30", "12:30, at the latest, in the yard of the old mill",
                    "12:31, at the latest, in the yard of the old mill",
                ][index]
            left.frame = CGRect(origin: CGPoint(x: 16, y: 10), size: left.sizeThatFits(.zero))
            right.frame = CGRect(
                origin: CGPoint(x: left.frame.maxX + 20, y: 10), size: right.sizeThatFits(.zero))
            [left, right].forEach(view.addSubview)
        }
        let typical = TypicalContent(of: views)
        let reading = ContentMapper(
            options: MappingOptions(), layoutDirection: .leftToRight, typical: typical)
        for view in views {
            let frames = reading.production(of: view).components.filter { !$0.isRemoved }.map(\.frame)
            #expect(frames.count == 2 && frames[0].maxX < frames[1].minX)
        }
    }

    @Test func `the round ground of initials stays round, however short they are`() {
        let views = (0..<3).map { index in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
            let label = UILabel(frame: CGRect(x: 16, y: 10, width: 40, height: 40))
            label.text = ["MS", "T", "WW"][index]
            label.textAlignment = .center
            label.backgroundColor = .systemTeal
            label.layer.cornerRadius = 20
            // The row in the middle, which stands for all, is nearest to both medians, and its initials are others.
            let name = UILabel(frame: CGRect(x: 72, y: 20, width: 240, height: 20))
            name.text = ["Margaret Stephanie Singh", "Tom Okafor", "Wu"][index]
            [label, name].forEach(view.addSubview)
            return view
        }
        let reading = ContentMapper(
            options: MappingOptions(), layoutDirection: .leftToRight, typical: TypicalContent(of: views))
        for view in views {
            let frames = reading.production(of: view).components.filter { !$0.isRemoved }.map(\.frame)
            #expect(frames.first == CGRect(x: 16, y: 10, width: 40, height: 40))
        }
    }

    @Test func `what stood in the middle of a row of another height does so in that of the model`() {
        var production = Production(
            className: "Row", size: CGSize(width: 320, height: 120),
            components: [
                Component(index: 0, frame: CGRect(x: 16, y: 42, width: 100, height: 15)),
                Component(index: 1, frame: CGRect(x: 16, y: 63, width: 80, height: 15)),
            ])
        let moved = production.stretched(toHeight: 80, keepsMiddle: true)
        #expect(moved.components.map(\.frame.minY) == [22, 43] && moved.size.height == 80)
        #expect(production.stretched(toHeight: 80).components.map(\.frame.minY) == [42, 63])
        // From the top, with a picture in the middle.
        production.components[0].frame.origin.y = 8
        production.components[1].frame = CGRect(x: 200, y: 40, width: 40, height: 40)
        #expect(
            production.stretched(toHeight: 80, keepsMiddle: true).components.map(\.frame.minY) == [8, 20])
    }

    // MARK: What is there

    @Test func `rows that are there and empty are no content`() {
        let rows = Rows(3)
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        let screen = Screen(table)
        table.tabAnimated = TableAnimated(cellClass: UITableViewCell.self)
        table.startTabAnimation()
        let shapes = table.covers.flatMap(\.tiles).flatMap(\.production.components).filter { !$0.isRemoved }
        #expect(!shapes.isEmpty && screen.content === table)
    }

    @Test func `rows of unequal heights keep their shapes when the list has another width`() {
        let notes = [
            Note(body: "Short"), Note(body: String(repeating: "A long text of a note. ", count: 12)),
            Note(body: String(repeating: "Another text. ", count: 6), isImportant: true),
        ]
        let app = NoteApp([])
        let screen = Screen(app.table)
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self)
        app.load(notes)
        app.table.frame.size = CGSize(width: 700, height: 320)
        HeadlessScreen.main.turn()
        let real = app.table.visibleCells.map { $0.found("bodyLabel")?.frame.minY }
        let heights = app.table.visibleCells.map(\.bounds.height)
        app.table.startTabAnimation()
        let tiles = app.table.covers.first?.tiles ?? []
        #expect(tiles.map(\.production.size.height) == heights && screen.content === app.table)
        #expect(tiles.map { $0.component("bodyLabel")?.frame.minY } == real)
        for tile in tiles {
            for shape in tile.production.components where !shape.isRemoved {
                #expect(shape.frame.minY >= 0 && shape.frame.maxY <= tile.production.size.height)
            }
        }
    }
}
