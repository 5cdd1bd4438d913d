import Foundation

extension UITableView {
    func separatorsDidChange() {
        setNeedsLayout()
        display.cells.values.forEach { $0.setNeedsLayout() }
    }

    /// Tells each cell in sight which lines it draws and how its corners stand.
    func updateSeparators() {
        for (path, cell) in display.cells where content.counts.indices.contains(path.section) {
            let last = content.counts[path.section] - 1
            cell.tablePlace = TablePlace(
                isKnown: true, isFirst: path.row == 0, isLast: path.row == last, style: style,
                drawsSeparator: separatorStyle == .singleLine, separatorColor: separatorColor,
                separatorInset: separatorInset,
                separatorsFollowText: separatorInsetReference == .fromAutomaticInsets,
                followsReadableWidth: cellLayoutMarginsFollowReadableWidth,
                insetsContent: insetsContentViewsToSafeArea, indexBreadth: sectionIndexBreadth,
                selectsMany: selectsMany)
        }
    }

    /// The inset that stands for the one the text has.
    static let automaticSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
}

/// What a cell needs to know of its table and its place in it.
struct TablePlace: Equatable {
    /// Whether the cell is in a table, or was.
    var isKnown = false
    var isFirst = false
    var isLast = false
    var style = UITableView.Style.plain
    var drawsSeparator = false
    var separatorColor: UIColor?
    var separatorInset = UIEdgeInsets.zero
    /// Whether an inset of the app's is added to where the text starts.
    var separatorsFollowText = false
    var followsReadableWidth = false
    var insetsContent = true
    /// The width at the trailing edge that the index of the table takes.
    var indexBreadth: CGFloat = 0
    var selectsMany = false

    var corners: CACornerMask {
        guard style == .insetGrouped else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// Grouped sections draw a line over the whole width at their end, inset grouped ones none.
    var showsBottomSeparator: Bool {
        drawsSeparator && !(isLast && style == .insetGrouped)
    }

    var showsTopSeparator: Bool {
        drawsSeparator && isFirst && style == .grouped
    }

    var bottomInset: UIEdgeInsets? {
        isLast && style == .grouped ? UIEdgeInsets.zero : nil
    }
}
