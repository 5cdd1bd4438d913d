import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// What was learned belongs to one view.
@MainActor
@Suite("What is learnt of one view is shown by no other", .serialized, .ownApp)
struct LearntPlaceTests {
    /// Two views of one width, by the properties of their controller or not.
    private final class ProfileController: UIViewController {
        var header: UIView?
        var footer: UIView?
        let heading = UILabel(frame: CGRect(x: 100, y: 20, width: 200, height: 20))
        let avatar = UIImageView(frame: CGRect(x: 20, y: 10, width: 60, height: 60))
        let link = UILabel(frame: CGRect(x: 20, y: 10, width: 150, height: 20))

        /// The views, in order.
        private(set) var parts: [UIView] = []

        init(heights: [CGFloat], isHeld: Bool, make: () -> UIView = { UIView() }) {
            super.init(nibName: nil, bundle: nil)
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            var y: CGFloat = 60
            for (height, content) in zip(heights, [[avatar, heading], [link]]) {
                let part = make()
                part.frame = CGRect(x: 0, y: y, width: 320, height: height)
                content.forEach(part.addSubview)
                view.addSubview(part)
                parts.append(part)
                y += height + 10
            }
            if isHeld { (header, footer) = (parts[0], parts[1]) }
            for view in parts { view.tabAnimated = ViewAnimated() }
        }

        required init?(coder: NSCoder) {
            nil
        }

        func load() {
            parts.forEach { $0.startTabAnimation() }
            (heading.text, link.text, avatar.image) = ("River Phoenix", "More", UIImage())
            parts.forEach { $0.endTabAnimation() }
            HeadlessScreen.main.advance(by: 1)
            (heading.text, link.text, avatar.image) = (nil, nil, nil)
            HeadlessScreen.main.turn()
        }

        /// The names of the shapes that each view shows.
        func loadAgain() -> [[String]] {
            parts.forEach { $0.startTabAnimation() }
            return parts.map { $0.shownNames }
        }
    }

    @Test(arguments: [[120, 120], [100, 300], [200, 40], [300, 100]] as [[CGFloat]], [true, false])
    func `two views as wide as each other keep their own shapes`(heights: [CGFloat], isHeld: Bool) {
        let controller = ProfileController(heights: heights, isHeld: isHeld)
        let window = show(controller)
        controller.load()
        #expect(controller.loadAgain() == [["avatar", "heading"], ["link"]])
        #expect(window.rootViewController === controller)
    }

    @Test(arguments: [0, 1])
    func `scroll views and stack views do, too`(kind: Int) {
        let controller = ProfileController(heights: [120, 120], isHeld: kind == 0) {
            kind == 0 ? UIScrollView() : UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        let window = show(controller)
        controller.load()
        #expect(controller.loadAgain() == [["avatar", "heading"], ["link"]])
        #expect(window.rootViewController === controller)
    }

    @Test(arguments: [true, false])
    func `the next launch shows each its own, at the first loading`(isHeld: Bool) {
        let first = ProfileController(heights: [120, 120], isHeld: isHeld)
        let window = show(first)
        first.load()
        let next = ProfileController(heights: [120, 120], isHeld: isHeld)
        window.rootViewController = next
        HeadlessScreen.main.turn()
        SkeletonConfiguration.shared.mapping.lines.count = nil
        #expect(next.loadAgain() == [["avatar", "heading"], ["link"]])
        // What was learned, not a guess: as long as the text.
        let heading = next.parts[0].covers.first?.tiles.first?.component("heading")
        let real = UILabel()
        real.text = "River Phoenix"
        #expect(heading.map { abs($0.frame.width - real.sizeThatFits(.zero).width) < 1 } == true)
    }

    @Test(arguments: [true, false])
    func `a place whose views are of other classes is another view`(isNextLaunch: Bool) {
        let first = ProfileController(heights: [120, 120], isHeld: false)
        let window = show(first)
        first.load()
        // The same places, with a switch where the picture was.
        let next = isNextLaunch ? ProfileController(heights: [120, 120], isHeld: false) : first
        window.rootViewController = next
        let switches = UISwitch(frame: CGRect(x: 20, y: 10, width: 51, height: 31))
        next.avatar.removeFromSuperview()
        next.parts[0].insertSubview(switches, at: 0)
        HeadlessScreen.main.turn()
        next.parts[0].startTabAnimation()
        let shapes = next.parts[0].covers.first?.tiles.first?.production.components ?? []
        #expect(
            shapes.first?.sourceFrame == CGRect(origin: CGPoint(x: 20, y: 10), size: UISwitch().frame.size))
        #expect(next.parts[0].shownNames == ["heading"])
    }

