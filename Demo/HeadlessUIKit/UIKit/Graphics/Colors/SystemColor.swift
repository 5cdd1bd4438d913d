/// A color of the system, with a shade for each combination of traits that changes it.
struct SystemColor: Hashable, Sendable {
    /// A color as `0xRRGGBB` and an alpha.
    struct Shade: Hashable, Sendable {
        let rgb: Int
        let alpha: CGFloat

        init(_ rgb: Int, _ alpha: CGFloat = 1) {
            self.rgb = rgb
            self.alpha = alpha
        }

        var color: CGColor {
            func channel(_ shift: Int) -> CGFloat {
                CGFloat(rgb >> shift & 0xFF) / 255
            }
            return CGColor(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
        }
    }

    /// The shades at one level of contrast.
    struct Shades: Hashable, Sendable {
        let light: Shade
        let dark: Shade
        /// The dark shade on elevated surfaces, where it differs.
        let elevatedDark: Shade?

        init(_ light: Shade, _ dark: Shade, elevated: Shade? = nil) {
            self.light = light
            self.dark = dark
            self.elevatedDark = elevated
        }

        init(_ light: Int, _ dark: Int, elevated: Int? = nil) {
            self.init(Shade(light), Shade(dark), elevated: elevated.map { Shade($0) })
        }
    }

    let name: String
    let normal: Shades
    let highContrast: Shades

    func resolved(with traits: UITraitCollection) -> CGColor {
        let shades = traits.accessibilityContrast == .high ? highContrast : normal
        guard traits.userInterfaceStyle == .dark else { return shades.light.color }
        let isElevated = traits.userInterfaceLevel == .elevated
        return (isElevated ? shades.elevatedDark ?? shades.dark : shades.dark).color
    }

    static func == (first: SystemColor, second: SystemColor) -> Bool {
        first.name == second.name
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}
