import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// A guess is never worse than none.
@MainActor
@Suite("Safe guesses", .ownDevice)
struct SafeGuessTests {
    private func production(_ prototype: CellAnimated, width: CGFloat = 375, height: CGFloat = 0)
        -> Production
    {
        Producer().production(
            for: ProductionRequest(
                subject: .prototype(prototype), owner: "Page", size: CGSize(width: width, height: height),
                traits: UITraitCollection(preferredContentSizeCategory: .large),
                layoutDirection: .leftToRight))
    }

    private func production(
        width: CGFloat = 375, height: CGFloat = 0, of make: @escaping @MainActor () -> UIView
    )
        -> Production
    {
        production(CellAnimated(className: "Row", make: make), width: width, height: height)
    }

    private func drawn(_ name: String, in production: Production) -> Component? {
        production.components.first { $0.name == name && !$0.isRemoved }
    }

    // MARK: Cells that configure themselves

    @Test func `a cell that configures itself keeps its lent texts`() {
        let found = production(CellAnimated(UpdatingCell.self))
        #expect((drawn("title", in: found)?.frame.width ?? 0) > 40)
    }

    @Test func `labels that come with the first layout are lent texts`() {
        let found = production(CellAnimated(LazyCell.self))
        #expect(found.components.filter { $0.role == .label && !$0.isRemoved }.count == 1)
        #expect(found.size.height > 40)
    }

    @Test func `a cell of the app without views of its own is said once`() {
        let given = warnings {
            _ = production(CellAnimated(BareCell.self))
            _ = production(CellAnimated(BareCell.self))
            _ = production(CellAnimated(UITableViewCell.self))
        }
        #expect(given.count { $0.hasPrefix("BareCell has nothing to show") } == 1)
        #expect(!given.contains { $0.hasPrefix("UITableViewCell") })
    }

    @Test func `a cell of the app with a style of UIKit's is not said`() {
        #expect(warnings { _ = production(CellAnimated(SubtitleCell.self)) } == [])
    }

    // MARK: Lines

    @Test func `a detail beside an icon is judged while the heading is one line`() {
        let lines = [CGFloat(0), 40].map { side in
            production { IconRow(side: side, texts: 2) }.components.last { $0.role == .label }?.bars.count
                ?? 0
        }
        #expect(lines == [3, 2])
    }

    @Test func `the only text beside an icon is one line`() {
        let found = production { IconRow(side: 40, texts: 1) }
        #expect(found.components.last?.bars.count == 1 && found.size.height == 56)
    }

    @Test func `the only text of a banner is one line above other texts`() {
        let found = production {
            let column = UIStackView(arrangedSubviews: [
                IconRow(side: 40, texts: 1), IconRow(side: 0, texts: 1),
            ])
            column.axis = .vertical
            return column
        }
        #expect(found.components.filter { $0.role == .label }.map(\.bars.count) == [1, 3])
    }

    @Test(arguments: [(CGFloat(136), 2), (200, 1)])
    func `the only text of a tile takes two lines where a word has no room`(width: CGFloat, lines: Int) {
        let found = production(width: width) { IconRow(side: 40, texts: 1) }
        #expect(found.components.last?.bars.count == lines)
    }

    @Test(arguments: [true, false])
    func `a text that no constraint limits stays in its view`(isCentered: Bool) throws {
        let found = production(height: 120) { LooseRow(isCentered: isCentered) }
        let bars = try #require(found.components.first { $0.role == .label }).bars
        #expect(!bars.isEmpty && bars.allSatisfy { $0.minX >= 0 && $0.maxX <= 375 })
    }

    // MARK: Images and paths

