import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Mapping: labels and text", .ownDevice)
struct LabelMappingTests {
    private func map(_ label: UILabel, options: MappingOptions = MappingOptions(), rightToLeft: Bool = false)
        -> Component?
    {
        let mapper = ViewMapper(options: options, layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
        return mapper.map(makeRoot().adding(label)).components.first
    }

    // TABAnimated keeps the top of the label, so that its bars stand too high.
    @Test func `the bar of one line stands in the middle of its label`() {
        let component = map(makeLabel(nil, frame: CGRect(x: 10, y: 20, width: 200, height: 60)))

        #expect(component.map { isClose($0.frame.midY, 50) } == true)
    }

    @Test func `the bar of one line is three quarters of the line high`() {
        #expect(map(makeLabel(nil)).map { isClose($0.frame.height, 17.895) } == true)
    }

    @Test func `the coefficient changes the height of bars`() {
        var options = MappingOptions()
        options.animatedHeightCoefficient = 0.5

        #expect(map(makeLabel(nil), options: options).map { isClose($0.frame.height, 11.93) } == true)
    }

    @Test func `a forced height is that of the bar`() {
        var options = MappingOptions()
        options.animatedHeight = 6

        let component = map(makeLabel(nil), options: options)

        #expect(component?.frame == CGRect(x: 10, y: 19, width: 182.4, height: 6))
    }

    @Test func `one line has no lines`() {
        #expect(map(makeLabel(nil))?.lines == nil)
    }

    @Test func `the source frame is that of the label`() {
        #expect(map(makeLabel(nil))?.sourceFrame == CGRect(x: 10, y: 10, width: 200, height: 24))
    }

    @Test func `a label without text is at most as wide as its frame`() {
        let narrow = CGRect(x: 10, y: 10, width: 80, height: 24)
        #expect(map(makeLabel(nil, frame: narrow))?.frame.width == 80)
    }

    // Its view is laid out by frames and on screen: nothing was lent to it.
    @Test func `a label without text in a wide frame is as long as texts of its kind`() {
        let wide = CGRect(x: 10, y: 10, width: 900, height: 24)
        let line = map(makeLabel(nil, frame: wide))?.frame.width ?? 0
        let right = makeLabel(nil, frame: wide)
        right.textAlignment = .right
        let figure = map(right)?.frame
        #expect(line > 100 && line < 300)
        #expect(figure.map { $0.width < line / 2 && $0.maxX == 910 } == true)
        #expect(map(makeLabel(nil, frame: wide), options: .tabAnimated)?.frame.width == 900)
    }

    @Test func `empty labels side by side are not equally long, and the same each time`() {
        let root = makeRoot()
        for y in 0..<3 {
            _ = root.adding(makeLabel(nil, frame: CGRect(x: 10, y: y * 30, width: 900, height: 24)))
        }
        let widths = (0..<2).map { _ in ViewMapper().map(root).components.map(\.frame.width) }
        #expect(Set(widths[0]).count == 3 && widths[0] == widths[1])
    }

    @Test func `a field without a box or text is a bar from where text begins`() {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        let bar = ViewMapper().map(makeRoot().adding(field)).components.first?.frame
        #expect(bar.map { $0.width == 120 && $0.minX == 10 && $0.height < 30 } == true)
    }

    @Test func `a short text makes a bar of its own width`() {
        let label = makeLabel("Hi")
        let textWidth = label.sizeThatFits(CGSize(width: 1_000, height: 100)).width

        #expect(map(label)?.frame.width == textWidth)
        #expect(textWidth < 60)
    }

    @Test func `a centered text stands in the middle of its label`() {
        let label = makeLabel("Hi")
        label.textAlignment = .center

        #expect(map(label).map { isClose($0.frame.midX, 110) } == true)
    }

    @Test func `a text at the right ends with its label`() {
        let label = makeLabel("Hi")
        label.textAlignment = .right

        #expect(map(label).map { isClose($0.frame.maxX, 210) } == true)
    }

    @Test func `natural text stands at the right in right-to-left`() {
        let component = map(makeLabel("Hi"), rightToLeft: true)

        #expect(component.map { isClose($0.frame.maxX, 210) } == true)
        #expect(component?.alignment == .right)
    }

    @Test func `a label that forces left-to-right keeps it`() {
        let label = makeLabel("Hi")
        label.semanticContentAttribute = .forceLeftToRight

        #expect(map(label, rightToLeft: true)?.alignment == .left)
    }

    @Test func `three lines that fit are three bars`() {
        let component = map(makeLabel(nil, frame: CGRect(x: 0, y: 0, width: 200, height: 80), lines: 3))

        #expect(component?.bars.count == 3)
    }

    @Test func `only the lines that fit are drawn`() {
        let component = map(makeLabel(nil, frame: CGRect(x: 0, y: 0, width: 200, height: 50), lines: 5))

        #expect(component?.bars.count == 2)
    }

    // 80 points hold three lines of 23.86, as TABAnimated has three bars in 80 points.
    @Test func `a label without a limit is filled`() {
        let component = map(makeLabel(nil, frame: CGRect(x: 0, y: 0, width: 300, height: 80), lines: 0))

        #expect(component?.lines?.count == 0)
        #expect(component?.bars.map(\.width) == [300, 300, 150])
    }

    @Test func `bars of several lines are a line height apart`() throws {
        let component = try #require(
            map(makeLabel(nil, frame: CGRect(x: 0, y: 0, width: 200, height: 90), lines: 3)))

        #expect(isClose(component.bars[1].minY - component.bars[0].minY, 23.86))
    }

