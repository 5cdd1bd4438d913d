import TestDevice
import Testing

@testable import UIKit

@Suite(.ownDevice)
struct SVGFormatTests {
    @Test(arguments: [
        (0, "0"), (-0.001, "0"), (1, "1"), (1.5, "1.5"), (2.345, "2.35"), (-12.1, "-12.1"),
        (100.05, "100.05"),
        (.infinity, "0"), (.nan, "0"),
    ])
    func `numbers have two decimals at most and no trailing zeros`(number: Double, text: String) {
        #expect(SVGFormat.number(number) == text)
    }

    @Test(arguments: [([1, 0, 0], "#f00"), ([0.2, 0.4, 0.6], "#369"), ([1, 0.5, 2], "#ff80ff")])
    func `colors are hexadecimal and short if they can be`(rgb: [CGFloat], text: String) {
        #expect(SVGFormat.hex(rgb) == text)
    }

    @Test func `text is escaped`() {
        let element = SVGElement("text", ["id": "\"a\""])
        element.text = "1 < 2 & 3\u{1}"

        #expect(element.source == "<text id=\"&quot;a&quot;\">1 &lt; 2 &amp; 3\u{FFFD}</text>\n")
    }

    @Test func `a group that does nothing is left out`() {
        let group = SVGElement("g", children: [SVGElement("rect")])

        #expect(SVGElement("svg", children: [group]).source == "<svg>\n  <rect/>\n</svg>\n")
    }
}
