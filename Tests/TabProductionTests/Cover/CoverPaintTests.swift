import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Overlay: paint", .ownDevice)
struct CoverPaintTests {
    private static let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    private func color(_ layer: CALayer?) -> UIColor? { layer?.backgroundColor.map { UIColor(cgColor: $0) } }

    private func painted(_ fill: ComponentFill) throws -> CALayer {
        try #require(CoverStage(.row(.block { $0.fill = fill })).layer(0)?.bars.first)
    }

    @Test func `shapes and surfaces without a color of their own have those of the palette`() {
        let stage = CoverStage(.row(.block()))

        #expect(color(stage.layer(0)) == UIColor(cgColor: UIColor.lightGray.cgColor))
        #expect(color(stage.layers.first) == UIColor(cgColor: UIColor.white.cgColor))
    }

    @Test func `a shape has the color of its fill in the appearance of the cover`() {
        let stage = CoverStage(.row(.block { $0.fill = .color(SkeletonColor(Self.adaptive)) }))
        #expect(color(stage.layer(0)) == UIColor(cgColor: UIColor.black.cgColor))

        stage.window.overrideUserInterfaceStyle = .dark
        HeadlessScreen.main.turn()

        #expect(color(stage.layer(0)) == UIColor(cgColor: UIColor.white.cgColor))
    }

    @Test func `a gradient fills a shape from point to point`() throws {
        let gradient = SkeletonGradient(
            colors: [.red, .blue], locations: [0.2, 1],
            startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 1, y: 1))

        let bar = try painted(.gradient(gradient))
        let layer = try #require(bar.fillLayer as? CAGradientLayer)

        #expect(layer.frame == bar.bounds)
        #expect(layer.colors?.count == 2)
        #expect(layer.locations == [0.2, 1])
        #expect(layer.startPoint == .zero)
        #expect(layer.endPoint == CGPoint(x: 1, y: 1))
        #expect(bar.backgroundColor == nil)
    }

    @Test func `a bar is a plain layer again when its gradient has gone`() throws {
        let stage = CoverStage(.row(.block()))
        stage.cover.palette.gradient = SkeletonGradient(colors: [.red, .blue])
        #expect(stage.layer(0)?.fillLayer is CAGradientLayer)
        stage.cover.palette.gradient = nil
        #expect(stage.layer(0)?.sublayers ?? [] == [])
        #expect(color(stage.layer(0)) == UIColor(cgColor: UIColor.lightGray.cgColor))
    }

    @Test func `an image that is not there leaves the standard color`() throws {
        let layer = try painted(.image(named: "no such image"))

        #expect(color(layer) == UIColor(cgColor: UIColor.lightGray.cgColor))
        #expect(layer.contents == nil)
    }

    @Test func `an image that is a template has the tint of the cover`() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        HeadlessAssets.register(name: "template", image: dot.withRenderingMode(.alwaysTemplate))
        let stage = CoverStage(.row(.block { $0.fill = .image(named: "template") }))
        stage.cover.tintColor = .red
        stage.cover.palette.component = .gray

        let image = try #require(stage.layer(0)?.contents as? CGImage)

        #expect(firstPixel(of: image) == [255, 0, 0, 255])
    }

    @Test func `of an image with caps only what is between them is stretched`() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        HeadlessAssets.register(
            name: "caps",
            image: dot.resizableImage(withCapInsets: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20)))
        HeadlessAssets.register(name: "no caps", image: dot)

        let (caps, none) = (try painted(.image(named: "caps")), try painted(.image(named: "no caps")))
        #expect(caps.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.25, height: 0.5))
        #expect(caps.contentsGravity == .resize)
        #expect(none.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(none.contentsGravity == .resizeAspectFill)
    }

    /// The red, green, blue and alpha of an image whose pixels are all the same.
    private func firstPixel(of image: CGImage) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        bytes.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        return bytes
    }

    @Test func `a shape without paint is clear and keeps its place`() throws {
        let layer = try painted(.none)

        #expect(layer.backgroundColor == nil)
        #expect(layer.frame == CGRect(x: 10, y: 10, width: 20, height: 10))
    }

    @Test func `the shadow of a surface has the outline of the surface`() throws {
        var surface = Component(surface: CGRect(x: 4, y: 4, width: 92, height: 32), cornerRadius: 8)
        surface.shadow = Component.Shadow(
            color: SkeletonColor(.black), opacity: 0.2, offset: .zero, radius: 4)
        let stage = CoverStage(
            Production(className: "Card", size: CGSize(width: 100, height: 40), surface: surface))
        let path = try #require(stage.layers.first?.shadowPath)
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 92, height: 32))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 4, y: 4)))
    }

    @Test func `the shadow of a shape has the outline of the shape`() throws {
        let shadow = Component.Shadow(
            color: SkeletonColor(.black), opacity: 0.2, offset: .zero, radius: 4)
        let stage = CoverStage(
            .row(
                .block {
                    $0.shadow = shadow
                    $0.cornerRadius = 4
                },
                .block(1) {
                    $0.shadow = shadow
                    $0.fill = .none
                }))
        let path = try #require(stage.layer(0)?.shadowPath)
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && path.contains(CGPoint(x: 4, y: 4)))
        #expect(stage.layer(1)?.shadowPath == nil)
    }

    @Test func `a shadow is cast as the component says, and taken away`() throws {
        let stage = CoverStage(
            .row(
                .block {
                    $0.shadow = Component.Shadow(
                        color: SkeletonColor(.red), opacity: 0.5, offset: CGSize(width: 1, height: 2),
                        radius: 4)
                }))
        let layer = try #require(stage.layer(0))
        #expect(layer.shadowOpacity == 0.5)
        #expect(layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(layer.shadowRadius == 4)

        stage.cover.tiles = [SkeletonTile(production: .row(.block()))]

        #expect(stage.layer(0)?.shadowOpacity == 0)
    }

    @Test func `another palette repaints the same layers`() {
        let stage = CoverStage(.row(.block()))
        let before = stage.layers

        stage.cover.palette.component = .red

        #expect(stage.layers == before)
        #expect(color(stage.layer(0)) == UIColor(cgColor: UIColor.red.cgColor))
    }
}
