import TestDevice
import Testing
import UIKit

/// Tabs lead to their stops.
@MainActor @Suite("Tabs in texts", .ownDevice)
struct TextTabTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func width(_ text: String) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font]).size().width
    }

    private func width(_ text: String, _ setUp: (NSMutableParagraphStyle) -> Void) -> CGFloat {
        let style = NSMutableParagraphStyle()
        setUp(style)
        let text = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
        return text.size().width
    }

    @Test func `a new style has twelve stops at distances of 28 points`() {
        #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) })
        #expect(NSParagraphStyle.default.tabStops.allSatisfy { $0.alignment == .left })
        #expect(NSParagraphStyle.default.defaultTabInterval == 0)
    }

    @Test func `a tab leads to the next stop`() {
        #expect(abs(width("1\tOne") - 28 - width("One")) < 0.34)
        // 1000 is wider than the first stop.
        #expect(abs(width("1000\tOne") - 56 - width("One")) < 0.34)
        #expect(abs(width("\t\tOne") - 56 - width("One")) < 0.34)
    }

    @Test(arguments: [(NSTextAlignment.left, CGFloat(1)), (.center, 0.5), (.right, 0)])
    func `text stands at its stop as the stop says`(alignment: NSTextAlignment, share: CGFloat) {
        let total = width("1\tOne") { $0.tabStops = [NSTextTab(textAlignment: alignment, location: 120)] }
        #expect(abs(total - 120 - share * width("One")) < 0.34)
    }

    @Test func `behind the last stop tabs are as far apart as the interval`() {
        let total = width("1\t\t\tOne") {
            $0.tabStops = []
            $0.addTabStop(NSTextTab(textAlignment: .left, location: 30))
            $0.defaultTabInterval = 50
        }
        #expect(abs(total - 100 - width("One")) < 0.34)
    }

    @Test func `stops are in order, go, and come back as they were`() {
        let style = NSMutableParagraphStyle()
        let (near, far) = (
            NSTextTab(textAlignment: .left, location: 10), NSTextTab(textAlignment: .right, location: 90)
        )
        style.tabStops = []
        style.addTabStop(far)
        style.addTabStop(near)
        #expect(style.tabStops == [near, far])
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 10))
        #expect(style.tabStops == [far])
        #expect((style.copy() as? NSParagraphStyle)?.tabStops == [far])
        style.tabStops = nil
        #expect(style.tabStops == NSParagraphStyle.default.tabStops)
    }

    @Test func `what a tab leads beyond the width comes in the next line`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = font
        label.text = "First\tSecond"
        let line = label.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(label.sizeThatFits(CGSize(width: line.width - 1, height: 1000)).height > 1.5 * line.height)
    }
}