    /// A view that makes itself of other views, by the way that it is asked for.
    private final class BlockView: UIView {
        init(_ views: [UIView]) {
            super.init(frame: CGRect(x: 0, y: 60, width: 320, height: 120))
            views.forEach(addSubview)
            tabAnimated = ViewAnimated()
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    @Test func `one class in one place with other views inside shows what is inside`() {
        let controller = UIViewController()
        let window = show(controller)
        let label = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 20))
        let first = BlockView([label])
        controller.view.addSubview(first)
        HeadlessScreen.main.turn()
        first.startTabAnimation()
        label.text = "River"
        first.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        first.removeFromSuperview()
        let second = BlockView([UIImageView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))])
        controller.view.addSubview(second)
        HeadlessScreen.main.turn()
        second.startTabAnimation()
        let frames = second.covers.first?.tiles.first?.production.components.map(\.sourceFrame)
        #expect(frames == [CGRect(x: 40, y: 40, width: 60, height: 60)])
        #expect(window.rootViewController === controller)
    }

    @Test func `a view inside a learned page shows what is inside it, within its edges`() {
        let controller = ProfileController(heights: [200, 100], isHeld: true)
        let window = show(controller)
        let page: UIView = controller.view
        page.tabAnimated = ViewAnimated()
        page.startTabAnimation()
        (controller.heading.text, controller.link.text) = ("River", "More")
        page.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        (controller.heading.text, controller.link.text) = (nil, nil)
        let names = controller.loadAgain()
        #expect(names == [["avatar", "heading"], ["link"]] && window.rootViewController === controller)
        let frames = controller.parts[0].covers.first?.tiles.first?.production.components.map(\.frame) ?? []
        #expect(frames.allSatisfy { CGRect(x: 0, y: 0, width: 320, height: 200).contains($0) })
    }

    @Test func `a view that has become lower shows nothing outside`() {
        let controller = ProfileController(heights: [200, 40], isHeld: true)
        let window = show(controller)
        controller.avatar.frame.origin.y = 120
        controller.load()
        controller.parts[0].frame.size.height = 100
        #expect(controller.loadAgain()[0] == ["heading"] && window.rootViewController === controller)
    }

    // MARK: Lists

    /// Two tables of one class of cells.
    private final class TwoTables: UIViewController, UITableViewDataSource {
        let upper = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        let lower = UITableView(frame: CGRect(x: 0, y: 240, width: 320, height: 240))
        var counts = [0, 0]

        override func viewDidLoad() {
            super.viewDidLoad()
            for table in [upper, lower] {
                table.register(SampleCell.self, forCellReuseIdentifier: "cell")
                table.rowHeight = 40
                table.dataSource = self
                view.addSubview(table)
                table.tabAnimated = TableAnimated(cellClass: SampleCell.self)
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[tableView === upper ? 0 : 1]
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? SampleCell)?.titleLabel.text = "Title"
            return cell
        }
    }

    @Test func `counts of rows are those of one list`() {
        let controller = TwoTables()
        let window = show(controller)
        let tables = [controller.upper, controller.lower]
        for counts in [[3, 2], [0, 0]] {
            tables.forEach { $0.startTabAnimation() }
            controller.counts = counts
            tables.forEach { $0.endTabAnimation(reloading: true) }
            HeadlessScreen.main.advance(by: 1)
        }
        tables.forEach { $0.startTabAnimation() }
        let shown = tables.map { $0.covers.first?.tiles.count }
        #expect(shown == [3, 2] && window.rootViewController === controller)
    }

    // MARK: Colors

    /// A cell whose card has a color of a layer, which follows no appearance.
    private final class CardCell: UITableViewCell {
        let card = UIView()
        let titleLabel = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(card)
            (card.layer.cornerRadius, card.layer.borderWidth, card.layer.shadowOpacity) = (8, 1, 0.2)
            card.addSubview(titleLabel)
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            card.frame = CGRect(x: 8, y: 8, width: 304, height: 64)
            let color = UIColor.secondarySystemBackground.resolvedColor(with: traitCollection).cgColor
            (card.layer.backgroundColor, card.layer.borderColor) = (color, color)
            titleLabel.frame = CGRect(x: 8, y: 16, width: 200, height: 20)
        }
    }

    @Test func `a skeleton learned in the light is no skeleton in the dark`() {
        let rows = Rows(0)
        let table = UITableView()
        table.register(CardCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.rowHeight = 80
        table.separatorStyle = .none
        let screen = Screen(table)
        table.tabAnimated = TableAnimated(cellClass: CardCell.self)
        let text = UILabel()
        text.text = "Title"
        let width = text.sizeThatFits(.zero).width
        for (turn, style) in [UIUserInterfaceStyle.light, .dark, .light, .dark].enumerated() {
            screen.window.overrideUserInterfaceStyle = style
            HeadlessScreen.main.turn()
            table.startTabAnimation()
            let production = table.covers.first?.tiles.first?.production
            #expect(production?.appearance == LayerAppearance(of: table.traitCollection))
            // The red of `secondarySystemBackground`.
            #expect(production?.reds(in: table.traitCollection) == [style == .dark ? 0x1C : 0xF2])
            let bar = production?.components.first { $0.name == "titleLabel" }
            #expect(bar.map { abs($0.frame.width - width) < 1 } == (turn > 1))
            rows.count = 3
            table.endTabAnimation(reloading: true)
            HeadlessScreen.main.turn()
            for case let cell as CardCell in table.visibleCells { cell.titleLabel.text = "Title" }
            HeadlessScreen.main.advance(by: 3)
            rows.count = 0
            table.reloadData()
            HeadlessScreen.main.turn()
        }
    }
}

extension UIView {
    /// The names of the shapes that the skeleton of the view draws, in order.
    fileprivate var shownNames: [String] {
        covers.flatMap(\.tiles).flatMap(\.production.components).filter { !$0.isRemoved }.compactMap(\.name)
            .sorted()
    }
}

extension Production {
    /// The red parts, 0...255, of the colors that surfaces are painted with.
    @MainActor
    fileprivate func reds(in traits: UITraitCollection) -> Set<Int> {
        let fills = cards.map(\.fill) + components.filter { !$0.isRemoved }.map(\.fill)
        let colors = fills.compactMap { fill -> SkeletonColor? in
            if case .color(let color) = fill { color } else { nil }
        }
        return Set(
            (colors + cards.compactMap(\.borderColor)).map { color in
                var red: CGFloat = 0
                color.color.resolvedColor(with: traits).getRed(&red, green: nil, blue: nil, alpha: nil)
                return Int((red * 255).rounded())
            })
    }
}
