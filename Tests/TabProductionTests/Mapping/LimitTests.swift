import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// What happens exactly at a limit, and what a rule leaves alone.
@MainActor
@Suite("At a limit", .ownDevice)
struct LimitTests {
    @Test func `the segments of a control are as high as the options say`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.frame = CGRect(x: 10, y: 10, width: 200, height: 32)
        var options = MappingOptions()
        options.animatedHeight = 12
        let component = ViewMapper(options: options).map(makeRoot().adding(control)).components.first
        #expect(component?.frame == CGRect(x: 10, y: 20, width: 200, height: 12))
        #expect(component?.lines?.lineHeight == 12)
    }

    @Test func `paragraphs that are equally high are no mixed text, whatever fonts are in them`() {
        let text = NSMutableAttributedString(string: "Big small\nBig small")
        let whole = NSRange(location: 0, length: text.length)
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: whole)
        for start in [0, 10] {
            text.addAttribute(
                .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: start, length: 3))
        }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        label.numberOfLines = 0
        label.attributedText = text
        #expect(MixedText(of: label, options: MappingOptions()) == nil)
        text.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 10, length: 3))
        label.attributedText = text
        #expect(MixedText(of: label, options: MappingOptions()) != nil)
    }

    @Test(arguments: [(2, 0, 2), (2, -1, 2), (1, 3, 3), (3, 1, 1), (2, 2, 2)])
    func `a label takes the lines that are asked for, of which none is none`(own: Int, asked: Int, taken: Int)
    {
        let label = makeLabel(lines: own)
        label.skeleton.lines.count = .custom(asked)
        let root = makeRoot().adding(label)
        var filler = Filler()
        filler.fill(root, width: 320)
        filler.fit(in: root) {}
        #expect(label.numberOfLines == taken)
        filler.restore()
        #expect(label.numberOfLines == own && label.text == nil)
    }
}
