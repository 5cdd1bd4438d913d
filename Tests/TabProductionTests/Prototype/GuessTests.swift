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
                subject: .prototype(Prototype(className: "Row", make: make)), owner: "Page",
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

    @Test(arguments: ["type", "icon", "symbol", "emoji", "flag"])
    func `a name of a glyph means one of two letters`(name: String) {
        let bars = bars(name) { Note { $0 == name } }
        #expect(bars.count == 1 && bars[0].width < 25)
    }

    // MARK: Texts that are there

    @Test func `the lines of a text that is there are those of the text, not of its label`() {
        let label = makeLabel(
            "A text of two lines in two hundred points", frame: CGRect(x: 0, y: 0, width: 200, height: 200),
            lines: 0)
        let bars = makeRoot().adding(label).mapped.first?.bars ?? []
        #expect(bars.count == 2)
        #expect(isClose((bars[0].minY + bars[1].maxY) / 2, 100))
    }

    @Test func `a text that is there and fills its label goes on filling it`() {
        let label = makeLabel(
            "A text of two lines in two hundred points", frame: CGRect(x: 0, y: 0, width: 200, height: 41),
            lines: 0)
        #expect(makeRoot().adding(label).mapped.first?.lines?.count == 0)
    }

    @Test(arguments: [(0, 2), (1, 1)])
    func `a title of a button has the bars of its lines`(limit: Int, count: Int) {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        button.setTitle("A title that takes two lines", for: .normal)
        button.titleLabel?.numberOfLines = limit
        let root = makeRoot().adding(button)
        root.layoutIfNeeded()
        #expect(root.mapped.first { $0.role == .button }?.bars.count == count)
    }

    // MARK: Controls

    @Test(arguments: [1, 2, 0])
    func `a lent text of any limit ends before a button`(limit: Int) {
        let found = production(height: 60) {
            let (row, label, button) = (UIView(), UILabel(), UIButton(type: .system))
            button.setTitle("Allow", for: .normal)
            label.numberOfLines = limit
            for view in [label, button] {
                view.translatesAutoresizingMaskIntoConstraints = false
                row.addSubview(view)
                view.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
            }
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
                label.widthAnchor.constraint(equalToConstant: 340),
                button.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 150),
                button.widthAnchor.constraint(equalToConstant: 80),
            ])
            return row
        }
        let ends = found.components.filter { $0.role == .label }.flatMap(\.bars).map(\.maxX)
        #expect(!ends.isEmpty && ends.allSatisfy { $0 <= 150 })
    }

    // MARK: Heights that nobody gives

    @Test func `a row that asks for no height is as high as its tallest view, and said once`() {
        ProductionReview.reset()
        var heights: [CGFloat] = []
        let given = warnings {
            heights = (0..<2).map { _ in production { TallRow() }.size.height }
        }
        #expect(heights == [76, 76])
        #expect(given.count { $0.hasPrefix("Row asks for no height") } == 1)
    }

    // MARK: Undoing

    @Test func `a text view that was lent a text has its attributes again`() {
        let textView = UITextView(frame: .zero)
        textView.isScrollEnabled = false
        textView.typingAttributes = [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red]
        var filler = Filler()
        filler.fill(textView, width: 300)
        let isFilled = textView.text.isEmpty == false
        filler.restore()

        #expect(isFilled && textView.text.isEmpty)
        #expect(textView.typingAttributes[.foregroundColor] as? UIColor == .red)
        #expect((textView.typingAttributes[.font] as? UIFont)?.pointSize == 30)
    }

    @Test func `a label that was lent a text has its empty attributed text and its limit again`() {
        let label = UILabel()
        label.numberOfLines = 4
        label.attributedText = NSAttributedString(string: "", attributes: [.kern: 2])
        var filler = Filler()
        filler.fill(label, width: 300)
        let isFilled = label.text?.isEmpty == false
        filler.restore()

        #expect(isFilled && label.attributedText?.length == 0 && label.numberOfLines == 4)
    }
}

/// One of some labels, by its name, in the whole width and without a limit.
private final class Note: UIView {
    let (name, price, subtitle, title, body) = (UILabel(), UILabel(), UILabel(), UILabel(), UILabel())
    let (type, icon, symbol, emoji, flag) = (UILabel(), UILabel(), UILabel(), UILabel(), UILabel())

    init(_ isShown: (String) -> Bool) {
        super.init(frame: .zero)
        let labels = [
            "name": name, "price": price, "subtitle": subtitle, "title": title, "body": body, "type": type,
            "icon": icon, "symbol": symbol, "emoji": emoji, "flag": flag,
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

/// A row with an icon of 60 points that nothing ties to the edges above and below.
private final class TallRow: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let icon = UIImageView()
        icon.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(icon)
        contentView.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
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
