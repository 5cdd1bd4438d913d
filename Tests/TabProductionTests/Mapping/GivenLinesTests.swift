import TabProduction
import TestDevice
import Testing
import UIKit

/// SkeletonView's worked figures, measured on labels and text views.
@MainActor
@Suite("Mapping: lines as the app gives them", .ownDevice)
struct GivenLinesTests {
    private func label(_ width: CGFloat, _ height: CGFloat, lines: Int) -> UILabel {
        makeLabel(nil, frame: CGRect(x: 0, y: 0, width: width, height: height), lines: lines)
    }

    private func map(
        _ view: UIView, options: MappingOptions = MappingOptions(),
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) throws -> Component {
        let mapper = ViewMapper(options: options, layoutDirection: direction)
        let root = makeRoot(width: 400, height: 400).adding(view)
        return try #require(mapper.map(root).components.first)
    }

    @Test func `a label of 200 by 80 has three bars of 15 points in its middle`() throws {
        let label = label(200, 80, lines: 3)
        label.skeleton.lines = .skeletonView

        let bars = try map(label).bars

        #expect(bars.map(\.minY) == [7.5, 32.5, 57.5])
        #expect(bars.map(\.width) == [200, 200, 140])
    }

    @Test func `a text view of 287 by 78 is filled from its top`() throws {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 287, height: 78))
        textView.textContainerInset = .zero
        textView.skeleton.lines = .skeletonView
        textView.skeleton.lines.lastLineScale = 0.4

        let bars = try map(textView).bars

        #expect(bars.map(\.minY) == [0, 25, 50])
        // The text begins after the padding of its fragments.
        #expect(bars[0].minX == 5)
        #expect(isClose(bars[2].width, 110.8))
    }

    @Test func `a single line of 240 by 20 is shortened like a last one`() throws {
        let label = label(240, 20, lines: 1)
        label.skeleton.lines = .skeletonView

        #expect(try map(label).bars == [CGRect(x: 0, y: 2.5, width: 168, height: 15)])
    }

    // SkeletonView forgets the upper inset when it centers: its first line stands at 28.
    @Test(arguments: [(NSTextAlignment.natural, 12.0), (.center, 52.2), (.right, 92.4)])
    func `insets and alignment of a label of 300 by 100`(alignment: NSTextAlignment, x: CGFloat) throws {
        let label = label(300, 100, lines: 2)
        label.textAlignment = alignment
        label.skeleton.lines = .skeletonView
        label.skeleton.lines.insets = UIEdgeInsets(top: 8, left: 12, bottom: 4, right: 20)

        let bars = try map(label).bars

        #expect(bars.map(\.minY) == [32, 57])
        #expect(isClose(bars[1].minX, x) && isClose(bars[1].width, 187.6))
    }

    @Test func `insets change sides in right-to-left`() throws {
        let label = label(300, 100, lines: 2)
        label.skeleton.lines = .skeletonView
        label.skeleton.lines.insets = UIEdgeInsets(top: 8, left: 12, bottom: 4, right: 20)

        let bars = try map(label, direction: .rightToLeft).bars

        #expect(bars[0].minX == 20)
        #expect(isClose(bars[1].minX, 100.4))
    }

    // SkeletonView draws all three, 65 points high, over both ends of a label of 20 points.
    @Test func `an inherited number is limited by the height`() throws {
        let label = label(200, 20, lines: 3)
        label.skeleton.lines = .skeletonView

        #expect(try map(label).bars.count == 1)
    }

    @Test func `a given number is kept and stands out evenly`() throws {
        let label = label(200, 20, lines: 1)
        label.skeleton.lines = .skeletonView
        label.skeleton.lines.count = 3

        #expect(try map(label).bars.map(\.minY) == [-22.5, 2.5, 27.5])
    }

    @Test func `zero fills the height`() throws {
        let label = label(200, 100, lines: 1)
        label.skeleton.lines = .skeletonView
        label.skeleton.lines.count = 0

        #expect(try map(label).bars.count == 4)
    }

    @Test func `a height can be a part of the line height of the font`() throws {
        let label = label(200, 80, lines: 3)
        label.skeleton.lines.height = .relativeToFont(1)

        #expect(try map(label).bars.allSatisfy { isClose($0.height, 23.86) })
    }

    @Test func `a height can come from the label's own constraint`() throws {
        let label = label(200, 60, lines: 3)
        label.heightAnchor.constraint(equalToConstant: 60).isActive = true
        label.skeleton.lines.height = .relativeToConstraints

        #expect(try map(label).lines?.lineHeight == 20)
    }

    @Test func `without a constraint the height is that of the options`() throws {
        let label = label(200, 80, lines: 3)
        label.skeleton.lines.height = .relativeToConstraints

        #expect(try map(label).lines.map { isClose($0.lineHeight, 17.895) } == true)
    }

    @Test func `a constraint does not tell the height of a line where any number of lines may come`() throws {
        let label = label(200, 80, lines: 0)
        label.heightAnchor.constraint(equalToConstant: 80).isActive = true
        label.skeleton.lines.height = .relativeToConstraints

        #expect(try map(label).lines.map { isClose($0.lineHeight, 17.895) } == true)
    }

    @Test func `lines can stand side by side within the label`() throws {
        let label = label(166, 20, lines: 1)
        label.skeleton.lines.count = 3
        label.skeleton.lines.isHorizontal = true
        label.skeleton.lines.spacing = 8

        let bars = try map(label).bars

        #expect(bars.map(\.minX) == [0, 58, 116])
        #expect(bars.last?.maxX == 166)
    }

    @Test func `a corner radius is that of the bars`() throws {
        let label = label(200, 80, lines: 3)
        label.skeleton.lines.cornerRadius = 5

        #expect(try map(label).cornerRadius == 5)
    }

    @Test func `lines of the options are for every text`() throws {
        var options = MappingOptions()
        options.lines = .skeletonView

        #expect(try map(label(200, 80, lines: 3), options: options).bars.map(\.minY) == [7.5, 32.5, 57.5])
    }

    @Test func `what a label says comes before the options`() throws {
        var options = MappingOptions()
        options.lines = .skeletonView
        let label = label(200, 80, lines: 3)
        label.skeleton.lines.lastLineScale = 0.2

        #expect(try map(label, options: options).bars.map(\.width) == [200, 200, 40])
    }

    @Test func `a short text with a forced height is as wide as it is`() throws {
        let label = makeLabel("Hi")
        label.skeleton.lines.height = .fixed(6)

        let component = try map(label)

        #expect(component.lines == nil)
        #expect(component.frame.height == 6 && component.frame.width < 60)
    }

    @Test func `a prototype makes room for the number of lines that is given`() {
        let prototype = CellAnimated(NoteCell.self) { cell in
            cell.titleLabel.skeleton.lines.count = 5
        }
        let production = Producer().production(
            for: ProductionRequest(
                subject: .prototype(prototype), owner: "Screen", size: CGSize(width: 320, height: 0),
                traits: UITraitCollection(), layoutDirection: .leftToRight))

        #expect(production.components[0].bars.count == 5)
        #expect(production.size.height > 150)
    }

    @Test func `a live label has its number of lines back`() {
        let label = makeLabel(nil, frame: CGRect(x: 10, y: 10, width: 0, height: 0), lines: 1)
        label.skeleton.lines.count = 4
        let root = makeRoot().adding(label)

        _ = Producer().production(
            for: ProductionRequest(
                subject: .view(root), owner: "Screen", size: root.bounds.size, traits: root.traitCollection,
                layoutDirection: .leftToRight))

        #expect(label.numberOfLines == 1 && label.text == nil)
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `any lines give bars that are finite and no negative size`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let values: [CGFloat] = [0, -1, 1, 1e300, -1e300, .nan, .infinity, 0.5, 17]
        func pick() -> CGFloat { values.randomElement(using: &random) ?? 0 }
        let label = label(200, 80, lines: .random(in: -2...5, using: &random))
        label.skeleton.lines.count = [.inherited, .filling, .custom(.random(in: -2...9, using: &random))]
            .randomElement(using: &random)
        label.skeleton.lines.height = [.fixed(pick()), .relativeToFont(pick()), .relativeToConstraints]
            .randomElement(using: &random)
        label.skeleton.lines.spacing = pick()
        label.skeleton.lines.lastLineScale = pick()
        label.skeleton.lines.insets = UIEdgeInsets(
            top: pick(), left: pick(), bottom: pick(), right: pick())

        let bars = try map(label).bars

        #expect(
            bars.allSatisfy { bar in
                [bar.minX, bar.minY, bar.width, bar.height].allSatisfy(\.isFinite) && bar.height >= 0
            })
    }
}
