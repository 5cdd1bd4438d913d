import Foundation

/// The wide color space of displays, whose curve is that of sRGB.
enum DisplayP3 {
    /// The same color in sRGB; what sRGB cannot show lies outside of 0...1.
    static func sRGB(_ components: [CGFloat]) -> [CGFloat] {
        let light = components.map(linear)
        return matrix.map { row in
            let value = zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }
            return abs(value) < 1e-6 ? 0 : abs(value - 1) < 1e-6 ? 1 : curved(value)
        }
    }

    /// From light in Display P3 to light in sRGB.
    private static let matrix: [[CGFloat]] = [
        [1.224_940_1, -0.224_940_1, 0], [-0.042_056_9, 1.042_056_9, 0],
        [-0.019_637_6, -0.078_636_1, 1.098_273_7],
    ]

    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    private static func curved(_ light: CGFloat) -> CGFloat {
        let size = abs(light)
        let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }
}
