import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Complementary colours")
struct ColorTests {
    private func brightness(_ color: UIColor) -> CGFloat {
        var brightness: CGFloat = 0
        color.getHue(nil, saturation: nil, brightness: &brightness, alpha: nil)
        return brightness
    }

    @Test func `a light colour becomes darker by 0.94`() {
        let color = UIColor(hue: 0.5, saturation: 0.1, brightness: 0.9, alpha: 1)
        #expect(abs(brightness(color.skeletonComplement) - 0.846) < 0.0001)
    }

    @Test func `a dark colour becomes lighter by 1.35`() {
        let color = UIColor(hue: 0.5, saturation: 0.1, brightness: 0.2, alpha: 1)
        #expect(abs(brightness(color.skeletonComplement) - 0.27) < 0.0001)
    }

    @Test func `white, a grey, counts as light`() {
        #expect(abs(brightness(UIColor.white.skeletonComplement) - 0.94) < 0.0001)
    }

    @Test func `black gets a visible complement`() {
        #expect(abs(brightness(UIColor.black.skeletonComplement) - 0.15) < 0.0001)
    }
}
