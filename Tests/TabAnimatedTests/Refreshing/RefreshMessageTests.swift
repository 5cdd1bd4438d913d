import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// A failure can be read and its button used, in every language, at every size of text.
@MainActor
@Suite("The message of a failure", .serialized, .ownApp)
struct RefreshMessageTests {
    @Test(arguments: LocalizedTextTests.languages)
    func `at the largest size the button wraps on 320 points`(language: String) throws {
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        window.isHidden = false
        let message = RefreshMessage(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
        window.addSubview(message)
        HeadlessScreen.main.turn()
        var texts = PullToRefresh.Texts()
        texts.failed = try LocalizedTextTests.text(.failed, in: language)
        texts.retry = try LocalizedTextTests.text(.retry, in: language)
        #expect(message.show(.failed, texts))
        message.frame.size.height = message.fittingHeight(in: 320)
        HeadlessScreen.main.turn()
        let title = try #require(message.button.titleLabel)
        let needed = title.sizeThatFits(CGSize(width: 288, height: 10_000))
        #expect(message.button.frame.minX >= 16 && message.button.frame.maxX <= 304)
        #expect(needed.width <= message.button.frame.width)
        #expect(needed.height <= message.button.frame.height)
        #expect(title.frame.height >= needed.height)
        #expect(!message.label.frame.intersects(message.button.frame))
        #expect(message.button.frame.maxY <= message.bounds.height)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `the text has a contrast of 4·5 on plain and grouped backgrounds`(style: UIUserInterfaceStyle) {
        let traits = UITraitCollection(userInterfaceStyle: style)
        for background in [UIColor.systemBackground, .systemGroupedBackground] {
            let (front, back) = (
                RefreshMessage().label.textColor.resolvedColor(with: traits),
                background.resolvedColor(with: traits)
            )
            #expect(contrast(front, over: back) >= 4.5)
        }
    }

    /// As WCAG computes it.
    private func contrast(_ front: UIColor, over back: UIColor) -> CGFloat {
        let (front, back) = (channels(front), channels(back))
        let mixed = zip(front.prefix(3), back).map { $0 * front[3] + $1 * (1 - front[3]) }
        let (first, second) = (luminance(mixed), luminance(back))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private func channels(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    private func luminance(_ channels: [CGFloat]) -> CGFloat {
        let linear = channels.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
