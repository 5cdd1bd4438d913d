import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Mapping: surfaces and cards", .ownDevice)
struct SurfaceMappingTests {
    private func map(_ root: UIView) -> Production {
        ViewMapper().map(root)
    }

    private func makeCard() -> UIView {
        let card = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 60)).adding(makeBlock())
        card.backgroundColor = .white
        return card
    }

    private func castShadow(_ view: UIView) {
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 0.2
        view.layer.shadowRadius = 5
        view.layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    @Test(arguments: [(UIColor?.none, ComponentFill.standard), (.clear, ComponentFill.none)])
    func `a row that the app made clear has no surface`(color: UIColor?, fill: ComponentFill) {
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        cell.contentView.addSubview(makeBlock())
        if let color { cell.backgroundColor = color }
        #expect(map(cell).surface.fill == fill)
    }

    @Test func `a container with a shadow is a card`() {
        let card = makeCard()
        castShadow(card)

        #expect(
            map(makeRoot().adding(card)).cards.map(\.frame) == [CGRect(x: 10, y: 10, width: 200, height: 60)])
    }

    @Test func `a chosen card keeps its border, though it has the color of what it stands on`() {
        let widths = [CGFloat(0), 2].map { width in
            let card = makeCard()
            card.layer.cornerRadius = 10
            card.layer.borderColor = UIColor.systemBlue.cgColor
            card.layer.borderWidth = width
            let root = makeRoot()
            root.backgroundColor = .white
            return map(root.adding(card)).cards.map(\.borderWidth)
        }

        #expect(widths == [[], [2]])
    }

    @Test func `a card keeps its shadow`() {
        let card = makeCard()
        castShadow(card)

        let shadow = map(makeRoot().adding(card)).cards.first?.shadow

        #expect(shadow?.opacity == 0.2)
        #expect(shadow?.offset == CGSize(width: 0, height: 2))
    }

    // TABAnimated looks at one subview only, and does not convert its frame.
    @Test func `a card is found at any depth`() {
        let card = makeCard()
        castShadow(card)
        let outer = UIView(frame: CGRect(x: 5, y: 20, width: 300, height: 79)).adding(
            UIView(frame: CGRect(x: 1, y: 1, width: 290, height: 78)).adding(card))

        #expect(
            map(makeRoot().adding(outer)).cards.map(\.frame) == [CGRect(x: 16, y: 31, width: 200, height: 60)]
        )
    }

    @Test func `a container of another color with round corners is a card`() {
        let card = makeCard()
        card.layer.cornerRadius = 8
        let root = makeRoot().adding(card)
        root.backgroundColor = .lightGray

        #expect(map(root).cards.map(\.cornerRadius) == [8])
    }

    @Test func `a container of the color of the root is no card`() {
        let card = makeCard()
        card.layer.cornerRadius = 8
        let root = makeRoot().adding(card)
        root.backgroundColor = .white

        #expect(map(root).cards.isEmpty)
    }

    @Test func `a container of another color with a border is a card`() {
        let card = makeCard()
        card.layer.borderWidth = 1
        card.layer.borderColor = UIColor.red.cgColor
        let root = makeRoot().adding(card)
        root.backgroundColor = .lightGray

        #expect(map(root).cards.map(\.borderWidth) == [1])
    }

    @Test func `a colored border has the color of shapes, and a gray one its own`() {
        let colored = makeCard()
        let gray = makeCard()
        for (card, color) in [(colored, UIColor.red), (gray, .lightGray)] {
            card.layer.borderWidth = 2
            card.layer.cornerRadius = 8
            card.layer.borderColor = color.cgColor
        }

        #expect(map(makeRoot().adding(colored, gray)).cards.map { $0.borderColor == nil } == [true, false])
    }

    @Test(arguments: [
        (UIColor(white: 0, alpha: 0.1), false), (.black, true),
        (UIColor(red: 1, green: 0, blue: 0, alpha: 0.1), true),
    ])
    func `a card in a gray that only tints what is below keeps it`(color: UIColor, isGray: Bool) {
        let card = makeCard()
        card.backgroundColor = color

        #expect(map(makeRoot().adding(card)).cards.map { $0.fill == .muted } == [isGray])
    }

    @Test func `a colored border is kept when the options say so`() {
        let card = makeCard()
        card.layer.borderWidth = 2
        card.layer.cornerRadius = 8
        card.layer.borderColor = UIColor.red.cgColor
        var options = MappingOptions()
        options.keepsColors = true

        let cards = ViewMapper(options: options).map(makeRoot().adding(card)).cards
        #expect(cards.map(\.borderColor) == [SkeletonColor(.red)])
    }

    @Test func `a view that covers the root in another color is a card`() {
        let ground = UIView(frame: makeRoot().bounds)
        ground.backgroundColor = .secondarySystemBackground
        let root = makeRoot().adding(ground)

        let production = map(root)
        #expect(production.components.map(\.removal) == [.surface])
        #expect(production.cards.map(\.frame) == [root.bounds])
        #expect(production.cards.map(\.fill) == [.color(SkeletonColor(.secondarySystemBackground))])
    }

    @Test func `a view that covers the root in the system's background is none`() {
        let ground = UIView(frame: makeRoot().bounds)
        ground.backgroundColor = .systemBackground
        let root = makeRoot().adding(ground)

        #expect(map(root).cards.isEmpty)
        #expect(map(root).components.map(\.removal) == [.surface])
    }

    @Test func `the box of a text view is a card under its lines`() {
        let textView = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 60))
        textView.backgroundColor = .white
        textView.layer.cornerRadius = 6
        let root = makeRoot().adding(textView)
        root.backgroundColor = .lightGray

        #expect(map(root).cards.map(\.cornerRadius) == [6])
        #expect(map(root).components.map(\.role) == [.text])
    }

    @Test func `the insets of a background follow the direction of the content, learnt or not`() {
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 4)
        cell.backgroundConfiguration = background
        let learnt = { (direction: UIUserInterfaceLayoutDirection) in
            ContentMapper(options: MappingOptions(), layoutDirection: direction).production(of: cell)
        }

        #expect(ViewMapper(layoutDirection: .rightToLeft).map(cell).surface.frame.minX == 4)
        #expect(learnt(.rightToLeft).surface.frame.minX == 4)
        #expect(learnt(.leftToRight).surface.frame.minX == 20)
        cell.semanticContentAttribute = .forceLeftToRight
        #expect(learnt(.rightToLeft).surface.frame.minX == 20)
    }

    @Test func `a sheet in the color of the root that reaches over a picture is a card above it`() {
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        let sheet = UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 50)).adding(makeLabel("Title"))
        sheet.backgroundColor = .systemBackground
        let root = makeRoot().adding(picture, sheet)
        root.backgroundColor = .systemBackground
        let production = map(root)

        #expect(production.cards.map(\.frame) == [sheet.frame])
        #expect(production.cards.map(\.zIndex) == [2] && production.components.map(\.zIndex) == [1, 3])
    }

    @Test func `a view in the color of the root beside a picture is no card`() {
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        let text = UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 50)).adding(makeLabel("Title"))
        text.backgroundColor = .systemBackground
        let root = makeRoot().adding(picture, text)
        root.backgroundColor = .systemBackground

        #expect(map(root).cards.isEmpty)
    }

    @Test func `a hidden card is not drawn`() {
        let card = makeCard()
        castShadow(card)
        card.isHidden = true

        #expect(map(makeRoot().adding(card)).cards.isEmpty)
    }

    @Test func `a card takes no index`() {
        let card = makeCard()
        castShadow(card)

        #expect(map(makeRoot().adding(card)).components.map(\.index) == [0])
    }

    @Test func `cards come from the back to the front`() {
        let back = makeCard()
        castShadow(back)
        let front = UIView(frame: CGRect(x: 1, y: 1, width: 30, height: 30)).adding(makeBlock())
        castShadow(front)
        back.addSubview(front)

        #expect(map(makeRoot().adding(back)).cards.map(\.frame.width) == [200, 30])
    }

    @Test func `the surface is the color of the content view of a cell`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        cell.contentView.backgroundColor = .orange

        #expect(map(cell).surface.fill == .color(SkeletonColor(.orange)))
    }

    @Test func `a plain cell has the surface of the model`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)

        #expect(map(cell).surface.fill == .standard)
    }

    @Test func `the surface has the radius and shadow of the view`() {
        let root = makeRoot()
        root.layer.cornerRadius = 12
        castShadow(root)

        let surface = map(root).surface

        #expect(surface.cornerRadius == 12)
        #expect(surface.shadow?.radius == 5)
    }

    @Test func `the surface of a view away from the origin starts at zero`() {
        let root = UIView(frame: CGRect(x: 40, y: 50, width: 100, height: 60))
        castShadow(root)

        #expect(map(root).surface.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    }
}
