/// A color as hue, saturation and brightness, each from 0 to 1.
struct HSBColor {
    let hue: CGFloat
    let saturation: CGFloat
    let brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let high = max(red, green, blue)
        let spread = high - min(red, green, blue)
        brightness = high
        saturation = high == 0 ? 0 : spread / high
        hue = Self.hue(red, green, blue, high: high, spread: spread)
    }

    private static func hue(
        _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, high: CGFloat, spread: CGFloat
    ) -> CGFloat {
        guard spread > 0 else { return 0 }
        let sixths =
            switch high {
            case red: (green - blue) / spread
            case green: (blue - red) / spread + 2
            default: (red - green) / spread + 4
            }
        return (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        return (channel(5), channel(3), channel(1))
    }
}
