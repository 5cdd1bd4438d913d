import TestDevice
import Testing
import UIKit

@Suite(.ownDevice)
struct ColorTests {
    private static let dark = UITraitCollection(userInterfaceStyle: .dark)
    private static let light = UITraitCollection(userInterfaceStyle: .light)

    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func `hue saturation and brightness make red green and blue`() {
        let color = UIColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 0.25)
        #expect(components(color) == [0, 0.5, 0, 0.25])
    }

    @Test func `a color gives its hue saturation and brightness back`() {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(red: 0, green: 0, blue: 0.5, alpha: 1)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect([hue * 3, saturation, brightness] == [2, 1, 0.5])
    }

    @Test func `a gray has two components`() {
        #expect(UIColor(white: 0.3, alpha: 0.7).cgColor.components == [0.3, 0.7])
    }

    @Test func `the components of a color include its alpha`() {
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    }

    @Test func `colors of equal components are equal`() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
    }

    @Test func `a system color equals itself and no color it resolves to`() {
        #expect(UIColor.systemRed == UIColor.systemRed)
        #expect(UIColor.systemRed != UIColor.systemRed.resolvedColor(with: Self.light))
    }

    @Test func `the background of grouped tables is that of grouped lists`() {
        #expect(components(.groupTableViewBackground) == components(.systemGroupedBackground))
        #expect(components(.groupTableViewBackground) != components(.systemBackground))
    }

    @Test func `a system color has another shade in the dark`() {
        #expect(components(.systemBackground.resolvedColor(with: Self.light)) == [1, 1, 1, 1])
        #expect(components(.systemBackground.resolvedColor(with: Self.dark)) == [0, 0, 0, 1])
    }

    @Test func `a dark background is lighter on an elevated surface`() {
        let elevated = UITraitCollection(
            traitsFrom: [Self.dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(components(.systemBackground.resolvedColor(with: elevated)) == [0.11, 0.11, 0.118, 1])
    }

    @Test func `high contrast darkens the system red`() {
        let contrast = UITraitCollection(
            traitsFrom: [Self.light, UITraitCollection(accessibilityContrast: .high)])
        #expect(components(.systemRed.resolvedColor(with: contrast)) == [0.843, 0, 0.082, 1])
    }

    @Test func `the Core Graphics color of a dynamic color is resolved with the current traits`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        var resolved: [CGColor] = []
        Self.dark.performAsCurrent { resolved.append(color.cgColor) }
        Self.light.performAsCurrent { resolved.append(color.cgColor) }
        #expect(resolved == [.white, .black])
    }

    @Test func `a provider may answer with another dynamic color`() {
        let color = UIColor { _ in .label }
        #expect(components(color.resolvedColor(with: Self.dark)) == [1, 1, 1, 1])
    }

    @Test func `a dynamic color stays dynamic with another alpha`() {
        let color = UIColor.label.withAlphaComponent(0.5)
        #expect(components(color.resolvedColor(with: Self.light)) == [0, 0, 0, 0.5])
        #expect(components(color.resolvedColor(with: Self.dark)) == [1, 1, 1, 0.5])
    }
}
