import TestDevice
import Testing
import UIKit

@testable import TabAnimated

/// Rows stand where a table puts them, also where UIKit does what it may.
@MainActor
@Suite("Tables of an unkind UIKit", .serialized, .ownApp)
struct UnkindTableTests {
    private func rows(style: UITableView.Style) -> [CGRect] {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        table.rowHeight = UITableView.automaticDimension
        let screen = Screen(table)
        HeadlessScreen.isUnkind = true
        HeadlessScreen.addsSeparatorsToRows = true
        table.tabAnimated = TableAnimated(cellClass: HighCell.self)
        screen.content.startTabAnimation()
        guard let cover = table.subviews.lazy.compactMap({ $0 as? SkeletonOverlay }).first else { return [] }
        return cover.tiles.filter { $0.production.className == "HighCell" }.map {
            CGRect(origin: $0.origin, size: $0.production.size)
        }
    }

    @Test func `rows of an inset grouped table stand between its insets`() {
        let row = rows(style: .insetGrouped).first

        #expect(row?.minX == 20)
        #expect(row?.width == 280)
    }

    @Test func `rows that measure themselves are a separator higher than their content`() {
        let rows = rows(style: .plain)

        #expect(rows.first?.height == 80.5)
        #expect(rows.dropFirst(3).first?.minY == 241.5)
    }

    @Test func `a table has no view of ours but the cover`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
        let screen = Screen(table)
        HeadlessScreen.isUnkind = true
        let before = table.subviews.count
        table.tabAnimated = TableAnimated(cellClass: HighCell.self)

        screen.content.startTabAnimation()

        #expect(table.subviews.count == before + 1)
    }
}

/// A cell that is 80 points high by its constraints.
private final class HighCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let picture = UIImageView()
        picture.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(picture)
        NSLayoutConstraint.activate([
            picture.heightAnchor.constraint(equalToConstant: 64),
            picture.widthAnchor.constraint(equalToConstant: 64),
            picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
