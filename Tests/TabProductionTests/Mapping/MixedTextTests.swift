import TabProduction
import TestDevice
import Testing
import UIKit

/// Texts and fields whose bars are not all alike, and the gaps between texts.
@MainActor
@Suite("Mapping: mixed fonts, fields and gaps", .ownDevice)
struct MixedTextTests {
    private func makeMixed(_ parts: [(String, CGFloat)], frame: CGRect) -> UILabel {
        let text = NSMutableAttributedString(string: "")
        for (string, size) in parts {
            text.append(
                NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)]))
        }
        let label = UILabel(frame: frame)
        label.numberOfLines = 0
        label.attributedText = text
        return label
    }

    @Test func `each line of mixed fonts has a bar in its own height`() throws {
        let label = makeMixed(
            [("Head\n", 28), ("one\n", 14), ("two", 14)], frame: CGRect(x: 0, y: 0, width: 200, height: 68))
        let text = try #require(makeRoot().adding(label).mapped.first)
        let bars = text.bars

        #expect(bars.count == 3)
        #expect(isClose(bars[0].minY, text.frame.minY) && isClose(bars[2].maxY, text.frame.maxY))
        #expect(bars[0].height > bars[1].height * 1.8 && isClose(bars[1].height, bars[2].height))
        #expect(bars[2].maxY <= 68)
    }

    @Test func `a paragraph wider than its column fills it, and its last line is what is left`() throws {
        let word = String(repeating: "n", count: 30)
        let frame = CGRect(x: 0, y: 0, width: 100, height: 120)
        let bars = try #require(
            makeRoot().adding(makeMixed([("H\n", 28), (word, 14)], frame: frame)).mapped.first
        ).bars.dropFirst()
        let whole = (word as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 14)]).width

        #expect(bars.dropLast().allSatisfy { $0.width == 100 })
        #expect(isClose(bars.reduce(0) { $0 + $1.width }, whole))
    }

    @Test func `a text in several fonts has no more bars than its label has lines`() throws {
        let label = makeMixed(
            [("Head\n", 28), ("one\n", 14), ("two", 14)], frame: CGRect(x: 0, y: 0, width: 200, height: 68))
        label.numberOfLines = 2

        #expect(try #require(makeRoot().adding(label).mapped.first).bars.count == 2)
    }

    @Test func `text of one font has no bars of its own`() throws {
        let label = makeMixed([("One\ntwo", 14)], frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let heights = try #require(makeRoot().adding(label).mapped.first).bars.map(\.height)

        #expect(heights.count == 2 && isClose(heights[0], heights[1]))
    }

    @Test func `text in fonts of one height is no text of mixed fonts`() throws {
        let label = makeMixed(
            [("One\n", 14), ("two", 14)], frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        label.attributedText = NSMutableAttributedString(attributedString: try #require(label.attributedText))
        let lines = try #require(makeRoot().adding(label).mapped.first?.lines)

        #expect(lines.heights.isEmpty && lines.count == 0)
    }

    @Test func `a field without a box is its text, from where it begins`() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
        field.placeholder = "Name"
        let bar = try #require(makeRoot().adding(field).mapped.first)

        #expect(bar.role == .text && bar.frame.minX == 20)
        #expect(bar.frame.width < 80 && bar.frame.height < 24 && isClose(bar.frame.midY, 30))
    }

    @Test func `a field with a box is the box`() {
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
        field.borderStyle = .roundedRect

        #expect(makeRoot().adding(field).mapped.map(\.frame) == [field.frame])
        #expect(makeRoot().adding(field).mapped.map(\.cornerRadius) == [5])
    }
}
