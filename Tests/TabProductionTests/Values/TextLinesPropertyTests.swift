import Foundation
import TabProduction
import TestDevice
import Testing

@Suite("Text lines, at random")
struct TextLinesPropertyTests {
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `bars that fill a frame stay inside it`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let frame = CGRect(
            x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random),
            width: .random(in: 0...400, using: &random), height: .random(in: 0...300, using: &random))
        var lines = TextLines(
            count: 0, lineHeight: .random(in: 0...40, using: &random),
            spacing: .random(in: 0...20, using: &random),
            lastLineScale: .random(in: -1...2, using: &random),
            mode: Bool.random(using: &random) ? .vertical : .horizontal,
            isCentered: .random(using: &random))
        lines.heights = [1: .random(in: 0...80, using: &random)]
        lines.spacings = [0: .random(in: 0...80, using: &random)]

        let bars = lines.bars(
            in: frame, alignment: [.left, .center, .right, .justified].randomElement(using: &random) ?? .left)

        #expect(bars.allSatisfy { isInside($0, frame) })
        #expect(!bars.isEmpty)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `hostile values never give a bar with a negative or unknown size`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let values: [CGFloat] = [
            0, -1, 1, 1e300, -1e300, .nan, .infinity, -.infinity, 0.5, 17, .leastNonzeroMagnitude,
        ]
        func pick() -> CGFloat { values.randomElement(using: &random) ?? 0 }
        var lines = TextLines(
            count: Int.random(in: -3...30, using: &random), lineHeight: pick(), spacing: pick(),
            lastLineScale: pick(),
            mode: Bool.random(using: &random) ? .vertical : .horizontal, isCentered: .random(using: &random))
        lines.insets = TextLines.Insets(top: pick(), left: pick(), bottom: pick(), right: pick())
        lines.widths = [0: pick(), -4: pick()]
        lines.heights = [1: pick()]

        let bars = lines.bars(in: CGRect(x: pick(), y: pick(), width: pick(), height: pick()))

        #expect(
            bars.allSatisfy { bar in
                [bar.minX, bar.minY, bar.size.width, bar.size.height].allSatisfy(\.isFinite)
                    && bar.size.width >= 0 && bar.size.height >= 0
            })
    }
}
