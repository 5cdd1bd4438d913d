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

    private func border(in screen: Screen<UITableView>) -> CGFloat? {
        var white: CGFloat = -1
        screen.overlay?.tiles.first?.production.surface.borderColor?.color.getWhite(&white, alpha: nil)
        return white
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
