import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Bars are as many as the lines of a text, and as far apart, whatever its paragraph says of lines.
@MainActor
@Suite("Mapping: styles of paragraphs", .ownDevice)
struct ParagraphStyleTests {
    struct Style: Sendable, CustomTestStringConvertible {
        let name: String
        let size: CGFloat
        let pitch: CGFloat
        let make: @Sendable (NSMutableParagraphStyle) -> Void

        var testDescription: String { name }
    }

    nonisolated private static let styles: [Style] = [
        Style(name: "16 on 24", size: 16, pitch: 24) {
            ($0.minimumLineHeight, $0.maximumLineHeight) = (24, 24)
        },
        Style(name: "14 on 20", size: 14, pitch: 20) {
            ($0.minimumLineHeight, $0.maximumLineHeight) = (20, 20)
        },
        Style(name: "12 on 12", size: 12, pitch: 12) {
            ($0.minimumLineHeight, $0.maximumLineHeight) = (12, 12)
        },
        Style(name: "minimum 40", size: 20, pitch: 40) { $0.minimumLineHeight = 40 },
        Style(name: "maximum 16", size: 20, pitch: 16) { $0.maximumLineHeight = 16 },
        Style(name: "0.7", size: 20, pitch: UIFont.systemFont(ofSize: 20).lineHeight * 0.7) {
            $0.lineHeightMultiple = 0.7
        },
        Style(name: "1.5", size: 20, pitch: UIFont.systemFont(ofSize: 20).lineHeight * 1.5) {
            $0.lineHeightMultiple = 1.5
        },
        Style(name: "8 between", size: 16, pitch: UIFont.systemFont(ofSize: 16).lineHeight + 8) {
            $0.lineSpacing = 8
        },
    ]

    private func text(_ style: Style, lines: Int) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        style.make(paragraph)
        return NSAttributedString(
            string: Array(repeating: "Some words", count: lines).joined(separator: "\n"),
            attributes: [.font: UIFont.systemFont(ofSize: style.size), .paragraphStyle: paragraph])
    }

    @Test(arguments: styles)
    func `a label has a bar for each line`(style: Style) throws {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text(style, lines: 3)
        label.frame = CGRect(
            origin: CGPoint(x: 10, y: 10), size: label.sizeThatFits(CGSize(width: 200, height: 900)))
        let bars = try #require(makeRoot(height: 300).adding(label).mapped.first).bars

        #expect(bars.count == 3)
        for (bar, next) in zip(bars, bars.dropFirst()) {
            #expect(isClose(next.minY - bar.minY, style.pitch) && next.minY > bar.maxY)
        }
        #expect(bars.allSatisfy { $0.minY >= label.frame.minY - 0.1 && $0.maxY <= label.frame.maxY + 0.1 })
    }

    @Test(arguments: styles)
    func `a text view has a bar for each line`(style: Style) throws {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
        textView.isScrollEnabled = false
        textView.attributedText = text(style, lines: 5)
        textView.frame.size.height = textView.sizeThatFits(CGSize(width: 200, height: 900)).height
        let bars = try #require(makeRoot(height: 400).adding(textView).mapped.first).bars

        #expect(bars.count == 5)
        for (bar, next) in zip(bars, bars.dropFirst()) {
            #expect(isClose(next.minY - bar.minY, style.pitch))
        }
    }

    @Test func `an empty line has no bar and keeps its room, whatever ends it`() throws {
        let line = UIFont.systemFont(ofSize: 14).lineHeight
        for end in ["\n", "\r\n", "\r", "\u{2029}"] {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: line * 3))
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(
                string: "Heading\(end)\(end)Text", attributes: [.font: UIFont.systemFont(ofSize: 14)])
            let bars = try #require(makeRoot().adding(label).mapped.first).bars
            #expect(bars.count == 2, "\(end.debugDescription)")
            #expect(isClose(bars[1].minY - bars[0].minY, line * 2))
        }
    }

    @Test func `an empty line between fonts is as high as its font`() throws {
        let (large, small) = (UIFont.systemFont(ofSize: 28), UIFont.systemFont(ofSize: 14))
        let text = NSMutableAttributedString(string: "Heading\n\n", attributes: [.font: large])
        text.append(NSAttributedString(string: "Text", attributes: [.font: small]))
        let height = large.lineHeight * 2 + small.lineHeight
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: height))
        label.numberOfLines = 0
        label.attributedText = text
        let bars = try #require(makeRoot(height: 200).adding(label).mapped.first).bars

        #expect(bars.count == 2)
        #expect(isClose(bars[0].midY, large.lineHeight / 2))
        #expect(isClose(bars[1].midY, large.lineHeight * 2 + small.lineHeight / 2))
    }

    @Test func `paragraphs keep their distance`() throws {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 12
        let font = UIFont.systemFont(ofSize: 14)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: font.lineHeight * 2 + 12))
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: "One\nTwo", attributes: [.font: font, .paragraphStyle: style])
        let bars = try #require(makeRoot().adding(label).mapped.first).bars

        #expect(bars.count == 2 && isClose(bars[1].minY - bars[0].minY, font.lineHeight + 12))
    }

    @Test func `given lines mirror their insets, and ask the options for what they leave open`() throws {
        var lines = SkeletonLines(count: 2)
        lines.insets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        let view = makeBlock(width: 200, height: 60)
        view.skeleton.mapping = .lines(lines)
        var options = MappingOptions()
        options.lines.height = .fixed(18)
        let map = { (direction: UIUserInterfaceLayoutDirection) in
            ViewMapper(options: options, layoutDirection: direction)
                .map(makeRoot(width: 200, height: 60).adding(view)).components[0]
        }
        #expect(map(.leftToRight).bars[0] == CGRect(x: 20, y: 0, width: 180, height: 18))
        #expect(map(.rightToLeft).bars[0] == CGRect(x: 0, y: 0, width: 180, height: 18))
        #expect(map(.rightToLeft).bars[1].maxX == 180)
    }

    @Test func `SkeletonView's bars have square corners`() throws {
        var options = MappingOptions()
        options.lines = .skeletonView
        let label = makeLabel("Text")
        let shape = ViewMapper(options: options).map(makeRoot().adding(label)).components[0]
        #expect(shape.cornerRadius == 0)
    }
}
