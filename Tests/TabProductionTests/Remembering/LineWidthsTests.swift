import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// How long the lines of a text are.
@MainActor
@Suite("Widths of lines", .ownDevice)
struct LineWidthsTests {
    private func label(_ text: String?) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 16)
        label.text = text
        label.numberOfLines = 0
        return label
    }

    @Test(arguments: [
        "A walk along the river", "One\nline\n\nand more of them than that", "Word", "",
        "Two  spaces and averyverylongwordthatdoesnotfitinanyline at once",
    ])
    func `there are as many lines as the label has`(text: String) {
        let label = label(text)
        for width in [60, 100, 150, 400] as [CGFloat] {
            let height = label.sizeThatFits(CGSize(width: width, height: 10_000)).height
            let lines = Int((height / label.font.lineHeight).rounded())
            let widths = LineWidths(of: label).widths(in: width, limit: 100)
            #expect(abs(widths.count - max(1, lines)) <= (text.contains("avery") ? 1 : 0), "\(text) \(width)")
            #expect(widths.allSatisfy { $0 >= 0 && $0 <= width + 0.5 })
        }
    }

    @Test func `the limit is kept, and no width at all is survived`() {
        let text = LineWidths(of: label("many words that go on and on"))
        #expect(text.widths(in: 60, limit: 2).count == 2)
        #expect(text.widths(in: 0, limit: 5).count <= 5)
        #expect(text.widths(in: -10, limit: 5).allSatisfy { $0.isFinite })
        #expect(text.widths(in: 60, limit: 0).isEmpty)
    }

    @Test func `a text without spaces is broken where the column ends`() {
        let text = LineWidths(of: label(String(repeating: "文", count: 40)))
        let widths = text.widths(in: 100, limit: 100)
        #expect(widths.count > 2 && widths.dropLast().allSatisfy { $0 == 100 })
    }
}
