import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Mapping: how often labels are measured", .ownDevice)
struct LabelMeasuringTests {
    private func label(_ text: String, height: CGFloat = 24, lines: Int = 1) -> CountingLabel {
        let label = CountingLabel(frame: CGRect(x: 10, y: 10, width: 200, height: height))
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func measures(of label: CountingLabel) -> Int {
        _ = ViewMapper().map(makeRoot().adding(label))
        return label.measures
    }

    @Test func `a label of one line is measured once`() {
        #expect(measures(of: label("A line of text")) == 1)
    }

    @Test func `a label of several lines is measured to count those of its text`() {
        #expect((1...2).contains(measures(of: label("A text of several lines", height: 70, lines: 3))))
    }

    @Test func `a label in a frame of one line is measured once, whatever its limit`() {
        #expect(measures(of: label("A line of text", lines: 0)) == 1)
    }

    @Test func `a label without text is not measured`() {
        #expect(measures(of: label("")) == 0)
    }

    @Test func `a wide box is measured at most twice to tell a badge from a card`() {
        #expect(measures(of: box(CGSize(width: 100, height: 24))) <= 2)
    }

    @Test func `a small badge is not measured`() {
        #expect(measures(of: box(CGSize(width: 40, height: 24))) == 0)
    }

    private func box(_ size: CGSize, lines: Int = 1) -> CountingLabel {
        let box = label("Ten letters", lines: lines)
        box.frame.size = size
        box.backgroundColor = .systemRed
        return box
    }
}

private final class CountingLabel: UILabel {
    private(set) var measures = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        measures += 1
        return super.sizeThatFits(size)
    }
}
