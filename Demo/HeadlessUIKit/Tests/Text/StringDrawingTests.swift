import TestDevice
import Testing
import UIKit

@Suite(.ownDevice)
struct StringDrawingTests {
    /// Ideographs are one em wide, so that a text of them has round sizes at 10 points.
    private static let font = UIFont.systemFont(ofSize: 10)

    private func text(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString {
        NSAttributedString(string: string, attributes: attributes.merging([.font: Self.font]) { $1 })
    }

    private func items(_ draw: () -> Void) -> [HeadlessDisplayList.Item] {
        let context = CGContext(headlessBounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIGraphicsPushContext(context)
        draw()
        UIGraphicsPopContext()
        return context.headlessDisplayList.items
    }

    private func runs(_ draw: () -> Void) -> [HeadlessTextRun] {
        items(draw).compactMap { if case .text(let run) = $0 { run } else { nil } }
    }

    @Test func `the bounds of a block of lines wrap at the width`() {
        let bounds = text("春夏秋冬").boundingRect(
            with: CGSize(width: 20, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        #expect(bounds.width == 20)
        #expect(bounds.height == 2 * Self.font.lineHeight)
    }

    @Test func `without line fragments the bounds are those of one line around its baseline`() {
        let bounds = text("春夏秋冬").boundingRect(
            with: CGSize(width: 20, height: 1000), options: [], context: nil)
        #expect(bounds.width == 40)
        #expect(bounds.minY == -Self.font.ascender)
    }

    @Test func `the last visible line is truncated when asked for`() {
        let drawn = runs {
            text("春夏秋冬").draw(
                with: CGRect(x: 0, y: 0, width: 30, height: 15),
                options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        }
        #expect(drawn.map(\.string) == ["春夏…"])
    }

    @Test func `an empty text has no size`() {
        #expect(text("").size() == .zero)
    }

    @Test func `a text without a font is measured at 12 points`() {
        #expect(NSAttributedString(string: "春").size().width == 12)
    }

    @Test func `pieces of different colors are drawn one after the other`() {
        let mixed = NSMutableAttributedString(attributedString: text("春", [.foregroundColor: UIColor.red]))
        mixed.append(text("夏", [.foregroundColor: UIColor.blue]))
        let drawn = runs { mixed.draw(at: CGPoint(x: 5, y: 0)) }
        #expect(drawn.map(\.color) == [UIColor.red.cgColor, UIColor.blue.cgColor])
        #expect(drawn.map(\.origin.x) == [5, 15])
    }

    @Test func `the largest font decides the height of a line`() {
        let mixed = NSMutableAttributedString(attributedString: text("a"))
        let large = UIFont.systemFont(ofSize: 20)
        mixed.append(NSAttributedString(string: "b", attributes: [.font: large]))
        #expect(mixed.size().height == large.lineHeight)
    }

    @Test func `a background is filled behind the text`() {
        let drawn = items { text("春", [.backgroundColor: UIColor.yellow]).draw(at: .zero) }
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: Self.font.lineHeight), transform: nil)
        #expect(drawn.first == .fill(path, UIColor.yellow.cgColor, evenOdd: false))
    }

    @Test func `an underline style underlines`() {
        let drawn = runs { text("春", [.underlineStyle: NSUnderlineStyle.single.rawValue]).draw(at: .zero) }
        #expect(drawn.map(\.isUnderlined) == [true])
    }

    @Test func `an attachment takes the room of its bounds`() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
        #expect(NSAttributedString(attachment: attachment).size().width == 30)
    }

    @Test func `a paragraph style set to truncate draws a single line`() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let drawn = runs {
            text("春夏秋冬", [.paragraphStyle: style])
                .draw(in: CGRect(x: 0, y: 0, width: 20, height: 100))
        }
        #expect(drawn.map(\.string) == ["春…"])
    }
}
