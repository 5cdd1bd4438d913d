import UIKit

extension UIImage {
    /// The mean color of what the image shows, or `nil` if it shows nothing.
    ///
    /// The middle of the image is drawn in one pixel, so that clear corners do not make it pale.
    var meanColor: UIColor? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let pixel = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in
            draw(in: CGRect(x: -0.25, y: -0.25, width: 1.5, height: 1.5))
        }
        var bytes: [UInt8] = [0, 0, 0, 0]
        bytes.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            pixel.cgImage.map { context?.draw($0, in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        }
        let alpha = CGFloat(bytes[3])
        guard alpha > 5 else { return nil }
        return UIColor(
            red: CGFloat(bytes[0]) / alpha, green: CGFloat(bytes[1]) / alpha, blue: CGFloat(bytes[2]) / alpha,
            alpha: alpha / 255)
    }
}
