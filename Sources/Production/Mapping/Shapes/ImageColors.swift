import UIKit

/// The colors of a drawn image, few enough to be kept with a component.
///
/// The image is drawn on a grid of a few pixels. Its colors run along the axis they change most along; an
/// image whose colors hardly change is one color.
struct ImageColors {
    /// The number of pixels of each side of the grid.
    private static let side = 5

    /// The largest difference, 0...1, between parts of colors that counts as none.
    private static let tolerance = 0.03

    /// The largest side of an image that is looked at, in points.
    private static let limit: CGFloat = 512

    private let pixels: [Pixel]

    /// Reads the colors of an image drawn in an area of a size, or returns `nil` if it shows nothing.
    init?(of image: UIImage, size: CGSize) {
        pixels = Self.pixels(of: image, size: size)
        guard pixels.contains(where: \.isVisible) else { return nil }
    }

    /// The color, or the gradient, that is most like the image.
    var fill: ComponentFill {
        let spreads = Axis.allCases.map { (axis: $0, spread: Pixel.spread(of: stops(along: $0)) * $0.weight) }
        guard let best = spreads.max(by: { $0.spread < $1.spread }), best.spread > Self.tolerance else {
            return .color(Pixel.mean(of: pixels).color(alpha: alpha))
        }
        let colors = stops(along: best.axis).map { $0.color(alpha: alpha).color }
        let count = CGFloat(colors.count)
        return .gradient(
            SkeletonGradient(
                colors: colors, locations: colors.indices.map { (CGFloat($0) + 0.5) / count },
                startPoint: best.axis.start, endPoint: best.axis.end))
    }

    /// The alpha of what is seen best, so that round or soft edges do not make the whole shape pale.
    private var alpha: Double { pixels.map(\.alpha).max() ?? 0 }

    /// The mean colors of what is seen, in order along an axis.
    private func stops(along axis: Axis) -> [Pixel] {
        let groups = Dictionary(grouping: pixels.indices) {
            axis.position(row: $0 / Self.side, column: $0 % Self.side)
        }
        return groups.sorted { $0.key < $1.key }
            .map { group in Pixel.mean(of: group.value.map { pixels[$0] }) }
            .filter(\.isVisible)
    }
}

// MARK: - Drawing

extension ImageColors {
    /// The pixels of the grid, row by row from the top; none for an image or an area without size.
    private static func pixels(of image: UIImage, size: CGSize) -> [Pixel] {
        guard let drawn = drawing(of: image, size: size)?.cgImage else { return [] }
        var bytes = [UInt8](repeating: 0, count: side * side * 4)
        let isDrawn = bytes.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: side, height: side, bitsPerComponent: 8,
                bytesPerRow: side * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(drawn, in: CGRect(x: 0, y: 0, width: side, height: side))
            return context != nil
        }
        guard isDrawn else { return [] }
        return stride(from: 0, to: bytes.count, by: 4).map { Pixel(bytes[$0..<$0 + 4]) }
    }

    /// The image as it is shown: upright, in its tint, with its caps unscaled.
    private static func drawing(of image: UIImage, size: CGSize) -> UIImage? {
        let size = CGSize(width: min(size.width, limit), height: min(size.height, limit))
        guard size.width >= 1, size.height >= 1 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
    }
}

/// A line that colors can change along.
private enum Axis: CaseIterable {
    case horizontal, vertical, falling, rising

    /// What a change along the axis counts; a change along a side is one along both diagonals too.
    var weight: Double {
        switch self {
        case .horizontal, .vertical: 1
        case .falling, .rising: 0.8
        }
    }

    /// The place of a pixel in the order along the axis.
    func position(row: Int, column: Int) -> Int {
        switch self {
        case .horizontal: column
        case .vertical: row
        case .falling: column + row
        case .rising: column - row
        }
    }

    var start: CGPoint {
        switch self {
        case .horizontal: CGPoint(x: 0, y: 0.5)
        case .vertical: CGPoint(x: 0.5, y: 0)
        case .falling: CGPoint(x: 0, y: 0)
        case .rising: CGPoint(x: 0, y: 1)
        }
    }

    var end: CGPoint { CGPoint(x: 1 - start.x, y: 1 - start.y) }
}

/// A color with premultiplied alpha; all parts are 0...1.
private struct Pixel {
    let red: Double
    let green: Double
    let blue: Double
    let alpha: Double

    init(_ bytes: ArraySlice<UInt8>) {
        let parts = bytes.map { Double($0) / 255 }
        (red, green, blue, alpha) = (parts[0], parts[1], parts[2], parts[3])
    }

    private init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    var isVisible: Bool { alpha > 0.02 }

    /// The parts of the color without its alpha, rounded to what a byte can tell apart.
    private var parts: [Double] {
        [red, green, blue].map { (min(1, $0 / max(alpha, 0.001)) * 255).rounded() / 255 }
    }

    func color(alpha: Double) -> SkeletonColor {
        let parts = parts
        return SkeletonColor(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha))
    }

    static func mean(of pixels: [Pixel]) -> Pixel {
        let mean = { (part: (Pixel) -> Double) in pixels.reduce(0) { $0 + part($1) } / Double(pixels.count) }
        return Pixel(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
    }

    /// The largest difference between the parts of several colors.
    static func spread(of pixels: [Pixel]) -> Double {
        let parts = pixels.map(\.parts)
        let spreads = (0..<3).map { part in
            let values = parts.map { $0[part] }
            return (values.max() ?? 0) - (values.min() ?? 0)
        }
        return spreads.max() ?? 0
    }
}
