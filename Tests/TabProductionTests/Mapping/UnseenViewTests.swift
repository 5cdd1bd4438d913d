import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Mapping: what cannot be seen", .ownDevice)
struct UnseenViewTests {
    private let whole = CGRect(x: 10, y: 10, width: 200, height: 60)

    private func makeTexts() -> UIView {
        let texts = UIView(frame: whole)
        texts.addSubview(makeLabel("Title", frame: CGRect(x: 8, y: 8, width: 150, height: 24)))
        return texts
    }

    private func drawn(_ root: UIView) -> [Component.Role] {
        root.mapped.filter { !$0.isRemoved }.map(\.role)
    }

    @Test func `a blank button over texts makes no shape, and keeps its index`() {
        let root = makeRoot().adding(makeTexts(), UIButton(frame: whole))

        #expect(drawn(root) == [.label])
        #expect(root.mapped.map(\.index) == [0, 1])
    }

    @Test func `a blank control over texts makes no shape`() {
        #expect(drawn(makeRoot().adding(makeTexts(), UIControl(frame: whole))) == [.label])
    }

    @Test func `an empty image view over another one makes no shape`() {
        let icon = UIImageView(frame: CGRect(x: 10, y: 10, width: 28, height: 28))
        let overlay = UIImageView(frame: CGRect(x: 13, y: 13, width: 22, height: 22))

        #expect(drawn(makeRoot().adding(icon, overlay)) == [.image])
    }

    @Test func `a poster on a backdrop is a shape of its own`() {
        let backdrop = UIImageView(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
        let poster = UIImageView(frame: CGRect(x: 20, y: 10, width: 50, height: 70))

        #expect(drawn(makeRoot().adding(backdrop, poster)) == [.image, .image])
    }

    @Test func `a shade that a layer draws over a photo makes no shape`() {
        let shade = CAGradientLayer()
        shade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        shade.frame = CGRect(origin: .zero, size: whole.size)
        let veil = UIView(frame: whole)
        veil.layer.addSublayer(shade)

        #expect(drawn(makeRoot().adding(UIImageView(frame: whole), veil)) == [.image])
    }

    @Test func `a shade beside the photo that it lies over makes no shape`() {
        let shade = CAGradientLayer()
        shade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        shade.frame = whole
        let root = makeRoot().adding(UIImageView(frame: whole))
        root.layer.addSublayer(shade)

        #expect(drawn(root) == [.image])
    }

    @Test func `a tint over a photo makes no shape`() {
        let tint = UIView(frame: whole)
        tint.backgroundColor = UIColor(white: 0, alpha: 0.4)

        #expect(drawn(makeRoot().adding(UIImageView(frame: whole), tint)) == [.image])
    }

    @Test func `a tint beside the edge of a turned photo is a shape`() {
        let photo = UIImageView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        photo.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let tint = UIView(frame: CGRect(x: 32, y: 32, width: 10, height: 10))
        tint.backgroundColor = UIColor(white: 0, alpha: 0.4)

        #expect(drawn(makeRoot(height: 200).adding(photo, tint)) == [.image, .block])
    }

    @Test func `a label with a background is a pill of its size`() throws {
        let badge = makeLabel("NEW", frame: CGRect(x: 20, y: 20, width: 60, height: 26))
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = 13
        let pill = try #require(makeRoot().adding(badge).mapped.first)

        #expect(pill.frame == badge.frame && pill.cornerRadius == 13 && pill.lines == nil)
    }

    @Test func `an opaque label on a surface of its color is only its text`() throws {
        let label = makeLabel("Title")
        label.backgroundColor = .systemBackground
        let bar = try #require(makeRoot().adding(label).mapped.first)

        #expect(bar.frame.height < label.frame.height)
    }

    @Test func `vibrancy changes what stands on a card and is none itself`() {
        let effect = UIVisualEffectView(
            effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)))
        effect.frame = whole
        effect.contentView.addSubview(makeLabel("Title"))
        let production = ViewMapper().map(makeRoot().adding(effect))

        #expect(production.cards.isEmpty)
        #expect(production.components.filter { !$0.isRemoved }.map(\.role) == [.label])
    }

    @Test func `a card keeps its shape whatever its color comes from`() {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        effect.frame = whole
        effect.layer.cornerRadius = 12
        effect.contentView.addSubview(makeLabel("Title", frame: CGRect(x: 8, y: 8, width: 150, height: 24)))
        let gradient = GradientView(frame: whole)
        gradient.addSubview(makeLabel("Title", frame: CGRect(x: 8, y: 8, width: 150, height: 24)))
        let colored = makeTexts()
        colored.backgroundColor = .systemBlue
        colored.layer.cornerRadius = 12

        for card in [effect, gradient, colored] {
            let production = ViewMapper().map(makeRoot().adding(card))
            #expect(production.cards.map(\.frame) == [whole])
            #expect(production.cards.map(\.fill) == [.muted])
        }
    }

    @Test func `a card keeps its color when the options say so`() {
        let card = makeTexts()
        card.backgroundColor = .systemBlue
        card.layer.cornerRadius = 12
        var options = MappingOptions()
        options.keepsColors = true

        let cards = ViewMapper(options: options).map(makeRoot().adding(card)).cards
        #expect(cards.map(\.fill) == [.color(SkeletonColor(.systemBlue))])
    }
}

private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    }

    required init?(coder: NSCoder) {
        nil
    }
}