    @Test func `a mask gives its corners`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.backgroundColor = .systemTeal
        let mask = CAShapeLayer()
        mask.path =
            UIBezierPath(
                roundedRect: view.bounds, byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: 12, height: 12)
            ).cgPath
        view.layer.mask = mask
        let found = makeRoot().adding(view).mapped.first
        #expect(abs((found?.cornerRadius ?? 0) - 12) < 1.5)
        #expect(found?.corners.rounded == [.topLeft, .topRight])
    }

    @Test func `a filled rounded path gives its corners`() {
        let shape = CAShapeLayer()
        shape.path =
            UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 80, height: 40), cornerRadius: 10).cgPath
        shape.fillColor = UIColor.systemTeal.cgColor
        let root = makeRoot()
        root.layer.addSublayer(shape)
        #expect(abs((root.mapped.first?.cornerRadius ?? 0) - 10) < 1.5)
    }

    @Test func `bars follow the height of a line that its style multiplies`() throws {
        let style = NSMutableParagraphStyle()
        style.lineHeightMultiple = 1.5
        let label = makeLabel(frame: CGRect(x: 10, y: 10, width: 120, height: 80), lines: 0)
        label.attributedText = NSAttributedString(
            string: "Several words that take two lines",
            attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
        let bars = try #require(makeRoot().adding(label).mapped.first).bars
        #expect(bars.count == 2 && isClose(bars[1].minY - bars[0].minY, 23.8671875 * 1.5))
    }

    // MARK: System cells

    @Test func `a cell of the system with a switch has the bars of its texts`() {
        let found = production {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.accessoryView = UISwitch()
            return cell
        }
        #expect(found.components.contains { $0.role == .label && !$0.isRemoved })
        #expect(found.components.contains { $0.role == .control && !$0.isRemoved })
    }

    @Test(arguments: [
        UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
    ])
    func `a mark at the end of a row is no shape, and takes its room from the texts`(
        type: UITableViewCell.AccessoryType
    ) {
        let found = [UITableViewCell.AccessoryType.none, type].map { type in
            production(height: 60) {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.accessoryType = type
                return cell
            }
        }
        #expect(found.map(\.cards.count) == [0, 0])
        #expect(
            found.map { $0.components.filter { !$0.isRemoved }.map(\.role) }
                == Array(repeating: [.label, .label], count: 2))
    }

    @Test func `the accessories of a cell of a list are no shapes`() {
        let found = production(height: 44) {
            let cell = UICollectionViewListCell()
            cell.accessories = [.checkmark(), .disclosureIndicator()]
            return cell
        }
        #expect(found.cards.isEmpty)
    }

    @Test(arguments: [true, false])
    func `a hidden picture that fills a clipping view is a block, as what stands in for it will be`(
        clips: Bool
    ) {
        let found = production(height: 100) {
            let (cell, box) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIView())
            box.frame = CGRect(x: 16, y: 20, width: 60, height: 60)
            box.clipsToBounds = clips
            let (initials, picture) = (
                UILabel(frame: CGRect(x: 20, y: 20, width: 20, height: 20)), UIImageView()
            )
            picture.frame = box.bounds
            picture.isHidden = true
            [initials, picture].forEach(box.addSubview)
            cell.contentView.addSubview(box)
            return cell
        }
        let shown = found.components.filter { $0.role == .image && !$0.isRemoved }.map(\.frame)
        #expect(shown == (clips ? [CGRect(x: 16, y: 20, width: 60, height: 60)] : []))
    }

    @Test(arguments: [(4, true), (20, false)])
    func `a strip over such a picture leaves it a block, another view does not`(
        height: CGFloat, isBlock: Bool
    ) {
        let found = production(height: 100) {
            let (cell, box) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIView())
            box.frame = CGRect(x: 16, y: 20, width: 60, height: 60)
            box.clipsToBounds = true
            let strip = UIView(frame: CGRect(x: 0, y: 60 - height, width: 60, height: height))
            strip.backgroundColor = .systemGray
            let picture = UIImageView(frame: box.bounds)
            picture.isHidden = true
            [UILabel(frame: CGRect(x: 20, y: 20, width: 20, height: 20)), picture, strip]
                .forEach(box.addSubview)
            cell.contentView.addSubview(box)
            return cell
        }
        let shown = found.components.filter { $0.role == .image && !$0.isRemoved }.map(\.frame)
        #expect(shown == (isBlock ? [CGRect(x: 16, y: 20, width: 60, height: 60)] : []))
    }

    @Test(arguments: [UIContentSizeCategory.large, .accessibilityMedium])
    func `the text of a system cell is as large as those of its list`(category: UIContentSizeCategory) {
        let fonts = [false, true].map { isPrepared in
            var cell: UITableViewCell?
            var prototype = CellAnimated(className: "Row") {
                let made = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell = made
                return made
            }
            if isPrepared {
                prototype = CellAnimated(UITableViewCell.self) {
                    cell = $0
                    $0.textLabel?.text = "Harbor"
                }
            }
            _ = Producer().production(
                for: ProductionRequest(
                    subject: .prototype(prototype), owner: "Page", size: CGSize(width: 375, height: 0),
                    traits: UITraitCollection(preferredContentSizeCategory: category),
                    layoutDirection: .leftToRight))
            return cell?.textLabel?.font.pointSize
        }
        #expect(fonts == (category == .large ? [17, 17] : [28, 28]))
    }

    // MARK: Surfaces

    @Test func `a surface as dark as text is gray in the light`() {
        let fills = [UIColor.darkGray, .systemGray5].map { color in
            let card = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 60))
            card.backgroundColor = color
            card.layer.cornerRadius = 8
            card.addSubview(makeLabel("text"))
            return ViewMapper().map(makeRoot().adding(card)).cards.first?.fill
        }
        #expect(fills == [.muted, .color(SkeletonColor(.systemGray5))])
    }

    @Test func `a shade behind a text is a surface below it`() {
        let shade = CALayer()
        shade.frame = CGRect(x: 0, y: 50, width: 320, height: 50)
        shade.backgroundColor = UIColor(white: 0.9, alpha: 1).cgColor
        let root = makeRoot()
        root.layer.addSublayer(shade)
        root.addSubview(makeLabel("text", frame: CGRect(x: 10, y: 60, width: 100, height: 24)))
        let found = ViewMapper().map(root)
        #expect(found.cards.map(\.frame.minY) == [50])
        #expect(found.components.filter { !$0.isRemoved }.map(\.role) == [.label])
    }

    @Test func `a button in the color of its banner is its title`() throws {
        let button = UIButton(frame: CGRect(x: 200, y: 10, width: 100, height: 40))
        button.setTitle("Undo", for: .normal)
        let banner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        banner.backgroundColor = .systemYellow
        button.backgroundColor = .systemYellow
        banner.addSubview(button)
        let root = makeRoot().adding(banner)
        root.layoutIfNeeded()
        let bar = try #require(root.mapped.first { $0.role == .button })
        #expect(bar.frame.height < 20 && bar.frame.width < 90)
    }

    @Test func `a text cut by the lower edge has the gray of its surface`() {
        let component = Component(
            index: 0, role: .label, frame: CGRect(x: 10, y: 90, width: 200, height: 16))
        let found = Production(
            className: "Page", size: CGSize(width: 320, height: 100),
            surface: Component(
                surface: CGRect(x: 0, y: 0, width: 320, height: 100), fill: .color(SkeletonColor(.black))),
            components: [component])
        let standard = PaintedColor(.skeletonStandard.resolvedColor(with: UITraitCollection()))
        let onBlack = PaintedColor(.black).contrast(
            with: ShapeContrast(traits: UITraitCollection()).color(standard, on: PaintedColor(.black)))
        let ratio = found.contrasts(on: .white, traits: UITraitCollection()).first?.ratio
        #expect(ratio == onBlack)
    }

    // MARK: Sample content

    @Test func `a closure is given a view of the class, and an untyped one any view`() {
        let typed = CellAnimated(CaptionRow.self) { row in row.caption.text = "A caption of some length" }
        let show: @MainActor (UIView) -> Void = {
            ($0 as? CaptionRow)?.caption.text = "A caption of some length"
        }
        let untyped = CellAnimated(CaptionRow.self, prepare: show)
        let frames = [typed, untyped].map { drawn("caption", in: production($0, height: 44))?.frame }
        #expect(frames[0] != nil && frames[0] == frames[1])
        #expect(
            frames[0] != drawn("caption", in: production(CellAnimated(CaptionRow.self), height: 44))?.frame)
        #expect(typed.name.origin != untyped.name.origin)
    }
}
