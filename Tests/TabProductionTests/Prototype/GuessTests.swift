import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// What is guessed of a text by its label: its font, its limit, its name and where it stands.
@MainActor
@Suite("Guesses", .ownDevice)
struct GuessTests {
    private func production(
        width: CGFloat = 375, height: CGFloat = 0, _ make: @escaping @MainActor () -> UIView
    ) -> Production {
        Producer().production(
            for: ProductionRequest(
                subject: .prototype(CellAnimated(className: "Row", make: make)), owner: "Page",
                size: CGSize(width: width, height: height),
                traits: UITraitCollection(preferredContentSizeCategory: .large),
                layoutDirection: .leftToRight))
    }

    private func bars(
        _ name: String, width: CGFloat = 375, height: CGFloat = 0, _ make: @escaping @MainActor () -> UIView
    ) -> [CGRect] {
        production(width: width, height: height, make).components
            .first { $0.name == name && !$0.isRemoved }?.bars ?? []
    }

    // MARK: Labels without a limit

    @Test func `a name, a figure or a caption without a limit takes one line, a title two, a text three`() {
        let names = ["name", "price", "subtitle", "title", "body"]
        let counts = names.map { name in bars(name) { Note { name == $0 } }.count }
        #expect(counts == [1, 1, 1, 2, 3])
    }

    @Test func `a text without a limit for which one line is high enough is as long as a line`() {
        let bars = bars("body") {
            let note = Note { $0 == "body" }
            note.body.heightAnchor.constraint(equalToConstant: 22).isActive = true
            return note
        }
        #expect(bars.count == 1 && bars[0].width > 120 && bars[0].width < 200)
    }

    @Test(arguments: [("name", 1), ("body", 3)])
    func `a text lent to a label without a limit does not fill a label that is higher`(
        name: String, count: Int
    ) {
        #expect(bars(name, height: 300) { Note { name == $0 } }.count == count)
    }

    @Test func `a symbol is a code of some letters, as that of a currency`() {
        let bars = bars("symbol") { Note { $0 == "symbol" } }
        #expect(bars.count == 1 && bars[0].width > 30 && bars[0].width < 75)
    }

    @Test(arguments: ["icon", "emoji", "flag"])
    func `a name of a glyph means one of two letters`(name: String) {
        let bars = bars(name) { Note { $0 == name } }
        #expect(bars.count == 1 && bars[0].width < 25)
    }

    @Test func `letters that stand for a portrait are two, in the middle of it`() throws {
        let found = production(height: 80) {
            let (row, portrait, image, letters) = (UIView(), UIView(), UIImageView(), UILabel())
            portrait.layer.cornerRadius = 27
            portrait.clipsToBounds = true
            portrait.backgroundColor = .systemGray4
            letters.textAlignment = .center
            row.addSubview(portrait)
            for view in [image, letters] {
                view.translatesAutoresizingMaskIntoConstraints = false
                portrait.addSubview(view)
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: portrait.topAnchor),
                    view.leadingAnchor.constraint(equalTo: portrait.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: portrait.trailingAnchor),
                    view.bottomAnchor.constraint(equalTo: portrait.bottomAnchor),
                ])
            }
            portrait.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                portrait.widthAnchor.constraint(equalToConstant: 54),
                portrait.heightAnchor.constraint(equalToConstant: 54),
                portrait.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
                portrait.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            ])
            return row
        }
        let bar = try #require(found.components.first { $0.role == .label && !$0.isRemoved }?.bars.first)
        #expect(bar.width < 25 && abs(bar.midX - 43) < 1)
    }

    // MARK: Buttons

    @Test(arguments: [("A title that takes two lines", 2), ("A title", 1)])
    func `a title of a button has the bars of its lines`(title: String, count: Int) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 180, height: 60)
        let root = makeRoot().adding(button)
        root.layoutIfNeeded()
        #expect(root.mapped.first { $0.role == .button }?.bars.count == count)
    }

    // MARK: Images

    // MARK: Heights that nobody gives

    @Test func `a row that asks for no height is as high as its tallest view, and said once`() {
        var heights: [CGFloat] = []
        let given = warnings {
            heights = (0..<2).map { _ in production { TallRow() }.size.height }
        }
        #expect(heights == [82, 82])
        #expect(given.count { $0.hasPrefix("Row asks for no height") } == 1)
    }

    @Test func `a row that holds its content at the top alone is as high as that needs`() {
        var row: Production?
        let given = warnings { row = production { HangingRow(overhang: nil) } }
        #expect(row?.size.height == 72)
        #expect(row?.components.first { $0.role == .image }?.frame.maxY == 56)
        #expect(given.count { $0.hasPrefix("Row asks for no height") } == 1)
    }

    @Test func `a badge that hangs over the edge of a row does not make it higher`() {
        #expect(production { HangingRow(overhang: 6) }.size.height == 44)
    }

    // MARK: Rows that show nothing

    @Test func `a row of hairlines alone is shown as one line of text`() {
        var rows: [Production] = []
        let given = warnings { rows = [production(height: 60) { LinedRow() }] }
        #expect(rows[0].components.contains { $0.role == .label && !$0.isRemoved })
        #expect(given.count { $0.hasPrefix("Row has nothing to show") } == 1)
    }

    @Test func `a row that says how its views are mapped may show nothing`() {
        let row = production(height: 60) {
            let row = LinedRow()
            row.line.skeleton.mapping = .ignored
            return row
        }
        #expect(row.components.allSatisfy { $0.isRemoved })
    }
}

/// One of some labels, by its name, in the whole width and without a limit.
private final class Note: UIView {
    let (name, price, subtitle, title, body) = (UILabel(), UILabel(), UILabel(), UILabel(), UILabel())
    let (icon, symbol, emoji, flag) = (UILabel(), UILabel(), UILabel(), UILabel())

    init(_ isShown: (String) -> Bool) {
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: 30)
        let labels = [
            "name": name, "price": price, "subtitle": subtitle, "title": title, "body": body, "icon": icon,
            "symbol": symbol, "emoji": emoji, "flag": flag,
        ]
        for (name, label) in labels where isShown(name) {
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            ])
        }
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A row with an icon of 60 points, in margins of 11, that nothing ties to the edges above and below.
private final class TallRow: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let icon = UIImageView()
        icon.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(icon)
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 60),
            icon.heightAnchor.constraint(equalToConstant: 60),
            icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A row with a picture that nothing ties to its bottom, or one with a badge over its lower edge.
private final class HangingRow: UITableViewCell {
    convenience init(overhang: CGFloat?) {
        self.init(style: .default, reuseIdentifier: nil)
        let (box, picture) = (UIView(), UIImageView())
        for view in [box, picture] { view.translatesAutoresizingMaskIntoConstraints = false }
        contentView.addSubview(box)
        box.addSubview(picture)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            box.bottomAnchor.constraint(
                equalTo: contentView.bottomAnchor, constant: overhang == nil ? -8 : 0),
            picture.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
            picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalToConstant: 40),
            picture.topAnchor.constraint(equalTo: box.topAnchor, constant: overhang.map { 4 + $0 } ?? 16),
        ])
        if overhang != nil { box.heightAnchor.constraint(equalToConstant: 44).isActive = true }
    }
}

/// A row with a line of its own between rows, and nothing else.
private final class LinedRow: UITableViewCell {
    let line = UIView(frame: CGRect(x: 16, y: 59, width: 343, height: 1))

    convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
        line.backgroundColor = .separator
        contentView.addSubview(line)
    }
}
