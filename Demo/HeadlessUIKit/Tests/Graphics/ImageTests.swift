import TestDevice
import Testing
import UIKit

@Suite(.ownDevice)
struct ImageTests {
    private func square(_ color: UIColor, side: CGFloat = 10, scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func fillColors(_ image: CGImage?) -> [CGColor] {
        (image?.headlessDisplayList.items ?? []).compactMap {
            if case .fill(_, let color, _) = $0 { color } else { nil }
        }
    }

    @Test func `a rendered image has the size asked for and pixels by the scale`() {
        let image = square(.red, side: 10, scale: 3)
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(image.cgImage?.width == 30)
    }

    @Test func `a rendered image shows what was drawn`() {
        #expect(fillColors(square(.red).cgImage) == [UIColor.red.cgColor])
    }

    @Test func `a template is shown in the tint`() {
        let image = square(.red).withRenderingMode(.alwaysTemplate)
        #expect(fillColors(image.headlessCGImage(tintColor: .blue)) == [UIColor.blue.cgColor])
    }

    @Test func `an image of automatic mode keeps its colors`() {
        #expect(fillColors(square(.red).headlessCGImage(tintColor: .blue)) == [UIColor.red.cgColor])
    }

    @Test func `a tint given to an image recolors it for good`() {
        #expect(fillColors(square(.red).withTintColor(.green).cgImage) == [UIColor.green.cgColor])
    }

    @Test func `an image turned right has its sides exchanged`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let wide = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { _ in }
        let turned = UIImage(cgImage: try #require(wide.cgImage), scale: 1, orientation: .right)
        #expect(turned.size == CGSize(width: 10, height: 20))
    }

    @Test func `a resizable image keeps its cap insets`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(square(.red).resizableImage(withCapInsets: insets).capInsets == insets)
    }

    @Test func `a symbol is a symbol image and a template by itself`() throws {
        let image = try #require(UIImage(systemName: "star.fill"))
        #expect(image.isSymbolImage)
        #expect(fillColors(image.headlessCGImage(tintColor: .blue)) == [UIColor.blue.cgColor])
    }

    @Test func `there is no symbol with an unknown name`() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }

    @Test(arguments: [
        "person.circle.fill", "person.crop.circle", "xmark.circle.fill", "chevron.right", "heart", "gear",
        "square.and.arrow.up", "magnifyingglass", "bell.fill", "plus.square", "ellipsis.circle",
    ])
    func `the common symbols exist`(name: String) {
        #expect(UIImage(systemName: name)?.cgImage?.headlessDisplayList.isEmpty == false)
    }

    @Test func `a larger point size makes a larger symbol`() throws {
        let small = try #require(UIImage(systemName: "star"))
        let large = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(large.size.height >= 2 * small.size.height - 1)
    }

    @Test func `an image comes from the assets under its name`() {
        let image = square(.red)
        HeadlessAssets.register(name: "ImageTests", image: image)
        #expect(UIImage(named: "ImageTests") == image)
        #expect(UIImage(named: "ImageTests.unknown") == nil)
    }

    @Test func `assets may hold another image for the dark`() {
        let (light, dark) = (square(.red), square(.blue))
        HeadlessAssets.register(name: "ImageTests.both", image: light, dark: dark)
        HeadlessAssets.register(name: "ImageTests.light", image: light)
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIImage(named: "ImageTests.both", in: nil, compatibleWith: traits) == dark)
        #expect(UIImage(named: "ImageTests.light", in: nil, compatibleWith: traits) == light)
        traits.performAsCurrent { #expect(UIImage(named: "ImageTests.both") == dark) }
        #expect(UIImage(named: "ImageTests.both") == light)
    }

    @Test func `drawing outside a context does nothing`() {
        square(.red).draw(at: .zero)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
