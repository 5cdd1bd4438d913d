import Foundation

/// What a table knows of its data: the counts and where they put the rows.
struct TableContent {
    var counts: [Int] = []
    var geometry = TableGeometry()
    var needsReload = true
    var needsGeometry = false
    /// Whether the rows in sight are being updated, of which nobody may ask meanwhile.
    var isUpdating = false
}

/// What a table shows at the moment, and what waits to be shown again.
@MainActor struct TableDisplay {
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Headers and footers made to be measured, that have not come into sight yet.
    var waitingHeaders: [Int: UIView] = [:]
    var waitingFooters: [Int: UIView] = [:]
    var reusableCells = ReuseQueue<UITableViewCell>()
    /// The cell that a data source is asked to configure again; it is dequeued as it is.
    var reconfigured: UITableViewCell?
    /// The row whose cell the data source is asked for, and whether it has dequeued one.
    var requested: (path: IndexPath, isDequeued: Bool)?
    var reusableHeaderFooters = ReuseQueue<UITableViewHeaderFooterView>()
    var index: SectionIndexView?
    var endings = LateEndings()

    nonisolated init() {}
}
