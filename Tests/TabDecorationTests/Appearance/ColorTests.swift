import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Complementary colors", .ownDevice)
struct ColorTests {
    private func brightness(_ color: UIColor) -> CGFloat {
        var brightness: CGFloat = 0
        color.getHue(nil, saturation: nil, brightness: &brightness, alpha: nil)
        return brightness
    }

    @Test func `a light color becomes darker by 0.94`() {
        let color = UIColor(hue: 0.5, saturation: 0.1, brightness: 0.9, alpha: 1)
        #expect(abs(brightness(color.skeletonComplement) - 0.846) < 0.0001)
    }

    @Test func `a dark color becomes lighter by 1.35`() {
        let color = UIColor(hue: 0.5, saturation: 0.1, brightness: 0.2, alpha: 1)
        #expect(abs(brightness(color.skeletonComplement) - 0.27) < 0.0001)
    }

    @Test func `white, a gray, counts as light`() {
        #expect(abs(brightness(UIColor.white.skeletonComplement) - 0.94) < 0.0001)
    }

    @Test func `black gets a visible complement`() {
        #expect(abs(brightness(UIColor.black.skeletonComplement) - 0.15) < 0.0001)
    }

    @Test func `a dynamic color has a dynamic complement`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        let complement = SkeletonGradient(baseColor: color).colors[1]
        let light = complement.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = complement.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(abs(brightness(light) - 0.94) < 0.0001)
        #expect(abs(brightness(dark) - 0.15) < 0.0001)
    }

    @Test func `a dark color becomes no brighter than there is`() {
        #expect(brightness(UIColor.blue.skeletonComplement) == 1)
    }

    @Test func `a complement keeps the alpha`() {
        #expect(UIColor(white: 1, alpha: 0.5).skeletonComplement.cgColor.alpha == 0.5)
    }
}
