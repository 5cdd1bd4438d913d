import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// What a list says of a cell, and what becomes of it in the production.
@MainActor
@Suite("Measures of cells", .ownDevice)
struct CellMeasureTests {
    private func request(
        _ cell: CellAnimated, height: CGFloat = 0, _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ change: (inout CellMeasure) -> Void = { _ in }
    ) -> ProductionRequest {
        var request = ProductionRequest(
            subject: .prototype(cell), owner: "", size: CGSize(width: 320, height: height),
            traits: UITraitCollection(), layoutDirection: direction)
        change(&request.measure)
        return request
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func `the width of an index is taken once, also of a stand-in`(direction: UIUserInterfaceLayoutDirection)
    {
        let whole = Producer().production(for: request(CellAnimated(NothingCell.self), direction))
        let narrow = Producer().production(
            for: request(CellAnimated(NothingCell.self), direction) { $0.indexWidth = 15 })
        let isMirrored = direction == .rightToLeft
        let frames = [whole, narrow].map { $0.components.first { !$0.isRemoved }?.frame ?? .zero }

        #expect(narrow.size.width == 320 && !frames[1].isEmpty)
        #expect(isMirrored ? frames[1].maxX == frames[0].maxX : frames[1].minX == frames[0].minX)
    }

    @Test func `areas for touches move with the content`() {
        let cell = CellAnimated(className: "Touched") {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let button = UIButton(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
            button.backgroundColor = .systemRed
            button.skeleton.passesTouches = true
            cell.contentView.addSubview(button)
            return cell
        }
        let production = Producer().production(
            for: request(cell, height: 60, .rightToLeft) { $0.indexWidth = 15 })

        #expect(production.touchAreas.map(\.minX) == [25])
        #expect(production.components.map(\.frame.minX) == [25])
    }

    @Test func `what is parked outside a cell that clips gives it no height`() {
        let cell = CellAnimated(className: "Toast") { ToastCell(style: .default, reuseIdentifier: nil) }

        #expect(Producer().production(for: request(cell)).size.height == 80)
    }

    @Test func `a title outside its button leaves the production one that can be kept`() {
        let root = makeRoot()
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        button.setTitle("Title", for: .normal)
        root.addSubview(button)
        button.layoutIfNeeded()
        button.titleLabel?.frame = CGRect(x: 0, y: 40, width: 80, height: 20)
        let production = ViewMapper().map(root)

        #expect(production == production.clamped && production.recommendedHeight.isFinite)
        #expect(production.components.first.map { $0.frame.minY >= 45 } == true)
    }

    @Test func `a hidden gradient of a button is not drawn`() {
        let root = makeRoot()
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
        button.backgroundColor = .systemBlue
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.isHidden = true
        button.layer.insertSublayer(gradient, at: 0)
        root.addSubview(button)

        #expect(ViewMapper().map(root).components[0].fill == .standard)
    }

    @Test func `two headers of one text are one prototype`() {
        var twins = DuplicatePrototypes()
        let given = warnings {
            twins.add(CellAnimated(title: "Section"))
            twins.add(CellAnimated(title: "Section"))
        }
        #expect(given == [])
        #expect(CellAnimated(title: "Section").name == CellAnimated(title: "Section").name)
        #expect(CellAnimated(title: "Section").name != CellAnimated(title: "Other").name)
    }

    @Test func `labels that are hidden until they have a text are said`() {
        let cell = CellAnimated(className: "HiddenTexts") {
            HiddenTextCell(style: .default, reuseIdentifier: nil)
        }
        let given = warnings { _ = Producer().production(for: request(cell, height: 60)) }

        #expect(given.count == 1 && given[0].contains("its labels are hidden until they have one"))
    }

    // MARK: Turning over

    @Test func `a production that is turned over twice is what it was`() {
        var production = Production(
            className: "A", size: CGSize(width: 100, height: 50),
            components: [Component(index: 0, frame: CGRect(x: 10, y: 5, width: 40, height: 30))])
        production.components[0].lines = TextLines(count: 2)
        production.components[0].corners.rounded = [.topLeft, .bottomRight, .continuous]
        production.touchAreas = [CGRect(x: 1, y: 2, width: 3, height: 4)]
        for flip in [Flip.vertical, .horizontal, [.vertical, .horizontal]] {
            #expect(production.turned(flip).turned(flip) == production)
        }
        let turned = production.turned(.vertical)
        #expect(turned.components[0].frame == CGRect(x: 10, y: 15, width: 40, height: 30))
        #expect(turned.components[0].corners.rounded == [.bottomLeft, .topRight, .continuous])
        #expect(
            turned.components[0].bars == [
                CGRect(x: 10, y: 13, width: 20, height: 12), CGRect(x: 10, y: 33, width: 40, height: 12),
            ])
    }

    @Test func `a turn by a quarter turns nothing over`() {
        #expect(Flip(of: CGAffineTransform(rotationAngle: .pi / 2)).isEmpty)
        #expect(Flip(of: CGAffineTransform(rotationAngle: .pi)) == [.vertical, .horizontal])
        #expect(Flip(of: CGAffineTransform(scaleX: 1, y: -1)) == .vertical)
    }
}

/// A cell of the app that brings no views.
private final class NothingCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let empty = UIView()
        contentView.addSubview(empty)
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell of 80 points with a message below its lower edge.
private final class ToastCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        let title = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 20))
        title.text = "Title"
        let toast = UIView(frame: CGRect(x: 10, y: 300, width: 200, height: 50))
        toast.backgroundColor = .systemRed
        [title, toast].forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
}

private final class HiddenTextCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let image = UIImageView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        let labels = (0..<2).map { UILabel(frame: CGRect(x: 60, y: 10 + $0 * 24, width: 200, height: 20)) }
        labels.forEach { $0.isHidden = true }
        ([image] + labels).forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) { nil }
}
