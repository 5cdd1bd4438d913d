import Foundation
import TestDevice
import Testing
import UIKit

@Suite(.ownDevice)
struct TextDecorationTests {
    private func draw(
        _ text: NSAttributedString, in rect: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100)
    ) -> HeadlessDisplayList {
        let context = CGContext(headlessBounds: rect)
        UIGraphicsPushContext(context)
        text.draw(in: rect)
        UIGraphicsPopContext()
        return context.headlessDisplayList
    }

    private func runs(_ list: HeadlessDisplayList) -> [HeadlessTextRun] {
        list.items.compactMap { if case .text(let run) = $0 { run } else { nil } }
    }

    private func picture(_ list: HeadlessDisplayList, containing text: String) -> [String] {
        let layer = CALayer(0, 0, 200, 100)
        layer.contents = CGImage(headlessSize: CGSize(width: 200, height: 100), scale: 1, displayList: list)
        return lines(of: layer, containing: text)
    }

    private func text(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString {
        NSAttributedString(
            string: string,
            attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 10)]) { own, _ in own })
    }

    @Test func `a line under text has its own color and kind`() {
        let list = draw(
            text(
                "Hello",
                [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.red]))
        #expect(picture(list, containing: "<rect").count == 2)
        #expect(picture(list, containing: "#f00").count == 2)
    }

    @Test func `a line by words leaves out the spaces`() {
        let style: NSUnderlineStyle = [.single, .byWord]
        let list = draw(text("two words", [.underlineStyle: style.rawValue]))
        #expect(picture(list, containing: "<rect").count == 2)
    }

    @Test func `a dotted line consists of dots`() {
        let style: NSUnderlineStyle = [.single, .patternDot]
        let list = draw(text("dots", [.strikethroughStyle: style.rawValue]))
        #expect(picture(list, containing: "<rect").count > 5)
    }

    @Test func `outlined text is not filled, unless its width is negative`() {
        let hollow = draw(text("A", [.strokeWidth: 5, .strokeColor: UIColor.red]))
        #expect(
            picture(hollow, containing: "<text").first?.contains(
                ##"fill="none" stroke="#f00" stroke-width="0.5""##)
                == true)
        let filled = draw(text("A", [.strokeWidth: -5]))
        #expect(
            picture(filled, containing: "<text").first?.contains(
                ##"fill="#000" stroke="#000" stroke-width="0.5""##)
                == true)
    }

    @Test func `an attachment is drawn on the baseline, or as far below as it says`() {
        let attachment = NSTextAttachment(
            image: UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in })
        func frame() -> CGRect? {
            let text = NSMutableAttributedString(attributedString: text("x"))
            text.append(NSAttributedString(attachment: attachment))
            return draw(text).items.compactMap { if case .image(_, let rect) = $0 { rect } else { nil } }
                .first
        }
        let onBaseline = frame()
        attachment.bounds = CGRect(x: 0, y: -2, width: 8, height: 8)
        let lowered = frame()
        #expect(onBaseline?.size == CGSize(width: 8, height: 8))
        #expect((lowered?.minY ?? 0) - (onBaseline?.minY ?? 0) == 2)
    }

    @Test func `a template in a text takes the color of the text`() throws {
        let symbol = try #require(UIImage(systemName: "star.fill"))
        let text = NSMutableAttributedString(attachment: NSTextAttachment(image: symbol))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        #expect(!picture(draw(text), containing: "#f00").isEmpty)
    }

    @Test func `justified lines fill their width, but not the last`() {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        let list = draw(
            text("one two three four five six", [.paragraphStyle: style]),
            in: CGRect(x: 0, y: 0, width: 90, height: 100))
        let drawn = runs(list)
        let first = drawn.filter { $0.origin.y == drawn[0].origin.y }
        let last = drawn.filter { $0.origin.y == drawn[drawn.count - 1].origin.y }
        #expect(abs((first.map { $0.origin.x + $0.width }.max() ?? 0) - 90) < 0.01)
        #expect((last.map { $0.origin.x + $0.width }.max() ?? 0) < 89)
    }

    @Test func `text that is hardly too wide is tightened before it is cut`() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let natural = text("Tightening").size().width
        func shown(_ share: CGFloat) -> String? {
            let list = draw(
                text("Tightening", [.paragraphStyle: style]),
                in: CGRect(x: 0, y: 0, width: natural * share, height: 20))
            return runs(list).first?.string
        }
        #expect(shown(0.97)?.hasSuffix("…") == true)
        style.allowsDefaultTighteningForTruncation = true
        #expect(shown(0.97) == "Tightening")
        #expect(shown(0.9)?.hasSuffix("…") == true)
    }

    @Test func `a tail indent keeps text away from the right edge`() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.tailIndent = -30
        let run = runs(draw(text("Hello", [.paragraphStyle: style]))).first
        #expect(run.map { abs($0.origin.x + $0.width - 170) < 0.01 } == true)
    }

    @Test func `a paragraph from right to left stands at the right edge`() {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = .rightToLeft
        let run = runs(draw(text("Hello", [.paragraphStyle: style]))).first
        #expect(run.map { abs($0.origin.x + $0.width - 200) < 0.01 } == true)
    }

    @Test func `the face of a font descriptor is its weight and slant`() {
        let descriptor = UIFontDescriptor(fontAttributes: [.family: "Georgia", .face: "Bold Italic"])
        let font = UIFont(descriptor: descriptor, size: 10)
        #expect(font.headlessCSSWeight == 700)
        #expect(font.headlessIsItalic)
    }
}
