import TestDevice
import Testing
import UIKit

/// A context that keeps pixels; the same holds for Core Graphics'.
@MainActor
@Suite("Pixels of a context", .ownDevice)
struct BitmapContextTests {
    /// Draws in a context and returns its pixels as red, green, blue and alpha, the top row first.
    private func pixels(width: Int, height: Int, draw: (CGContext) -> Void) throws -> [[UInt8]] {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8,
                    bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            draw(context)
        }
        return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let clear: [UInt8] = [0, 0, 0, 0]

    @Test func `nothing drawn leaves clear pixels`() throws {
        #expect(try pixels(width: 2, height: 1) { _ in } == [clear, clear])
    }

    @Test func `the origin is at the bottom left, and the top row comes first`() throws {
        let pixels = try pixels(width: 2, height: 2) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(pixels == [clear, clear, red, clear])
    }

    @Test func `colors are multiplied by their alpha and laid over each other`() throws {
        let pixels = try pixels(width: 1, height: 1) { context in
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.4)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(pixels == [[102, 0, 153, 255]])
    }

    @Test func `a picture is drawn upright and scaled`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        }
        let picture = try #require(image.cgImage)
        let pixels = try pixels(width: 1, height: 2) { context in
            context.draw(picture, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        }
        #expect(pixels == [red, clear])
    }

    @Test func `a pixel that is covered in part has the mean color`() throws {
        let pixels = try pixels(width: 1, height: 1) { context in
            context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
        }
        #expect(pixels == [[128, 128, 128, 128]])
    }

    @Test func `clips, transforms and strokes count`() throws {
        let pixels = try pixels(width: 4, height: 1) { context in
            context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.setLineWidth(1)
            context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1))
            context.translateBy(x: 1, y: 0)
            context.move(to: CGPoint(x: 0, y: 0.5))
            context.addLine(to: CGPoint(x: 3, y: 0.5))
            context.strokePath()
        }
        #expect(pixels[1] == red)
        #expect(pixels[2] == red)
        #expect(pixels[3] == clear)
    }

    @Test func `a gradient runs between its points`() throws {
        let pixels = try pixels(width: 2, height: 1) { context in
            let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
            guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 2, y: 0), options: [])
        }
        #expect(pixels == [[64, 64, 64, 255], [191, 191, 191, 255]])
    }

    @Test func `a context without memory of the app's has its own`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        )
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.data?.load(as: UInt8.self) == 255)
    }

    @Test func `a context of no size is none`() {
        #expect(
            CGContext(
                data: nil, width: 0, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
                === nil)
    }
}
