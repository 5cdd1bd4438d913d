import TabCache
package import UIKit

/// A row of UIKit's own as a table places it, beside the same cell outside tables: what differs is the table's doing.
@MainActor
package struct TableRow {
    /// What a cell says of its place.
    @MainActor
    struct Place {
        let height: CGFloat
        /// The distances of the content from the sides of the cell, in points.
        let content: Sides
        let margins: Sides
        let safeArea: Sides

        init(of cell: UITableViewCell) {
            let content = cell.contentView
            height = cell.bounds.height
            self.content = Sides(left: content.frame.minX, right: cell.bounds.width - content.frame.maxX)
            margins = Sides(content.layoutMargins)
            safeArea = Sides(cell.safeAreaInsets)
        }
    }

    let inside: Place
    let outside: Place
    /// The radius of the corners of a row that is alone in its section, in points; zero for square ones.
    let cornerRadius: CGFloat

    /// Returns the height that a table adds to rows that measure themselves, in points; zero without separators.
    package static func addedHeight(in table: UITableView) -> CGFloat {
        guard table.separatorLineColor != nil else { return 0 }
        return min(max(0, TableRow(of: table).inside.height - SampleRow.contentHeight), 1)
    }

    /// Returns the width that an index takes of the rows of a table, in points; zero if there is none yet.
    package static func indexWidth(in table: UITableView) -> CGFloat {
        let answer: ((UITableView) -> [String]?)? = table.dataSource?.sectionIndexTitles(for:)
        guard let titles = answer?(table), !titles.isEmpty else { return 0 }
        return min(max(0, width(in: table) { $0.titles = titles }), 60)
    }

    /// Returns the width that the accessory of a cell takes in a table beyond what it takes outside, in points.
    static func accessoryWidth(of view: UIView, in host: UIView?) -> CGFloat {
        guard let cell = view as? UITableViewCell, let table = host as? UITableView else { return 0 }
        let accessory = cell.accessoryView == nil ? cell.accessoryType : .disclosureIndicator
        return accessory == .none ? 0 : width(in: table) { $0.accessory = accessory }
    }

    /// Returns the width that the content of rows lacks more beside that of cells outside tables if the rows are others, in points.
    private static func width(in table: UITableView, _ change: (inout Conditions) -> Void) -> CGFloat {
        let rows = [TableRow(of: table, change), TableRow(of: table)]
        let lacking = rows.map { $0.inside.content.width - $0.outside.content.width }
        return lacking[0] - lacking[1]
    }

    /// Returns the radius of the cards of a table whose sections are inset, in points; `nil` where none is seen.
    package static func cornerRadius(in table: UITableView) -> CGFloat? {
        let radius = TableRow(of: table).cornerRadius
        return radius > 0 ? radius : nil
    }
}

// MARK: - Reading it

extension TableRow {
    /// What decides over a row, in the tables of a window.
    struct Conditions: Hashable {
        @MainActor fileprivate static let flags: [ReferenceWritableKeyPath<UITableView, Bool>] = [
            \.isEditing, \.allowsMultipleSelectionDuringEditing, \.cellLayoutMarginsFollowReadableWidth,
            \.insetsContentViewsToSafeArea,
        ]

        let style: UITableView.Style
        let flags: [Bool]
        let direction: UISemanticContentAttribute
        let scale: CGFloat
        let category: UIContentSizeCategory
        /// In points; `nil` where a row knows no more than the margins of its table.
        let width: CGFloat?
        let safeArea: Sides
        let margins: Sides
        var accessory = UITableViewCell.AccessoryType.none
        var titles: [String]?
        var isEditing: Bool { flags[0] }

        @MainActor
        init(of table: UITableView) {
            style = table.style
            flags = Self.flags.map { table[keyPath: $0] }
            let isRightToLeft = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
            direction = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            scale = table.traitCollection.displayScale
            category = table.traitCollection.preferredContentSizeCategory
            let isSafe = table.insetsContentViewsToSafeArea && Sides(table.safeAreaInsets) != .zero
            let knowsMore = isSafe || table.cellLayoutMarginsFollowReadableWidth || table.isEditing
            width = knowsMore ? table.bounds.width : nil
            safeArea = knowsMore ? Sides(table.safeAreaInsets) : .zero
            margins = knowsMore ? Sides(table.layoutMargins) : .zero
        }
    }

    /// The rows that were read for the tables of a window; more than 32 are read again.
    private static let known = Associated<[Conditions: TableRow]>()

    /// Reads the row of a table as it is now, or as it is under other conditions.
    init(of table: UITableView, _ change: (inout Conditions) -> Void = { _ in }) {
        var conditions = Conditions(of: table)
        change(&conditions)
        let owner = table.window ?? table
        var known = Self.known[owner] ?? [:]
        if let row = known[conditions] {
            self = row
            return
        }
        let sample = SampleRow(conditions)
        // A table does not retain its data source.
        self = withExtendedLifetime(sample) { sample.read(like: table) }
        if known.count >= 32 { known = [:] }
        known[conditions] = self
        Self.known[owner] = known
    }
}

/// The only row of a table of ours.
@MainActor
private final class SampleRow: NSObject, UITableViewDataSource {
    static let contentHeight: CGFloat = 100
    private let conditions: TableRow.Conditions

    init(_ conditions: TableRow.Conditions) {
        self.conditions = conditions
    }

    /// Lays out the row in a table like another one, and a cell of its size outside tables, as prototypes are.
    func read(like other: UITableView) -> TableRow {
        let size = CGSize(width: conditions.width ?? 320, height: 2 * Self.contentHeight)
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: conditions.style)
        for (flag, value) in zip(TableRow.Conditions.flags, conditions.flags) { table[keyPath: flag] = value }
        table.contentInsetAdjustmentBehavior = .never
        table.insetsLayoutMarginsFromSafeArea = false
        if conditions.width != nil { table.layoutMargins = conditions.margins.insets }
        table.semanticContentAttribute = conditions.direction
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = Self.contentHeight
        table.dataSource = self
        let environment = PrototypeEnvironment(of: other)
        environment.house(table, safeArea: conditions.safeArea.insets)
        table.layoutIfNeeded()
        let row = table.cellForRow(at: IndexPath(row: 0, section: 0)) ?? makeCell()
        let outside = makeCell()
        outside.frame.size = row.frame.size
        for cell in [row, outside] { cell.layoutIfNeeded() }
        return TableRow(
            inside: .init(of: row), outside: .init(of: outside),
            cornerRadius: ([row] + row.subviews).map(\.layer.shownCornerRadius).max() ?? 0)
    }

    /// Returns a cell with content of a height, which lets it measure itself.
    private func makeCell() -> UITableViewCell {
        let (cell, content) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIView())
        cell.semanticContentAttribute = conditions.direction
        cell.accessoryType = conditions.accessory
        cell.setEditing(conditions.isEditing, animated: false)
        content.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(content)
        let height = content.heightAnchor.constraint(equalToConstant: Self.contentHeight)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            height, content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        ])
        return cell
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { conditions.titles }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell()
    }
}
