import Foundation

extension UITableView {
    func separatorsDidChange() {
        setNeedsLayout()
        display.cells.values.forEach { $0.setNeedsLayout() }
    }

    /// Tells each cell in sight which lines it draws and how its corners stand.
    func updateSeparators() {
        for (path, cell) in display.cells {
            let last = content.counts[path.section] - 1
            cell.tablePlace = TablePlace(
                isFirst: path.row == 0, isLast: path.row == last, style: style,
                drawsSeparator: separatorStyle == .singleLine, separatorColor: separatorColor,
                separatorInset: separatorInset)
        }
    }
}

/// What a cell needs to know of its table and its place in it.
struct TablePlace: Equatable {
    var isFirst = false
    var isLast = false
    var style = UITableView.Style.plain
    var drawsSeparator = false
    var separatorColor: UIColor?
    var separatorInset = UIEdgeInsets.zero

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
