import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct TableCellTests {
    private func shown(_ style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        cell.layoutIfNeeded()
        return cell
    }

    @Test func `the text starts 16 points in and fills the height`() {
        #expect(shown().textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    }

    @Test func `the default style has no detail label`() {
        #expect(shown().detailTextLabel == nil)
    }

    @Test func `a subtitle stands below the text, both in the middle`() {
        let cell = shown(.subtitle)
        let text = cell.textLabel?.frame ?? .zero
        let detail = cell.detailTextLabel?.frame ?? .zero
        #expect(detail.minY == text.maxY)
        #expect(abs((text.minY + detail.maxY) / 2 - 22) < 0.5)
    }

    @Test func `a value ends 16 points before the edge`() {
        #expect(shown(.value1).detailTextLabel?.frame.maxX == 304)
    }

    @Test func `an image moves the text`() {
        let cell = shown()
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 7, width: 30, height: 30))
        #expect(cell.textLabel?.frame.minX == 62)
    }

    @Test func `an accessory view takes its room from the content`() {
        HeadlessScreen.isUnkind = false
        let cell = shown()
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        cell.layoutIfNeeded()
        #expect(cell.accessoryView?.frame == CGRect(x: 264, y: 12, width: 40, height: 20))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 264, height: 44))
    }

    @Test func `a disclosure indicator is drawn`() {
        let cell = shown()
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width < 320)
    }

    @Test func `a selected cell shows its selected background`() {
        let cell = shown()
        cell.selectedBackgroundView = UIView()
        #expect(cell.selectedBackgroundView?.superview == nil)
        cell.setSelected(true, animated: false)
        #expect(cell.selectedBackgroundView?.superview === cell)
    }

    @Test func `a cell without a selection style looks the same when selected`() {
        let cell = shown()
        cell.selectionStyle = .none
        let count = cell.subviews.count
        cell.setSelected(true, animated: false)
        #expect(cell.subviews.count == count)
    }

    @Test func `a plain cell takes the system background`() {
        #expect(shown().backgroundColor == .systemBackground)
    }

    @Test func `a cell of a grouped table takes its background`() {
        let fixture = TableFixture([1])
        let table = fixture.table(style: .grouped)
        table.layoutIfNeeded()
        #expect(table.visibleCells.first?.backgroundColor == .secondarySystemGroupedBackground)
    }

    @Test func `rows of a plain table end in a separator`() throws {
        let putBack = imitate(.iOS18)
        defer { putBack() }
        let fixture = TableFixture([2])
        let table = fixture.table()
        table.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        cell.layoutIfNeeded()
        let line = try #require(cell.subviews.last)
        #expect(line.frame.minX == 16)
        #expect(line.frame.maxY == 50)
        #expect(line.frame.width == 304)
    }

    @Test func `a table without separators draws none`() {
        let fixture = TableFixture([1])
        let table = fixture.table()
        table.separatorStyle = .none
        table.layoutIfNeeded()
        let cell = table.visibleCells.first
        cell?.layoutIfNeeded()
        #expect(cell?.subviews.count == 1)
    }

    @Test func `the outer corners of an inset grouped section are round`() {
        let putBack = imitate(.iOS18)
        defer { putBack() }
        let fixture = TableFixture([2])
        let table = fixture.table(style: .insetGrouped)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.layer.cornerRadius) == [10, 10])
        #expect(
            table.visibleCells.first?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
}
