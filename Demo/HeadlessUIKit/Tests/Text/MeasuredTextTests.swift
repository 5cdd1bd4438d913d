import Foundation
import TestDevice
import Testing
import UIKit

/// The widths of texts as Apple's UIKit measured them (iOS 26.1, three pixels a point).
@Suite(.ownDevice) @MainActor struct MeasuredTextTests {
    struct Row: CustomTestStringConvertible {
        let size: CGFloat
        let weight: String
        let string: String
        let stringWidth: CGFloat
        let labelWidth: CGFloat

        var testDescription: String { "\(string) at \(size) \(weight)" }
        var font: UIFont { .systemFont(ofSize: size, weight: weights[weight] ?? .regular) }

        init?(_ columns: [String]) {
            guard columns.count == 5, let size = Double(columns[0]), let string = Double(columns[3]),
                let label = Double(columns[4])
            else { return nil }
            self.size = size
            weight = columns[1]
            self.string = columns[2]
            stringWidth = string
            labelWidth = label
        }

        /// Whether the pairs of the weight were measured, or the string has none.
        var isKnown: Bool {
            !["ultraLight", "thin", "light"].contains(weight)
                || ["Hello UIKit", "WWWW MMMM", "iiiiillll"].contains(string)
        }
    }

    nonisolated static let rows = figures("string-widths.tsv").compactMap(Row.init)

    @Test func `there are 534 measured widths`() {
        #expect(Self.rows.count == 534)
    }

    @Test(arguments: rows.filter(\.isKnown))
    func `a string is as wide as Apple's UIKit sets it`(row: Row) {
        let width = row.string.size(withAttributes: [.font: row.font]).width
        #expect(abs(width - row.stringWidth) < 0.003)
    }

    @Test(arguments: rows.filter(\.isKnown))
    func `a label is as wide as its text, up to the next pixel`(row: Row) {
        HeadlessScreen.main.scale = 3
        let window = UIWindow()
        let label = UILabel()
        window.addSubview(label)
        label.font = row.font
        label.text = row.string
        #expect(abs(label.intrinsicContentSize.width - row.labelWidth) < 0.001)
    }

    @Test(arguments: rows.filter { !$0.isKnown })
    func `a string of pairs in a weight below regular is as wide within two percent`(row: Row) {
        let width = row.string.size(withAttributes: [.font: row.font]).width
        #expect(abs(width - row.stringWidth) < row.stringWidth * 0.02)
    }

    @Test func `an accent leaves a letter as wide as it is`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect("é".size(withAttributes: [.font: font]) == "e".size(withAttributes: [.font: font]))
    }

    @Test func `digits in columns are all of one width`() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let widths = Set("0123456789".map { String($0).size(withAttributes: [.font: font]).width })
        #expect(widths.count == 1)
        #expect("11".size(withAttributes: [.font: font]).width == 2 * (widths.first ?? 0))
    }

    @Test func `letters of different attributes keep their whole advances`() {
        let font = UIFont.systemFont(ofSize: 17)
        let text = NSMutableAttributedString(string: "AV", attributes: [.font: font])
        let pair = text.size().width
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17, weight: .medium), range: NSRange(0..<1))
        #expect(text.size().width > pair + 1)
    }
}

private let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
]
