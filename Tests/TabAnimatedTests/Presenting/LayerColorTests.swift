import TabCache
import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// Covers of cells that read colors of layers, which follow no traits by themselves.
@MainActor
@Suite("Colors of layers in covers", .serialized, .ownApp)
struct LayerColorTests {
    @Test func `a cover follows the dark with the borders of its cells`() {
        let table = UITableView()
        let screen = Screen(table)
        table.tabAnimated = TableAnimated(cellClass: BorderedRow.self, cellHeight: 60)
        table.startTabAnimation()
        let light = border(in: screen)

        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.userInterfaceStyle = .dark
        }
        HeadlessScreen.main.turn()

        #expect(light == 0.75)
        #expect(border(in: screen) == 0.25)
    }

    @Test func `a view whose layers take their colors in a layout is mapped in no appearance twice`() {
        let producer = Producer(stores: [
            FrequencyCache<Production>(configuration: CacheConfiguration(directory: nil))
        ])
        var mapped: [Int] = []
        for _ in 0..<2 {
            let screen = Screen(RingView())
            let model = ViewAnimated()
            model.producer = producer
            screen.content.tabAnimated = model
            screen.content.layoutIfNeeded()
            screen.content.startTabAnimation()
            for style in [UIUserInterfaceStyle.dark, .light, .dark, .light] {
                screen.window.overrideUserInterfaceStyle = style
                HeadlessScreen.main.turn()
            }
            mapped.append(producer.statistics.mapped)
        }

        // The first production has no appearance in its key: until there is a second one, it serves every appearance.
        #expect(mapped == [3, 3])
    }

    private func border(in screen: Screen<UITableView>) -> CGFloat? {
        var white: CGFloat = -1
        screen.overlay?.tiles.first?.production.surface.borderColor?.color.getWhite(&white, alpha: nil)
        return white
    }
}

/// A page with a text and a ring whose color is that of the last layout.
private final class RingView: UIView {
    private let ring = CALayer()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(ring)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ring.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        let color = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.25 : 0.75, alpha: 1) }
        ring.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
        label.frame = CGRect(x: 20, y: 100, width: 200, height: 20)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}

private final class BorderedRow: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let color = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.25 : 0.75, alpha: 1) }
        layer.borderWidth = 1
        layer.borderColor = color.resolvedColor(with: .current).cgColor
    }

    required init?(coder: NSCoder) {
        nil
    }
}
