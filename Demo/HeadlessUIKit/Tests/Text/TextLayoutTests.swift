import TestDevice
import Testing

@testable import UIKit

@Suite(.ownDevice)
struct TextLayoutTests {
    /// Ideographs are one em wide, so that a text of them has round sizes at 10 points.
    private static let font = UIFont.systemFont(ofSize: 10)

    private func text(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString {
        NSAttributedString(string: string, attributes: attributes.merging([.font: Self.font]) { $1 })
    }

    private func strings(_ layout: HeadlessTextLayout) -> [String] {
        layout.lines.map(\.string)
    }

    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    @Test func `lines break between words and drop the space there`() {
        let layout = HeadlessTextLayout(text("skeleton screen"), width: 60)
        #expect(strings(layout) == ["skeleton", "screen"])
    }

    @Test func `a newline ends a line`() {
        #expect(strings(HeadlessTextLayout(text("a\nb"), width: 100)) == ["a", "b"])
    }

    @Test func `an empty paragraph takes a line`() {
        #expect(strings(HeadlessTextLayout(text("a\n\nb"), width: 100)) == ["a", "", "b"])
    }

    @Test func `a word longer than the line breaks between characters`() {
        let layout = HeadlessTextLayout(text("mmmmmm"), width: 20)
        #expect(layout.lines.count == 3)
    }

    @Test func `ideographs break anywhere`() {
        #expect(strings(HeadlessTextLayout(text("春夏秋冬"), width: 25)) == ["春夏", "秋冬"])
    }

    @Test func `closing punctuation does not begin a line`() {
        #expect(strings(HeadlessTextLayout(text("春夏。"), width: 20)) == ["春", "夏。"])
    }

    @Test func `without a width a text stays on one line`() {
        let layout = HeadlessTextLayout(text("春夏秋冬"), width: 0)
        #expect(layout.size.width == 40)
    }

    @Test func `word wrapping drops the lines beyond the maximum`() {
        let layout = HeadlessTextLayout(text("one two three"), width: 25, maximumLines: 2)
        #expect(strings(layout) == ["one", "two"])
        #expect(layout.isTruncated)
    }

    @Test func `tail truncation ends the last line with an ellipsis`() {
        let layout = HeadlessTextLayout(
            text("春夏秋冬春夏秋冬"), width: 40, maximumLines: 1, lineBreakMode: .byTruncatingTail)
        #expect(strings(layout) == ["春夏秋…"])
        #expect(layout.size.width <= 40)
    }

    @Test func `head truncation keeps the end`() {
        let layout = HeadlessTextLayout(
            text("一二三四五六"), width: 40, maximumLines: 1, lineBreakMode: .byTruncatingHead)
        #expect(strings(layout) == ["…四五六"])
    }

    @Test func `middle truncation keeps both ends`() {
        let layout = HeadlessTextLayout(
            text("一二三四五六"), width: 50, maximumLines: 1, lineBreakMode: .byTruncatingMiddle)
        #expect(strings(layout) == ["一二…五六"])
    }

    @Test func `a text that fits is not truncated`() {
        let layout = HeadlessTextLayout(
            text("春夏"), width: 20, maximumLines: 1, lineBreakMode: .byTruncatingTail)
        #expect(strings(layout) == ["春夏"])
        #expect(!layout.isTruncated)
    }

    @Test func `line spacing lies between lines only`() {
        let spaced = text("a\nb", [.paragraphStyle: style { $0.lineSpacing = 5 }])
        let height = HeadlessTextLayout(spaced, width: 100).size.height
        #expect((height * 100).rounded() == ((2 * Self.font.lineHeight + 5) * 100).rounded())
    }

    @Test func `a fixed line height adds its room above the text`() {
        let fixed = text("a", [.paragraphStyle: style { $0.minimumLineHeight = 20 }])
        let line = HeadlessTextLayout(fixed, width: 100).lines[0]
        #expect(line.height == 20)
        #expect(line.baseline == 20 + Self.font.descender)
    }

    @Test func `the head indent moves all lines but the first`() {
        let indented = text("春夏秋冬", [.paragraphStyle: style { $0.headIndent = 10 }])
        #expect(HeadlessTextLayout(indented, width: 30).lines.map(\.origin.x) == [0, 10])
    }

    @Test func `kern widens every character`() {
        #expect(text("春夏", [.kern: 3]).size().width == 26)
    }

    @Test func `ranges of lines count in the text including its newlines`() {
        let layout = HeadlessTextLayout(text("ab\ncd"), width: 100)
        #expect(layout.lines.map(\.range.location) == [0, 3])
    }

    @Test func `digits in columns are all equally wide`() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let one = "1111".size(withAttributes: [.font: font])
        #expect(one == "8000".size(withAttributes: [.font: font]))
    }

    @Test func `bold text is wider than regular text`() {
        let regular = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        let bold = "Hello".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        #expect(bold.width > regular.width)
    }

    @Test func `an accent does not widen its letter`() {
        #expect(text("é").size().width == text("e").size().width)
    }

    @Test func `centered text is drawn in the middle`() throws {
        let context = CGContext(headlessBounds: CGRect(x: 0, y: 0, width: 100, height: 20))
        let layout = HeadlessTextLayout(text("春夏"), width: 100)
        layout.draw(
            in: CGRect(x: 0, y: 0, width: 100, height: 20), alignment: .center, rightToLeft: false,
            in: context)
        guard case .text(let run) = context.headlessDisplayList.items.first else {
            Issue.record("nothing drawn")
            return
        }
        #expect(run.origin.x == 40)
        #expect(run.width == 20)
    }

    @Test func `natural text stands at the right where the interface runs from the right`() {
        let context = CGContext(headlessBounds: CGRect(x: 0, y: 0, width: 100, height: 20))
        let layout = HeadlessTextLayout(text("春夏"), width: 100)
        layout.draw(
            in: CGRect(x: 0, y: 0, width: 100, height: 20), alignment: .natural, rightToLeft: true,
            in: context)
        guard case .text(let run) = context.headlessDisplayList.items.first else {
            Issue.record("nothing drawn")
            return
        }
        #expect(run.origin.x == 80)
    }
}
