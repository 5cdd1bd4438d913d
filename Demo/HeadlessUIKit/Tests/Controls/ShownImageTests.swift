import Foundation
import TestDevice
import Testing
import UIKit

/// How images are shown that are turned, mirrored, resized or animated.
@MainActor
@Suite(.ownDevice)
struct ShownImageTests {
    private func image(width: CGFloat = 20, height: CGFloat = 10) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
    }

    private func items(_ view: UIImageView) -> [HeadlessDisplayList.Item] {
        (view.layer.contents as? CGImage)?.headlessDisplayList.items ?? []
    }

    @Test func `an image view turns an image as its orientation says`() throws {
        let turned = UIImage(cgImage: try #require(image().cgImage), scale: 1, orientation: .right)
        let view = UIImageView(image: turned)
        #expect((view.layer.contents as? CGImage)?.headlessSize == CGSize(width: 10, height: 20))
        #expect(items(view).contains(.concatenate(CGAffineTransform(0, 1, -1, 0, 10, 0))))
    }

    @Test func `an image that flips is mirrored from right to left`() {
        let view = UIImageView(image: image().imageFlippedForRightToLeftLayoutDirection())
        let mirror = HeadlessDisplayList.Item.concatenate(CGAffineTransform(-1, 0, 0, 1, 20, 0))
        #expect(!items(view).contains(mirror))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(items(view).contains(mirror))
    }

    @Test func `the middle of a tiled image is repeated`() {
        let insets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        let view = UIImageView(image: image().resizableImage(withCapInsets: insets))
        view.frame = CGRect(x: 0, y: 0, width: 45, height: 10)
        let pieces = items(view).filter { if case .image = $0 { true } else { false } }
        #expect(pieces.count == 2 + 4)
    }

    @Test func `the middle of a stretched image is drawn once`() {
        let insets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        let stretched = image().resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let context = CGContext(headlessBounds: CGRect(x: 0, y: 0, width: 45, height: 10))
        UIGraphicsPushContext(context)
        stretched.draw(in: CGRect(x: 0, y: 0, width: 45, height: 10))
        UIGraphicsPopContext()
        let pieces = context.headlessDisplayList.items.filter { if case .image = $0 { true } else { false } }
        #expect(pieces.count == 3)
    }

    @Test func `the alignment rectangle of an image is its view's`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = UIImageView(image: image().withAlignmentRectInsets(insets))
        #expect(view.alignmentRectInsets == insets)
        #expect(view.intrinsicContentSize == CGSize(width: 14, height: 6))
    }

    @Test func `an animated image runs by itself, in its own time`() {
        let view = UIImageView()
        view.image = UIImage.animatedImage(with: [image(), image()], duration: 3)
        #expect(view.isAnimating)
        let key = view.layer.animationKeys()?.first ?? ""
        #expect(view.layer.animation(forKey: key)?.duration == 3)
        view.image = image()
        #expect(!view.isAnimating)
    }
}
