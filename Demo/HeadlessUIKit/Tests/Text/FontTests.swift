import TestDevice
import Testing
import UIKit

@Suite(.ownDevice)
struct FontTests {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    @Test(
        arguments: [
            (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
            (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12),
            (.caption2, 11),
        ] as [(UIFont.TextStyle, CGFloat)])
    func `each text style has its size at the category large`(style: UIFont.TextStyle, size: CGFloat) {
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(.large)).pointSize == size)
    }

    @Test func `body text grows to 53 points at the largest category`() {
        let font = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: traits(.accessibilityExtraExtraExtraLarge))
        #expect(font.pointSize == 53)
    }

    @Test func `a headline is semibold`() {
        let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits(.large))
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func `a line of the system font at 17 points is 20 and a third high`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect((font.lineHeight * 100).rounded() == 2029)
        #expect((font.ascender * 100).rounded() == 1619)
        #expect((font.descender * 100).rounded() == -410)
    }

    @Test func `metrics scale a font with the leading of its text style`() {
        let font = UIFontMetrics(forTextStyle: .body)
            .scaledFont(for: .systemFont(ofSize: 34), compatibleWith: traits(.accessibilityMedium))
        #expect(font.pointSize == 53)
    }

    @Test func `metrics keep a font below its maximum`() {
        let font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 34), maximumPointSize: 40, compatibleWith: traits(.accessibilityMedium))
        #expect(font.pointSize == 40)
    }

    @Test func `metrics leave values alone at the category large`() {
        #expect(UIFontMetrics.default.scaledValue(for: 44, compatibleWith: traits(.large)) == 44)
    }

    @Test func `fonts of equal size and weight are equal`() {
        #expect(UIFont.systemFont(ofSize: 12, weight: .bold) == UIFont.systemFont(ofSize: 12, weight: .bold))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    }

    @Test func `symbolic traits make a font bold and italic`() throws {
        let descriptor = try #require(
            UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.pointSize == 17)
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    }

    @Test func `there is no font with an unknown name`() {
        #expect(UIFont(name: "Nonexistent-Regular", size: 12) == nil)
    }
}
