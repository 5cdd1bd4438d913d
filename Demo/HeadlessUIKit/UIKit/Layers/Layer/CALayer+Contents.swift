import Foundation

extension CALayer {
    /// Whether only the middle of the contents is stretched to fill the layer.
    var stretchesContents: Bool {
        contentsGravity == .resize && contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// The size of a picture in points: as many pixels to a point as the layer says. Half pixels that were
    /// rounded when the picture was made are not lost.
    func headlessSize(of image: CGImage) -> CGSize {
        guard contentsScale > 0 else { return image.headlessSize }
        let size = CGSize(
            width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
        let isSame =
            abs(size.width - image.headlessSize.width) * contentsScale < 1
            && abs(size.height - image.headlessSize.height) * contentsScale < 1
        return isSame ? image.headlessSize : size
    }

    /// Where contents of a size stand in the layer. The names of gravities are those of a y axis that points
    /// up: where it points down, as here, the top is the edge of the greatest y.
    func headlessContentsFrame(_ size: CGSize) -> CGRect {
        let scales = CGSize(
            width: bounds.width / max(size.width, 0.001), height: bounds.height / max(size.height, 0.001))
        switch contentsGravity {
        case .resize: return bounds
        case .resizeAspect: return contentsFrame(size, scale: min(scales.width, scales.height))
        case .resizeAspectFill: return contentsFrame(size, scale: max(scales.width, scales.height))
        default: return contentsFrame(size, scale: 1)
        }
    }

    private func contentsFrame(_ size: CGSize, scale: CGFloat) -> CGRect {
        let (width, height) = (size.width * scale, size.height * scale)
        let gravity = contentsGravity.rawValue.lowercased()
        let x = gravity.contains("left") ? 0 : gravity.contains("right") ? 1 : 0.5
        let y = gravity.contains("top") ? 1 : gravity.contains("bottom") ? 0 : 0.5
        return CGRect(
            x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
            width: width, height: height)
    }
}

extension CGImage {
    /// The part of the picture in a rectangle given in shares of it.
    func headlessPart(_ shares: CGRect) -> CGImage {
        guard shares != CGRect(x: 0, y: 0, width: 1, height: 1) else { return self }
        let scale = CGAffineTransform(scaleX: CGFloat(width), y: CGFloat(height))
        return cropping(to: shares.applying(scale)) ?? self
    }
}
