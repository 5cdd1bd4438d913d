import Foundation
import TabCache
import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// What is kept of a button whose background is an image.
@MainActor
@Suite("The background image of a button", .serialized, .ownDevice)
struct ButtonImageTests {
    private static let frame = CGRect(x: 20, y: 20, width: 120, height: 44)

    private func button(_ image: UIImage) -> UIButton {
        let button = UIButton(frame: Self.frame)
        button.setBackgroundImage(image, for: .normal)
        return button
    }

    private func fill(of image: UIImage) -> ComponentFill? {
        makeRoot().adding(button(image)).mapped.map(\.fill).first
    }

    /// An image whose colors run from one to another between two points of the unit square.
    private func image(
        from start: CGPoint, to end: CGPoint, _ colors: [UIColor] = [.red, .blue]
    ) throws -> UIImage {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor), locations: nil))
        let size = CGSize(width: 60, height: 22)
        let place = { (point: CGPoint) in CGPoint(x: point.x * size.width, y: point.y * size.height) }
        return UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.drawLinearGradient(
                gradient, start: place(start), end: place(end),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
    }

    private func plain(_ color: UIColor, in rect: CGRect? = nil) -> UIImage {
        let size = CGSize(width: 40, height: 40)
        return UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(rect ?? CGRect(origin: .zero, size: size))
        }
    }

    private func parts(_ color: UIColor?) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    /// Whether the parts of a color are the given ones, but for a matter of rounding.
    private func isClose(_ color: UIColor?, _ expected: [Int]) -> Bool {
        zip(parts(color), expected).allSatisfy { abs($0 - $1) <= 2 }
    }

    private func gradient(of image: UIImage) throws -> SkeletonGradient {
        guard case .gradient(let gradient) = fill(of: image) else {
            throw Mismatch(description: "no gradient but \(String(describing: fill(of: image)))")
        }
        return gradient
    }

    @Test func `an image of one color is kept as that color`() {
        #expect(
            fill(of: plain(.yellow)) == .color(SkeletonColor(UIColor(red: 1, green: 1, blue: 0, alpha: 1))))
    }

    @Test func `an image that changes from left to right is kept as a gradient from left to right`() throws {
        let gradient = try gradient(of: image(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 0)))

        #expect(gradient.startPoint == CGPoint(x: 0, y: 0.5))
        #expect(gradient.endPoint == CGPoint(x: 1, y: 0.5))
        #expect(gradient.locations == [0.1, 0.3, 0.5, 0.7, 0.9])
        #expect(isClose(gradient.colors.first, [230, 0, 25, 255]))
        #expect(isClose(gradient.colors.last, [25, 0, 230, 255]))
    }

    @Test func `an image that changes from top to bottom is kept as a gradient from top to bottom`() throws {
        let gradient = try gradient(of: image(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 0, y: 1)))

        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
        #expect(isClose(gradient.colors.first, [230, 0, 25, 255]))
        #expect(isClose(gradient.colors.last, [25, 0, 230, 255]))
    }

    @Test(arguments: [
        (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)), (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
    ])
    func `an image that changes from corner to corner is kept as a diagonal gradient`(
        start: CGPoint, end: CGPoint
    ) throws {
        // The unit square is stretched, so the gradient is drawn in a square.
        let size = CGSize(width: 40, height: 40)
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil))
        let image = UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.drawLinearGradient(
                gradient, start: CGPoint(x: start.x * 40, y: start.y * 40),
                end: CGPoint(x: end.x * 40, y: end.y * 40), options: [])
        }

        let kept = try self.gradient(of: image)

        #expect([kept.startPoint, kept.endPoint] == [start, end])
        #expect(kept.colors.count == 9)
    }

    @Test func `clear corners do not make the whole button pale`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.green.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        }

        #expect(fill(of: image) == .color(SkeletonColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1))))
    }

    @Test func `an image that is half transparent stays so`() {
        #expect(
            fill(of: plain(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))).map { fill in
                if case .color(let color) = fill { return parts(color.color) }
                return []
            } == [255, 0, 0, 128])
    }

    @Test func `an image that shows nothing leaves the standard color`() {
        #expect(fill(of: plain(.clear)) == .standard)
        #expect(fill(of: UIImage()) == .standard)
    }

    @Test func `an image that can be found by its name is kept by its name`() {
        HeadlessAssets.register(name: "gold", image: plain(.yellow))
        let image = plain(.yellow)
        image.accessibilityIdentifier = "gold"

        #expect(fill(of: image) == .image(named: "gold"))
    }

    @Test func `a name that no asset has leaves the colors`() {
        let image = plain(.yellow)
        image.accessibilityIdentifier = "no such asset"

        #expect(fill(of: image) == .color(SkeletonColor(UIColor(red: 1, green: 1, blue: 0, alpha: 1))))
    }

    @Test func `a resizable image is seen as it is stretched`() throws {
        // Three quarters of the picture are the left cap, which is a third of the button.
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 44, height: 44)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 44))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 40, y: 0, width: 4, height: 44))
        }
        let image = picture.resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 2), resizingMode: .stretch)

        let gradient = try gradient(of: image)

        #expect(parts(gradient.colors[2]) == [0, 0, 255, 255])
    }

    @Test func `a gradient layer comes before the image`() {
        let button = button(plain(.yellow))
        let layer = CAGradientLayer()
        layer.frame = button.bounds
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        button.layer.addSublayer(layer)

        guard case .gradient = makeRoot().adding(button).mapped.first?.fill else {
            Issue.record("the gradient is not kept")
            return
        }
    }

    @Test func `the image of a configuration is kept too`() {
        var configuration = UIButton.Configuration.plain()
        configuration.background.image = plain(.yellow)
        let button = UIButton(configuration: configuration)
        button.frame = Self.frame

        let yellow = SkeletonColor(UIColor(red: 1, green: 1, blue: 0, alpha: 1))
        #expect(makeRoot().adding(button).mapped.map(\.fill) == [.color(yellow)])
    }

    @Test func `the colors come from the cache as they were mapped`() throws {
        let producer = Producer(stores: [
            FrequencyCache<Production>(configuration: CacheConfiguration(directory: nil))
        ])
        let request = ProductionRequest(
            subject: .prototype(CellAnimated(BuyView.self)), owner: "Shop",
            size: CGSize(width: 160, height: 84),
            traits: UITraitCollection(), layoutDirection: .leftToRight)

        let mapped = producer.production(for: request)
        let cached = producer.production(for: request)
        let stored = try JSONDecoder().decode(Production.self, from: JSONEncoder().encode(mapped))

        #expect(producer.statistics.prototypesMade == 1)
        #expect(cached == mapped)
        #expect(stored.components.map(\.fill) == mapped.components.map(\.fill))
        #expect(mapped.components.map(\.fill) != [.standard])
    }

    @Test func `mapping a button with an image leaves it as it was`() {
        let root = makeRoot().adding(button(plain(.yellow)))
        let before = ViewState(of: root)

        _ = root.mapped

        #expect(ViewState(of: root) == before)
    }
}

/// A view with one button that was drawn.
private final class BuyView: UIView {
    let buy = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))

    override init(frame: CGRect) {
        super.init(frame: frame)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 44)).image { context in
            UIColor.orange.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 120, height: 44))
        }
        buy.setBackgroundImage(image, for: .normal)
        addSubview(buy)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// What was found in place of what was expected.
private struct Mismatch: Error, CustomStringConvertible {
    let description: String
}
