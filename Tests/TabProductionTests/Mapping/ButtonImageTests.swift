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

    @Test func `an image of one color is kept as that color`() {
        #expect(
            fill(of: plain(.yellow)) == .color(SkeletonColor(UIColor(red: 1, green: 1, blue: 0, alpha: 1))))
    }

    @Test func `an image of several colors is kept as their mean`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 20, y: 0, width: 20, height: 40))
        }

        guard case .color(let color) = fill(of: image) else {
            Issue.record("no color")
            return
        }
        #expect(parts(color.color) == [128, 0, 128, 255])
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

    @Test func `a name that no asset has leaves the color`() {
        let image = plain(.yellow)
        image.accessibilityIdentifier = "no such asset"

        #expect(fill(of: image) == .color(SkeletonColor(UIColor(red: 1, green: 1, blue: 0, alpha: 1))))
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
