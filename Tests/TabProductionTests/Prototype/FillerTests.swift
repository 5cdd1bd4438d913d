import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Filler", .ownDevice)
struct FillerTests {
    private func fill(_ view: UIView, width: CGFloat = 300) -> Filler {
        var filler = Filler()
        filler.fill(view, width: width)
        return filler
    }

    @Test func `a text view gets back what will be typed, and its delegate hears nothing`() {
        let listener = SelectionListener()
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        textView.isScrollEnabled = false
        textView.typingAttributes = [.kern: 2]
        textView.delegate = listener
        var filler = fill(textView)
        #expect(!textView.text.isEmpty)
        filler.restore()
        #expect(textView.text.isEmpty && textView.typingAttributes[.kern] as? Int == 2)
        #expect(listener.count == 0 && textView.delegate === listener)
    }

    private func width(ofLineIn font: UIFont, alignment: NSTextAlignment = .natural) -> CGFloat {
        let label = makeLabel()
        label.font = font
        label.textAlignment = alignment
        _ = fill(label, width: 400)
        return label.sizeThatFits(CGSize(width: 1_000, height: 100)).width
    }

    @Test func `a line is as long as texts of its kind are`() {
        let title = width(ofLineIn: .boldSystemFont(ofSize: 22))
        let caption = width(ofLineIn: .systemFont(ofSize: 12))
        let figure = width(ofLineIn: .systemFont(ofSize: 17), alignment: .right)

        #expect(title > 2 * caption)
        #expect(figure < 70)
    }

    @Test func `a line is never as long as the room there is`() {
        let label = makeLabel()
        _ = fill(label, width: 100)

        #expect(label.sizeThatFits(CGSize(width: 1_000, height: 100)).width <= 92)
    }

    @Test func `a view on screen that lacks no text is not laid out`() {
        let view = LayoutCounter(frame: CGRect(x: 0, y: 0, width: 320, height: 100)).adding(makeLabel("Text"))
        view.layoutIfNeeded()
        view.setNeedsLayout()
        let count = view.count
        _ = LiveSession(view: view, mapper: ViewMapper()).map()

        #expect(view.count == count)
    }

