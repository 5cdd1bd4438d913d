import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("The room for lent texts", .ownDevice)
struct TextRoomTests {
    private func row(_ views: UIView...) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        return row
    }

    private func label(_ size: CGFloat = 17, _ alignment: NSTextAlignment = .natural) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.textAlignment = alignment
        return label
    }

    /// A round view with a label inside, alone.
    private func disc(_ side: CGFloat, around label: UILabel) -> UIView {
        let disc = UIView()
        disc.backgroundColor = .systemPurple
        disc.layer.cornerRadius = side / 2
        disc.addSubview(label)
        disc.widthAnchor.constraint(equalToConstant: side).isActive = true
        disc.heightAnchor.constraint(equalToConstant: side).isActive = true
        return disc
    }

    /// The width of the text that a label is lent with everything around it.
    private func width(of label: UILabel, in root: UIView) -> CGFloat {
        var filler = Filler()
        filler.fill(root, width: root.bounds.width)
        return label.sizeThatFits(CGSize(width: 1_000, height: 100)).width
    }

    /// The widths of two texts that constraints hold at the edges of a cell.
    private func widths(areLevel: Bool) -> (title: CGFloat, value: CGFloat) {
        let (title, value) = (label(), label())
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        for view in [title, value] {
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(view)
        }
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
            title.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            value.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        ])
        if areLevel {
            value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor).isActive = true
        }
        return (width(of: title, in: cell), width(of: value, in: cell))
    }

    @Test func `nothing runs over the edges of a view that has no width yet`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
        let label = makeLabel("in front", frame: CGRect(x: 0, y: 0, width: 100, height: 20))

        #expect(label.overhang(in: root.adding(label)) == 0)
    }

    @Test func `a text that constraints hold at the end of a row is a value, and the one before it a name`() {
        let row = widths(areLevel: true)
        let apart = widths(areLevel: false)

        #expect(row.value < 70 && apart.value > 100)
        #expect(row.title < 120 && apart.title > 120)
    }

    @Test func `texts that constraints center in one view stand in a row`() {
        let (title, value) = (label(), label())
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        for view in [title, value] {
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(view)
            view.centerYAnchor.constraint(equalTo: cell.centerYAnchor).isActive = true
        }
        title.leadingAnchor.constraint(equalTo: cell.leadingAnchor).isActive = true
        value.trailingAnchor.constraint(equalTo: cell.trailingAnchor).isActive = true

        #expect(width(of: value, in: cell) < 70)
    }

    @Test func `initials in a round picture are short`() {
        let initials = label()

        #expect(width(of: initials, in: row(disc(40, around: initials), UIView())) < 30)
    }

    @Test func `a text in a large ring is a figure that fits in it`() {
        let percent = label(22, .center)
        let ring = disc(90, around: percent)
        let width = width(of: percent, in: row(ring, UIView()))

        #expect(width > 30 && width < 72)
    }

    @Test func `a counter that is a pill itself is as wide as it is high`() {
        let counter = label(13)
        counter.backgroundColor = .systemRed
        counter.layer.cornerRadius = 10
        counter.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
        counter.heightAnchor.constraint(equalToConstant: 20).isActive = true

        #expect(width(of: counter, in: row(label(), counter)) < 20)
    }

    @Test func `badges and initials beside a name take no share of its room`() {
        let name = label()
        let counter = label(13)
        counter.backgroundColor = .systemRed
        counter.layer.cornerRadius = 10
        let texts = UIStackView(arrangedSubviews: [name, label(13)])
        texts.axis = .vertical

        #expect(width(of: name, in: row(disc(48, around: label()), texts, counter)) > 100)
    }

    @Test func `texts of one look side by side are figures, those of several looks are not`() {
        let figure = label()
        let name = label()
        let alike = width(of: figure, in: row(figure, label(), label()))
        let mixed = width(of: name, in: row(name, label(13), label(11)))

        #expect(alike < 65 && mixed > 80)
    }

    @Test func `what a value belongs to is as long as a name`() {
        let (caption, line) = (label(), label())
        let before = width(of: caption, in: row(caption, label()))
        let alone = width(of: line, in: row(line))

        #expect(before < alone * 0.8)
    }

    @Test func `a text in a narrow column leaves room beside it`() {
        let day = label(17, .center)
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 48, height: 44)).adding(day)

        #expect(width(of: day, in: cell) < 48 * 0.75)
    }
}
