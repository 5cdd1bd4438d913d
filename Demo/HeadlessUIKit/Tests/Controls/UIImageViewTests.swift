import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct UIImageViewTests {
    private func image(_ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
    }

    @Test func `an image view without an image has no intrinsic size`() {
        #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func `an image view is made as large as its image`() {
        #expect(UIImageView(image: image()).frame.size == CGSize(width: 40, height: 20))
    }

    @Test func `the intrinsic size is the image's`() {
        let view = UIImageView()
        view.image = image()
        #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    }

    @Test func `the layer shows the image`() {
        #expect(UIImageView(image: image()).layer.contents != nil)
    }

    @Test func `the layer is empty without an image`() {
        let view = UIImageView(image: image())
        view.image = nil
        #expect(view.layer.contents == nil)
    }

    @Test func `a template takes the tint color`() {
        let view = UIImageView(image: image().withRenderingMode(.alwaysTemplate))
        view.tintColor = .blue
        let contents = view.layer.contents as? CGImage
        let fills = contents?.headlessDisplayList.items.compactMap { item -> CGColor? in
            if case .fill(_, let color, _) = item { return color }
            return nil
        }
        #expect(fills == [UIColor.blue.cgColor])
    }

    @Test func `aspect fit is told to the layer`() {
        let view = UIImageView(image: image())
        view.contentMode = .scaleAspectFit
        #expect(view.layer.contentsGravity == .resizeAspect)
    }

    @Test func `the highlighted image shows while highlighted`() {
        let view = UIImageView(image: image(), highlightedImage: image(.blue))
        let normal = view.layer.contents as AnyObject?
        view.isHighlighted = true
        #expect(view.layer.contents as AnyObject? !== normal)
    }

    @Test func `an image view does not take touches`() {
        #expect(!UIImageView().isUserInteractionEnabled)
    }

    @Test func `images are animated on the layer's contents`() {
        let view = UIImageView()
        view.animationImages = [image(), image(.blue)]
        view.startAnimating()
        #expect(view.isAnimating)
        #expect(view.layer.animationKeys()?.count == 1)
    }
}