    @Test(arguments: [(CGFloat?.none, true), (60, false)])
    func `a view that is too low for its skeleton without its texts is said`(height: CGFloat?, isSaid: Bool) {
        let view = HeadingView()
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        page.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: page.topAnchor),
            view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        ])
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        page.layoutIfNeeded()

        let said = warnings { _ = LiveSession(view: view, mapper: ViewMapper()).map() }

        #expect(said.contains { $0.contains("and the view 20 without its texts") } == isSaid)
    }

    @Test func `a lent text on screen leaves a text beside it its width`() throws {
        let (name, action) = (UILabel(), UILabel())
        name.numberOfLines = 0
        action.text = "Manage devices"
        action.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        for label in [name, action] {
            label.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(label)
            label.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            action.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 16),
            action.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        ])
        page.layoutIfNeeded()

        let shapes = LiveSession(view: page, mapper: ViewMapper()).map().components

        let shape = try #require(shapes.last)
        #expect(shape.frame.width > 100)
        #expect((shapes.first?.frame.width ?? 0) > 40)
    }

    @Test func `a label on screen that has nothing but its own padding is as high as its line`() throws {
        let label = PaddedLabel()
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        page.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: page.topAnchor),
            label.centerXAnchor.constraint(equalTo: page.centerXAnchor),
        ])
        page.layoutIfNeeded()
        let empty = label.frame

        let shape = try #require(LiveSession(view: page, mapper: ViewMapper()).map().components.first)

        #expect(empty.size == CGSize(width: 20, height: 8))
        #expect(shape.frame.height > 12 && shape.frame.width > 40)
        #expect(label.frame == empty && label.text == nil)
    }

    @Test func `a button on screen that waits for its title is as high as it will be, and stays as it was`() {
        let button = UIButton(configuration: .gray())
        let stack = UIStackView(arrangedSubviews: [button])
        stack.axis = .vertical
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        page.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: page.topAnchor),
            stack.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        ])
        page.layoutIfNeeded()
        let empty = button.frame

        let shapes = LiveSession(view: page, mapper: ViewMapper()).map().components

        let titled = UIButton(configuration: .gray())
        titled.configuration?.title = "Earth"
        #expect(shapes.map(\.frame.height) == [titled.intrinsicContentSize.height])
        #expect(button.frame == empty && button.configuration?.title == nil)
    }

    @Test func `the same label always gets the same text`() {
        let first = makeLabel()
        let second = makeLabel()
        _ = fill(first)
        _ = fill(second)

        #expect(first.text == second.text)
    }

    @Test func `several lines fill as many as the label allows`() {
        let label = makeLabel(lines: 2)
        fill(label).breakTexts(among: [label], in: label)
        let height = label.sizeThatFits(CGSize(width: 300, height: 1_000)).height

        #expect(height > 46 && height < 49)
    }

    @Test func `several lines are as wide as their column`() {
        let label = makeLabel(lines: 2)
        fill(label).breakTexts(among: [label], in: label)

        #expect((180...200).contains(label.sizeThatFits(CGSize(width: 300, height: 1_000)).width))
    }

    @Test func `a text without a limit has three lines of its column`() {
        let label = makeLabel(lines: 0)
        let filler = fill(label)
        label.frame.size.width = 120
        filler.breakTexts(among: [label], in: label)

        #expect(label.sizeThatFits(CGSize(width: 1_000, height: 100)).width <= 120)
        #expect(label.text?.split(separator: "\n").count == 3)
    }

    @Test func `a text without a limit beside a picture has at most three lines of its column`() {
        let label = makeLabel(lines: 0)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        root.addSubview(label)
        let filler = fill(root)
        label.frame.size.width = 200
        filler.breakTexts(among: root.shownViews, in: root)

        #expect(label.text?.split(separator: "\n").count == 3)
    }

    @Test func `the only text beside a picture is one line, and one of the whole width three`() {
        let lines = [CGFloat(0), 48].map { pictureWidth in
            let picture = UIImageView(frame: CGRect(x: 327, y: 0, width: pictureWidth, height: 48))
            let label = makeLabel(lines: 0)
            label.font = .systemFont(ofSize: 15)
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
            [picture, label].forEach { root.addSubview($0) }
            let filler = fill(root)
            label.frame = CGRect(x: 16, y: 0, width: 295, height: 60)
            filler.breakTexts(among: root.shownViews, in: root)
            return label.text?.split(separator: "\n").count
        }

        #expect(lines == [3, 1])
    }

    @Test func `a limit that few texts reach is no number of lines`() {
        let lines = [3, 9].map { limit in
            let label = makeLabel(lines: limit)
            label.font = .boldSystemFont(ofSize: 18)
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
            root.addSubview(label)
            let filler = fill(root)
            label.frame.size.width = 343
            filler.breakTexts(among: root.shownViews, in: root)
            return label.text?.split(separator: "\n").count
        }

        #expect(lines == [3, 2])
    }

    @Test func `a text alone in a wide box is a sentence, in a small one a figure`() {
        let widths = [60.0, 200].map { width in
            let label = makeLabel()
            let box = UIView()
            box.backgroundColor = .systemGray5
            box.layer.cornerRadius = 10
            box.addSubview(label)
            box.widthAnchor.constraint(equalToConstant: width).isActive = true
            _ = fill(box)
            return label.sizeThatFits(CGSize(width: 1_000, height: 100)).width
        }

        #expect(widths[0] < 80 && widths[1] > 150)
    }

    @Test func `a number in a round badge is short`() {
        let widths = [false, true].map { isRound in
            let label = makeLabel()
            label.font = .systemFont(ofSize: 13)
            let badge = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            badge.backgroundColor = .systemRed
            badge.layer.cornerRadius = 10
            badge.addSubview(label)
            let isHeld = badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor)
            isHeld.isActive = isRound
            _ = fill(badge)
            return label.sizeThatFits(CGSize(width: 300, height: 40)).width
        }

        #expect(widths[1] < 20 && widths[0] > 30)
    }

    @Test func `the last text of a row is a value`() {
        let widths = [false, true].map { isLast in
            let label = makeLabel()
            label.font = .boldSystemFont(ofSize: 17)
            let row = UIStackView(arrangedSubviews: isLast ? [UIView(), label] : [label, UIView()])
            row.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
            _ = fill(row)
            return label.sizeThatFits(CGSize(width: 320, height: 40)).width
        }

        #expect(widths[1] < widths[0] / 2)
    }

    @Test func `a heading without a limit has fewer lines than a text`() {
        let label = makeLabel(lines: 0)
        label.font = .boldSystemFont(ofSize: 22)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        root.addSubview(label)
        let filler = fill(root)
        label.frame.size.width = 343
        filler.breakTexts(among: root.shownViews, in: root)

        #expect(label.text?.split(separator: "\n").count == 2)
    }

    @Test func `a label with text is left alone`() {
        let label = makeLabel("text")
        _ = fill(label)

        #expect(label.text == "text")
    }

    @Test func `attributed text is left alone`() {
        let label = makeLabel()
        label.attributedText = NSAttributedString(string: "text", attributes: [.kern: 3])
        _ = fill(label)

        #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) != nil)
    }

    @Test func `blanks have their attributes again after restoring`() {
        let label = makeLabel()
        label.attributedText = NSAttributedString(string: " ", attributes: [.kern: 3])
        var filler = fill(label)
        #expect(label.text != " ")
        filler.restore()

        #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    }

    @Test(arguments: [nil, "", " "] as [String?])
    func `a text without attributes is what it was after restoring`(text: String?) {
        let label = makeLabel()
        label.text = text
        var filler = fill(label)
        filler.restore()

        #expect(label.text == text)
    }

    @Test func `a label has its limit of lines again after restoring`() {
        let label = makeLabel(lines: 0)
        var filler = fill(label)
        #expect(label.numberOfLines == 2)
        filler.restore()

        #expect(label.numberOfLines == 0)
    }

    @Test func `no text is no text again after restoring`() {
        let label = makeLabel(nil)
        var filler = fill(label)
        filler.restore()

        #expect(label.text == nil)
    }

    @Test func `empty text is empty text again after restoring`() {
        let label = makeLabel("")
        var filler = fill(label)
        filler.restore()

        #expect(label.text == "")
    }

    @Test func `a button without content gets a title and gives it back`() {
        let button = UIButton(frame: .zero)
        var filler = fill(button)
        let title = button.title(for: .normal)
        filler.restore()

        #expect(title?.isEmpty == false)
        #expect(button.title(for: .normal) == nil)
    }

    @Test func `a button with an image is left alone`() {
        let button = UIButton(frame: .zero)
        button.setImage(UIImage(), for: .normal)
        _ = fill(button)

        #expect(button.title(for: .normal) == nil)
    }

    @Test func `a text field without text gets some and gives it back`() {
        let field = UITextField(frame: .zero)
        let before = field.text
        var filler = fill(field)
        let text = field.text
        filler.restore()

        #expect(text?.isEmpty == false)
        #expect(field.text == before)
    }

    @Test func `a text view that grows with its text gets a paragraph and gives it back`() {
        let growing = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
        growing.isScrollEnabled = false
        let scrolling = UITextView(frame: growing.frame)
        var filler = fill(makeRoot().adding(growing, scrolling))
        let height = growing.sizeThatFits(CGSize(width: 300, height: 1_000)).height
        let scrolled = scrolling.text
        filler.restore()

        #expect(height > 40 && scrolled?.isEmpty != false)
        #expect(growing.text?.isEmpty != false)
    }

    @Test func `labels side by side in a stack share the width`() {
        let labels = [makeLabel(), makeLabel()]
        let stack = UIStackView(arrangedSubviews: labels)
        _ = fill(stack)

        #expect(labels[0].sizeThatFits(CGSize(width: 1_000, height: 100)).width <= 138)
    }

    @Test func `cells of a nested list are not filled`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = makeLabel(nil)
        table.addSubview(label)
        _ = fill(table)

        #expect(label.text == nil)
    }
}

/// A label with 10 points before and after its text, and 4 above and below it.
private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 8)
    }
}

/// A label with 10 points above and below it.
private final class HeadingView: UIView {
    init() {
        super.init(frame: .zero)
        let label = UILabel()
        addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class SelectionListener: NSObject, UITextViewDelegate {
    var count = 0

    func textViewDidChangeSelection(_ textView: UITextView) { count += 1 }
}

private final class LayoutCounter: UIView {
    private(set) var count = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
    }
}
