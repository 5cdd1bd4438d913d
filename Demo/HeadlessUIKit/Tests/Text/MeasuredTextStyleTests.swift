import Foundation
import TestDevice
import Testing
import UIKit

/// The sizes of the text styles and what they scale, as Apple's UIKit measured them (iOS 26.1).
@Suite(.ownDevice)
struct MeasuredTextStyleTests {
    struct Row: CustomTestStringConvertible {
        let kind: String
        let category: String
        let style: String
        let base: CGFloat
        let value: CGFloat
        let fontSize: CGFloat?
        let weight: String

        var testDescription: String { "\(kind) \(style) \(base) \(category)" }

        init?(_ columns: [String]) {
            guard columns.count == 7, let value = Double(columns[4]) else { return nil }
            (kind, category, style) = (columns[0], columns[1], columns[2])
            base = Double(columns[3]) ?? 0
            self.value = value
            fontSize = Double(columns[5]).map { CGFloat($0) }
            weight = columns[6]
        }

        var textStyle: UIFont.TextStyle { styles[style] ?? .body }

        /// The traits of a screen with three pixels a point.
        var traits: UITraitCollection {
            UITraitCollection(traitsFrom: [
                UITraitCollection(preferredContentSizeCategory: categories[category] ?? .large),
                UITraitCollection(displayScale: 3),
            ])
        }
    }

    static let rows = figures("text-styles.tsv").compactMap(Row.init)

    @Test func `there are 408 measured sizes`() {
        #expect(Self.rows.count == 408)
    }

    @Test(arguments: rows.filter { $0.kind == "preferred" })
    func `a text style has its size and weight in every category`(row: Row) {
        let font = UIFont.preferredFont(forTextStyle: row.textStyle, compatibleWith: row.traits)
        #expect(font.pointSize == row.value)
        #expect(font.headlessCSSWeight == (row.weight == "semibold" ? 600 : 400))
    }

    @Test(arguments: rows.filter { $0.kind == "scaled" })
    func `metrics scale a length by the leading of the style`(row: Row) {
        let value = UIFontMetrics(forTextStyle: row.textStyle)
            .scaledValue(for: row.base, compatibleWith: row.traits)
        #expect(abs(value - row.value) < 0.001)
    }

    @Test(arguments: rows.filter { $0.kind == "scaled" && $0.fontSize != nil })
    func `metrics scale a font to a whole size`(row: Row) {
        let font = UIFontMetrics(forTextStyle: row.textStyle)
            .scaledFont(for: .systemFont(ofSize: row.base), compatibleWith: row.traits)
        #expect(font.pointSize == row.fontSize)
    }
}

private let styles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
    "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote,
    "caption1": .caption1, "caption2": .caption2,
]

private let categories: [String: UIContentSizeCategory] = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
    "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
    "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
    "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
]