    @Test func `bars of several lines are centered in the label`() throws {
        let component = try #require(
            map(makeLabel(nil, frame: CGRect(x: 0, y: 10, width: 200, height: 90), lines: 2)))

        #expect(isClose((component.bars[0].minY + component.bars[1].maxY) / 2, 55))
    }

    @Test func `the last line of right-to-left text stands at the right`() throws {
        let label = makeLabel(nil, frame: CGRect(x: 0, y: 0, width: 200, height: 60), lines: 2)
        let component = try #require(map(label, rightToLeft: true))

        #expect(component.bars[1].minX == 100)
    }

    @Test func `attributed text is measured in its own font`() {
        let label = makeLabel()
        label.frame.size.height = 60
        label.attributedText = NSAttributedString(
            string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 40)])

        #expect(map(label).map { isClose($0.frame.height, 35.79) } == true)
    }

    @Test func `a radius of the label is that of its bars`() {
        let label = makeLabel()
        label.layer.cornerRadius = 3

        #expect(map(label)?.cornerRadius == 3)
    }

    @Test func `a radius of zero rounds bars by half their height`() {
        var options = MappingOptions()
        options.animatedCornerRadius = 0

        #expect(map(makeLabel(), options: options).map { isClose($0.cornerRadius, 8.95) } == true)
    }

    @Test func `a text view is filled with lines from the top`() throws {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 287, height: 90))
        textView.font = .systemFont(ofSize: 20)
        let component = try #require(makeRoot().adding(textView).mapped.first)

        // The container inset is 8, and the bar stands 2.98 points below the top of its line.
        #expect(component.role == .text)
        #expect(isClose(component.bars[0].minY, 10.98))
        #expect(component.bars.count == 3)
    }

    @Test func `a text field with a box is one block`() {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
        field.borderStyle = .line
        field.leftView = makeBlock()

        #expect(
            makeRoot().adding(field).mapped.map(\.frame) == [CGRect(x: 10, y: 10, width: 200, height: 34)])
    }

    @Test(arguments: [
        CGRect(x: 24, y: 20, width: 200, height: 24), CGRect(x: 16, y: 20, width: 44, height: 24),
    ])
    func `a text over a picture stays where it is`(frame: CGRect) {
        let root = makeRoot()
        let text = makeLabel(String(repeating: "m", count: 40), frame: frame)
        root.addSubview(UIImageView(frame: CGRect(x: 16, y: 8, width: 40, height: 40)))
        root.addSubview(text)
        let components = ViewMapper(options: MappingOptions(), layoutDirection: .leftToRight).map(root)
            .components
        #expect(components.first { $0.role == .label }?.frame.minX == frame.minX)
    }
}
