import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("Margins of cells", .serialized, .ownApp)
struct CellMarginTests {
    private func margins(of view: UIView, _ subject: ProductionRequest.Subject) -> Sides? {
        ProductionRequest(subject, size: CGSize(width: 320, height: 60), of: ViewAnimated(), in: view)
            .measure.surroundings.margins
    }

    private var cell: ProductionRequest.Subject { .prototype(CellAnimated(MarginCell.self)) }

    @Test func `cells of a table have the margins that the app gave it`() {
        let table = makeTable(nil)
        table.layoutMargins = UIEdgeInsets(top: 9, left: 40, bottom: 9, right: 30)

        #expect(margins(of: table, cell) == Sides(left: 40, right: 30))
    }

    @Test(arguments: [0, 8, 16, 20])
    func `standard margins are left to the cell, so that what was made ahead fits`(margin: CGFloat) {
        let table = makeTable(nil)
        table.layoutMargins = UIEdgeInsets(top: 9, left: margin, bottom: 9, right: margin)

        #expect(margins(of: table, cell) == nil)
    }

    @Test func `a view on screen and the cells of a collection keep theirs`() {
        let table = makeTable(nil)
        let collection = makeCollection(nil)
        for view in [table, collection] { view.layoutMargins.left = 40 }

        #expect(margins(of: table, .view(table)) == nil)
        #expect(margins(of: collection, cell) == nil)
    }

    @Test func `a row stands between the margins of its table`() {
        let screen = Screen(makeTable(nil))
        screen.content.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
        screen.content.tabAnimated = TableAnimated(cellClass: MarginCell.self, cellHeight: 60, count: 1)
        screen.content.startTabAnimation()

        let frames = (screen.overlay?.componentLayers ?? []).map(\.component.frame)
        #expect(frames == [CGRect(x: 40, y: 10, width: 250, height: 20)])
    }
}

/// A row with a block between its margins.
private final class MarginCell: UITableViewCell {
    private let block = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        block.backgroundColor = .lightGray
        contentView.addSubview(block)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - layoutMargins.left - layoutMargins.right
        block.frame = CGRect(x: layoutMargins.left, y: 10, width: width, height: 20)
    }
}
