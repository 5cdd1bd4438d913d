import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct UILabelTests {
    private static let sentence = "The quick brown fox jumps over the lazy dog and runs away"

    private func label(_ text: String? = nil, lines: Int = 1, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    /// What the label draws into its layer at this size, one string a line.
    private func drawnText(_ label: UILabel, _ size: CGSize) -> [HeadlessTextRun] {
        label.frame = CGRect(origin: .zero, size: size)
        label.layer.setNeedsDisplay()
        label.layer.displayIfNeeded()
        return (label.layer.headlessDisplayList?.items ?? []).compactMap { item in
            if case .text(let run) = item { return run }
            return nil
        }
    }

    @Test func `a label without text has no size`() {
        #expect(label().intrinsicContentSize == .zero)
    }

    @Test func `a label with an empty text has no size`() {
        #expect(label("").intrinsicContentSize == .zero)
    }

    @Test func `one line of 17 points is a line's height, rounded up to pixels`() {
        let scale = UIScreen.main.scale
        let expected = (20.29 * scale).rounded(.up) / scale
        #expect(abs(label("Hello").intrinsicContentSize.height - expected) < 0.01)
    }

    @Test func `a longer text is wider`() {
        #expect(label("Hello there").intrinsicContentSize.width > label("Hello").intrinsicContentSize.width)
    }

    @Test func `a label of one line asks for all of its width`() {
        let label = label(Self.sentence)
        #expect(label.sizeThatFits(CGSize(width: 50, height: 50)).width == label.intrinsicContentSize.width)
    }

    @Test func `a label of many lines wraps at the width`() {
        let label = label(Self.sentence, lines: 0)
        let size = label.sizeThatFits(CGSize(width: 150, height: 0))
        #expect(size.width <= 150)
    }

    @Test func `a label of two lines is two lines high at most`() {
        let two = label(Self.sentence, lines: 2).sizeThatFits(CGSize(width: 150, height: 0))
        #expect(abs(two.height - 2 * 20.29) < 1)
    }

    @Test func `newlines count as lines without a limit`() {
        #expect(abs(label("a\nb\nc", lines: 0).intrinsicContentSize.height - 3 * 20.29) < 1)
    }

    @Test func `the preferred width limits the intrinsic size`() {
        let label = label(Self.sentence, lines: 0)
        label.preferredMaxLayoutWidth = 120
        #expect(label.intrinsicContentSize.width <= 120)
    }

    @Test func `the text rectangle lies in the middle of the height`() {
        let rect = label("Hello").textRect(
            forBounds: CGRect(x: 0, y: 0, width: 200, height: 100), limitedToNumberOfLines: 1)
        #expect(abs(rect.midY - 50) < 0.5)
    }

    @Test func `a text too long for its line ends with an ellipsis`() {
        let runs = drawnText(label(Self.sentence), CGSize(width: 120, height: 30))
        #expect(runs.last?.string.hasSuffix("…") == true)
    }

    @Test func `a text too high for its bounds is cut to the lines that fit`() {
        let runs = drawnText(label(Self.sentence, lines: 0), CGSize(width: 150, height: 42))
        #expect(Set(runs.map(\.origin.y)).count == 2)
    }

    @Test func `natural alignment starts at the right in right-to-left interfaces`() {
        let label = label("Hi")
        label.semanticContentAttribute = .forceRightToLeft
        let run = drawnText(label, CGSize(width: 200, height: 30)).first
        #expect((run?.origin.x ?? 0) > 150)
    }

    @Test func `centered text lies in the middle of the width`() {
        let label = label("Hi")
        label.textAlignment = .center
        let run = drawnText(label, CGSize(width: 200, height: 30)).first
        #expect(abs((run?.origin.x ?? 0) + (run?.width ?? 0) / 2 - 100) < 1)
    }

    @Test func `a label that may shrink draws in a smaller font`() {
        let label = label(Self.sentence)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let run = drawnText(label, CGSize(width: 350, height: 30)).first
        #expect((run?.font.pointSize ?? 17) < 17)
    }

    @Test func `shrinking stops at the minimum scale`() {
        let label = label(Self.sentence)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let run = drawnText(label, CGSize(width: 60, height: 30)).first
        #expect(run?.font.pointSize == 8.5)
    }

    @Test func `an attributed text gives the label its font`() {
        let label = label()
        label.attributedText = NSAttributedString(
            string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        #expect(label.font.pointSize == 30)
    }

    @Test func `setting the font changes the whole attributed text`() {
        let label = label()
        label.attributedText = NSAttributedString(
            string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        label.font = .systemFont(ofSize: 12)
        let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 12)
    }

    @Test func `a label does not take touches`() {
        #expect(!label().isUserInteractionEnabled)
    }

    @Test func `a highlighted label draws in its highlighted color`() {
        let label = label("Hi")
        label.highlightedTextColor = .red
        label.isHighlighted = true
        let run = drawnText(label, CGSize(width: 100, height: 30)).first
        #expect(run?.color == UIColor.red.cgColor)
    }

    @Test func `a shadow is drawn below the text`() {
        let label = label("Hi")
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 0, height: 2)
        #expect(drawnText(label, CGSize(width: 100, height: 30)).first?.color == UIColor.red.cgColor)
    }

    @Test func `a label that adjusts takes a larger font at a larger text size`() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        label.updateTraitsIfNeeded()
        #expect(label.font.pointSize == 53)
    }

    @Test func `a label that does not adjust keeps its font`() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        label.updateTraitsIfNeeded()
        #expect(label.font.pointSize == 17)
    }

    @Test func `a font of a fixed size does not adjust`() {
        let label = label("Hi", size: 20)
        label.adjustsFontForContentSizeCategory = true
        label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        label.updateTraitsIfNeeded()
        #expect(label.font.pointSize == 20)
    }

    @Test func `a label reads out its text`() {
        #expect(label("Hello").accessibilityLabel == "Hello")
    }
}
