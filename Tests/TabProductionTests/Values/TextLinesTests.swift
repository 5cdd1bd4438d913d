import Foundation
import TabProduction
import Testing

@Suite("Text lines")
struct TextLinesTests {
    private let frame = CGRect(x: 0, y: 0, width: 300, height: 60)

    @Test func `the defaults are those of TABAnimated for text without a font`() {
        let lines = TextLines(count: 2)

        #expect([lines.lineHeight, lines.spacing, lines.lastLineScale] == [12, 8, 0.5])
    }

    // A label of 300 × 80 becomes a component of 300 × 60 in TABAnimated, which holds three bars.
    @Test func `the bars that fill 300 by 60 points are TABAnimated's three`() {
        let bars = TextLines(count: 0).bars(in: frame)

        #expect(
            bars == [
                CGRect(x: 0, y: 0, width: 300, height: 12),
                CGRect(x: 0, y: 20, width: 300, height: 12),
                CGRect(x: 0, y: 40, width: 150, height: 12),
            ])
    }

    // TABAnimated draws three bars in a component that its forced height made 6 points high, over its end.
    // Ours fill what there is.
    @Test func `a low frame is filled by one bar`() {
        let bars = TextLines(count: 0, lineHeight: 6).bars(in: CGRect(x: 0, y: 0, width: 300, height: 6))

        #expect(bars == [CGRect(x: 0, y: 0, width: 300, height: 6)])
    }

    @Test func `a frame lower than a bar is filled by its own height`() {
        let bars = TextLines(count: 0).bars(in: CGRect(x: 0, y: 5, width: 300, height: 7))

        #expect(bars == [CGRect(x: 0, y: 5, width: 300, height: 7)])
    }

    // SkeletonView rounds: 62.5 would give 3 bars and 113 would give 5, of which the last stands out
    // below, and less than 12.5 none. Ours are as many as fit, and at least one.
    @Test(arguments: [
        (10.0, 1), (12.5, 1), (37.4, 1), (39.9, 1), (40, 2), (62.5, 2), (65, 3), (100, 4), (113, 4), (115, 5),
    ])
    func `bars of 15 points with gaps of 10 fill a height`(height: CGFloat, count: Int) {
        let lines = TextLines(count: 0, lineHeight: 15, spacing: 10)

        #expect(lines.bars(in: CGRect(x: 0, y: 0, width: 200, height: height)).count == count)
    }

    @Test func `a given number of bars is kept in a frame that is too low`() {
        let bars = TextLines(count: 4).bars(in: CGRect(x: 0, y: 0, width: 300, height: 20))

        #expect(bars.map(\.minY) == [0, 20, 40, 60])
    }

    @Test func `a single bar is not shortened`() {
        #expect(TextLines(count: 1).bars(in: frame).map(\.width) == [300])
    }

    // SkeletonView: label 240 × 20, one line, 70 %: width 168.
    @Test func `a single bar is shortened like a last line when asked`() {
        var lines = TextLines(count: 1, lineHeight: 15, spacing: 10, lastLineScale: 0.7, isCentered: true)
        lines.shortensSingleLine = true

        #expect(
            lines.bars(in: CGRect(x: 0, y: 0, width: 240, height: 20))
                == [CGRect(x: 0, y: 2.5, width: 168, height: 15)])
    }

    // SkeletonView: label 200 × 80, three lines, 70 %.
    @Test func `centered bars leave the same room above and below`() {
        let lines = TextLines(count: 3, lineHeight: 15, spacing: 10, lastLineScale: 0.7, isCentered: true)

        #expect(
            lines.bars(in: CGRect(x: 0, y: 0, width: 200, height: 80)) == [
                CGRect(x: 0, y: 7.5, width: 200, height: 15),
                CGRect(x: 0, y: 32.5, width: 200, height: 15),
                CGRect(x: 0, y: 57.5, width: 140, height: 15),
            ])
    }

    // SkeletonView: text view 287 × 78, 40 %, without a number of lines.
    @Test func `bars of a text view start at its top`() {
        let lines = TextLines(count: 0, lineHeight: 15, spacing: 10, lastLineScale: 0.4)
        let bars = lines.bars(in: CGRect(x: 0, y: 0, width: 287, height: 78))

        #expect(bars.map(\.minY) == [0, 25, 50])
        #expect(isClose(bars[2].width, 114.8))
    }

    // SkeletonView's label 300 × 100 with insets 8, 12, 4, 20 and two lines of 70 %. It forgets the upper
    // inset when it centers (first line at 28); ours stands in the middle between both insets.
    @Test(arguments: [
        (Component.Alignment.left, 12.0), (.justified, 12), (.center, 52.2), (.right, 92.4),
    ])
    func `the last of inset lines stands at the side of the text`(alignment: Component.Alignment, x: CGFloat)
    {
        let bars = Self.inset.bars(in: CGRect(x: 0, y: 0, width: 300, height: 100), alignment: alignment)

        #expect(isClose(bars[1].minX, x))
        #expect(isClose(bars[1].width, 187.6))
    }

    @Test func `inset lines are centered between both insets`() {
        let bars = Self.inset.bars(in: CGRect(x: 0, y: 0, width: 300, height: 100))

        #expect(bars.map(\.minY) == [32, 57])
        #expect(bars[0].width == 268)
    }

    // SkeletonView, right-to-left: the insets change sides; first x 20, last x 100.4.
    @Test func `right-to-left lines with exchanged insets stand at the right`() {
        var lines = Self.inset
        lines.insets = TextLines.Insets(top: 8, left: 20, bottom: 4, right: 12)
        let bars = lines.bars(in: CGRect(x: 0, y: 0, width: 300, height: 100), alignment: .right)

        #expect(bars[0].minX == 20)
        #expect(isClose(bars[1].minX, 100.4))
    }

    // TABAnimated advances by the height of the bar that is being placed.
    @Test func `a bar follows the height of the one before it`() {
        var lines = TextLines(count: 3)
        lines.heights = [0: 30]

        #expect(lines.bars(in: frame).map(\.minY) == [0, 38, 58])
    }

    @Test func `a bar follows the gap after the one before it`() {
        var lines = TextLines(count: 3)
        lines.spacings = [1: 1]

        #expect(lines.bars(in: frame).map(\.minY) == [0, 20, 33])
    }

    @Test func `a width of its own comes before the scale of the last line`() {
        var lines = TextLines(count: 2)
        lines.widths = [1: 77]

        #expect(lines.bars(in: frame).map(\.width) == [300, 77])
    }

    // TABAnimated does not subtract the gaps: its row is 16 points wider than the component.
    @Test func `bars side by side fit the width together with their gaps`() {
        let bars = TextLines(count: 3, mode: .horizontal).bars(
            in: CGRect(x: 10, y: 0, width: 166, height: 20))

        #expect(
            bars == [
                CGRect(x: 10, y: 0, width: 50, height: 12),
                CGRect(x: 68, y: 0, width: 50, height: 12),
                CGRect(x: 126, y: 0, width: 50, height: 12),
            ])
    }

    @Test func `bars side by side share what a given width leaves`() {
        var lines = TextLines(count: 3, mode: .horizontal)
        lines.widths = [0: 100]

        #expect(lines.bars(in: CGRect(x: 0, y: 0, width: 166, height: 20)).map(\.width) == [100, 25, 25])
    }

    @Test func `bars side by side of given widths are centered together`() {
        var lines = TextLines(count: 2, spacing: 10, mode: .horizontal)
        lines.widths = [0: 20, 1: 30]
        let area = CGRect(x: 0, y: 0, width: 100, height: 20)

        #expect(lines.bars(in: area, alignment: .center).map(\.minX) == [20, 50])
    }

    @Test func `bars side by side that are too wide are scaled down`() {
        var lines = TextLines(count: 2, spacing: 0, mode: .horizontal)
        lines.widths = [0: 300, 1: 100]

        #expect(lines.bars(in: CGRect(x: 0, y: 0, width: 200, height: 20)).map(\.width) == [150, 50])
    }

    @Test func `no more than a thousand bars are made`() {
        #expect(TextLines(count: .max).bars(in: frame).count == 1_000)
    }

    @Test func `bars without height and gap do not fill forever`() {
        #expect(TextLines(count: 0, lineHeight: 0, spacing: 0).bars(in: frame).count == 1)
    }

    @Test(arguments: 0..<4, [CGFloat.nan, .infinity])
    func `a frame that is not finite has no bars`(part: Int, number: CGFloat) {
        var parts: [CGFloat] = [0, 0, 10, 10]
        parts[part] = number
        let frame = CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])

        #expect(TextLines(count: 2).bars(in: frame).isEmpty)
    }

    @Test func `values that are not finite count as zero`() {
        let lines = TextLines(count: 2, lineHeight: .nan, spacing: .infinity, lastLineScale: -.infinity)

        #expect(lines.bars(in: frame).map(\.size) == [CGSize(width: 300, height: 0), .zero])
    }

    @Test func `lines survive being stored`() throws {
        var lines = Self.inset
        lines.heights = [2: 30]

        let component = Component(index: 0, role: .text, frame: .zero, lines: lines)
        let production = Production(className: "Cell", size: .zero, components: [component])

        let data = try JSONEncoder().encode(production)

        #expect(try JSONDecoder().decode(Production.self, from: data).components[0].lines == lines)
    }

    private static var inset: TextLines {
        var lines = TextLines(count: 2, lineHeight: 15, spacing: 10, lastLineScale: 0.7, isCentered: true)
        lines.insets = TextLines.Insets(top: 8, left: 12, bottom: 4, right: 20)
        return lines
    }
}
