import TestDevice
import Testing
import UIKit

/// The options of a table that change how its rows look.
@MainActor @Suite(.ownDevice)
struct TableLookTests {
    private let fixture = TableFixture([2])
    private let first = IndexPath(row: 0, section: 0)

    private func shown(_ table: UITableView) throws -> UITableViewCell {
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: first))
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        return cell
    }

    private func line(of cell: UITableViewCell) -> CGRect? {
        cell.subviews.first { $0.frame.height < 1 && $0.frame.height > 0 }?.frame
    }

    @Test func `a separator inset counts from the edge of the cell or from its text`() throws {
        let table = fixture.table()
        table.separatorInset.left = 30
        #expect(line(of: try shown(table))?.minX == 30)
        table.separatorInsetReference = .fromAutomaticInsets
        #expect(line(of: try shown(table))?.minX == 46)
    }

    @Test func `a cell that sets its separator inset while it is laid out comes to rest`() throws {
        let table = fixture.table()
        table.register(AlignedCell.self, forCellReuseIdentifier: "cell")
        let cell = try #require(try shown(table) as? AlignedCell)
        #expect(line(of: cell)?.minX == 64)
        let layouts = cell.layouts
        table.layoutIfNeeded()
        #expect(cell.layouts == layouts)
    }

    @Test func `rows of a wide table may keep to a readable width`() throws {
        let table = fixture.table()
        table.frame.size.width = 872
        table.cellLayoutMarginsFollowReadableWidth = true
        let cell = try shown(table)
        #expect(cell.contentView.layoutMargins.left == 100)
        #expect(cell.contentView.layoutMargins.right == 100)
    }

    @Test(arguments: [(true, CGFloat(40)), (false, 0)])
    func `content keeps out of the unsafe area if it should`(insets: Bool, left: CGFloat) throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        window.headlessSafeAreaInsets.left = 40
        let table = fixture.table()
        table.insetsContentViewsToSafeArea = insets
        window.addSubview(table)
        #expect(try shown(table).contentView.frame.minX == left)
    }

    @Test func `a header of estimated height is measured when it comes into sight`() {
        let headers = TallHeaders()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
        table.sectionHeaderTopPadding = 0
        table.rowHeight = 150
        table.estimatedSectionHeaderHeight = 10
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = headers
        table.delegate = headers
        #expect(table.contentSize.height == 0 || headers.asked.isEmpty)
        table.layoutIfNeeded()
        #expect(headers.asked == [0])
        #expect(table.rectForHeader(inSection: 0).height == 60)
        #expect(table.rectForHeader(inSection: 1).height == 10)
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(headers.asked == [0, 1])
        #expect(table.rectForHeader(inSection: 1).height == 60)
    }

    @Test func `a fading selection is seen to fade`() throws {
        HeadlessScreen.main.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let table = fixture.table()
        window.addSubview(table)
        let cell = try shown(table)
        let background = UIView(frame: .zero)
        cell.selectedBackgroundView = background
        table.selectRow(at: first, animated: true, scrollPosition: .none)
        #expect(background.superview === cell)
        #expect(background.layer.animation(forKey: "opacity") != nil)
        table.deselectRow(at: first, animated: true)
        #expect(background.superview === cell)
        HeadlessScreen.main.advance(by: 1)
        #expect(background.superview == nil)
    }

    @Test func `a cell updates its configurations with its state unless told not to`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        let label = try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.textColor == .label)
        cell.isUserInteractionEnabled = false
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        #expect(label.textColor == .tertiaryLabel)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isUserInteractionEnabled = true
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        #expect(label.textColor == .tertiaryLabel)
    }

    @Test func `a color of the app's own is not dimmed`() {
        var content = UIListContentConfiguration.cell()
        content.textProperties.color = .systemRed
        var state = UICellConfigurationState(traitCollection: .current)
        state.isDisabled = true
        #expect(content.updated(for: state).textProperties.color == .systemRed)
    }

    @Test func `room is reserved for images of different widths`() throws {
        let putBack = imitate(.iOS18)
        defer { putBack() }
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.image = UIImage(systemName: "star")
        content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 80)
        let view = content.makeContentView()
        let size = view.sizeThatFits(CGSize(width: 320, height: 1000))
        #expect(size.height == 102)
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(label.frame.minX == 92)
        #expect(image.frame.midX == 46)
    }

    @Test func `text may shrink to the width`() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.textProperties.adjustsFontSizeToFitWidth = true
        content.textProperties.minimumScaleFactor = 0.5
        content.textProperties.adjustsFontForContentSizeCategory = false
        let label = try #require(content.makeContentView().subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.adjustsFontSizeToFitWidth)
        #expect(label.minimumScaleFactor == 0.5)
        #expect(!label.adjustsFontForContentSizeCategory)
    }
}

/// Two sections with headers of 60 points.
@MainActor private final class TallHeaders: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        asked.append(section)
        let view = UIView(frame: .zero)
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        return view
    }
}

/// Aligns its separator with its text, whenever it is laid out.
private final class AlignedCell: UITableViewCell {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        separatorInset.left = contentView.layoutMargins.left + 48
        layouts += 1
    }
}
