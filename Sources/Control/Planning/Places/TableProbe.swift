import TabCache
import TabProduction
import UIKit

/// A table off screen in which UIKit places headers, rows and footers of given heights.
///
/// Margins, paddings and spacings differ with the style, the width and the version of the system; a table like the real
/// one knows them best. It never makes a cell.
@MainActor
final class TableProbe: NSObject {
    /// The heights of one section, in points; `nil` for no header or footer.
    struct Section: Hashable {
        var header: CGFloat?
        var rows: [CGFloat] = []
        var footer: CGFloat?
        /// The texts of a header and a footer that the table makes itself.
        var headerTitle: String?
        var footerTitle: String?
    }

    let list: UITableView
    private let environment: PrototypeEnvironment
    private weak var table: UITableView?
    private var sections: [Section] = []

    /// - Parameter top: The height above the first section.
    init(like table: UITableView, top: CGFloat) {
        list = UITableView(frame: CGRect(origin: .zero, size: table.bounds.size), style: table.style)
        environment = PrototypeEnvironment(of: table)
        self.table = table
        super.init()
        list.contentInsetAdjustmentBehavior = .never
        list.insetsLayoutMarginsFromSafeArea = false
        list.semanticContentAttribute = table.semanticContentAttribute
        list.layoutMargins = table.layoutMargins
        list.sectionHeaderTopPadding = table.sectionHeaderTopPadding
        list.sectionHeaderHeight = table.sectionHeaderHeight
        list.sectionFooterHeight = table.sectionFooterHeight
        list.estimatedRowHeight = 0
        list.estimatedSectionHeaderHeight = 0
        list.estimatedSectionFooterHeight = 0
        if top > 0 {
            list.tableHeaderView = UIView(
                frame: CGRect(x: 0, y: 0, width: table.bounds.width, height: top))
        }
        list.dataSource = self
        list.delegate = self
        environment.house(list, safeArea: table.safeAreaInsets)
    }

    func show(_ sections: [Section]) {
        guard sections != self.sections else { return }
        self.sections = sections
        list.reloadData()
    }

    /// Returns the header or footer that the table makes of a title.
    func view(titled title: String, _ kind: ElementKind) -> UIView? {
        let isFooter = kind == .footer
        show([
            Section(rows: [1]),
            Section(rows: [1], headerTitle: isFooter ? nil : title, footerTitle: isFooter ? title : nil),
        ])
        list.layoutIfNeeded()
        let view = isFooter ? list.footerView(forSection: 1) : list.headerView(forSection: 1)
        view?.removeFromSuperview()
        return view
    }

    /// Returns the height that the table gives the header or footer of a section, in points; `nil` leaves it to the
    /// properties of the table.
    ///
    /// The delegate is not asked about a section that the table lacks: another one of the table says what it answers.
    func givenLength(of kind: ElementKind, inSection index: Int) -> CGFloat? {
        guard let table, table.dataSource != nil, table.delegate != nil else { return nil }
        let count = table.numberOfSections
        guard count > 0 else { return nil }
        let neighbor = min(index, count - 1)
        let length = length(of: kind, inSection: neighbor, of: table)
        // A first section is higher than others, where nobody gives its height.
        if neighbor == 0, index > 0, length == firstLength(of: kind) { return nil }
        // Of a grouped table, zero asks for the height that it has by itself.
        return table.style == .plain ? length : max(length, .leastNormalMagnitude)
    }

    private func length(of kind: ElementKind, inSection index: Int, of table: UITableView) -> CGFloat {
        let frame =
            kind == .footer ? table.rectForFooter(inSection: index) : table.rectForHeader(inSection: index)
        return frame.height.clampedLength
    }

    /// The height that a first section has by the properties of the table, in points.
    private func firstLength(of kind: ElementKind) -> CGFloat {
        show([Section(rows: [1])])
        return length(of: kind, inSection: 0, of: list)
    }

    var end: CGFloat {
        sections.indices.last.map { list.rect(forSection: $0).maxY } ?? list.tableHeaderView?.frame.maxY ?? 0
    }

    /// The left edge and the width of rows, in points.
    private(set) lazy var rowExtent: (left: CGFloat, width: CGFloat) = {
        show([Section(rows: [1])])
        let row = list.rectForRow(at: IndexPath(row: 0, section: 0))
        return (row.minX, row.width)
    }()
}

extension TableProbe: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section].rows[indexPath.row]
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        sections[section].header
            ?? (sections[section].headerTitle == nil
                ? tableView.sectionHeaderHeight : UITableView.automaticDimension)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        sections[section].footer
            ?? (sections[section].footerTitle == nil
                ? tableView.sectionFooterHeight : UITableView.automaticDimension)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].headerTitle
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footerTitle
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        sections[section].header == nil ? nil : UIView()
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        sections[section].footer == nil ? nil : UIView()
    }
}

extension CellAnimated {
    /// Returns the prototype in a list; of a title, the header or footer that the table makes of it.
    @MainActor
    func prototype(_ kind: ElementKind, in list: UIScrollView) -> CellAnimated {
        guard let title, let table = list as? UITableView else { return self }
        let viewClass = UITableViewHeaderFooterView.self
        let made = CellAnimated(
            className: className, classIdentity: name.classIdentity, viewClass: viewClass,
            origin: "title", closures: nil
        ) { [weak table] in
            table.flatMap { TableProbe(like: $0, top: 0).view(titled: title, kind) } ?? self.made()
        }
        return made.variant("\(kind == .footer ? "footer" : "header") \(table.style.rawValue) \(title)")
    }

    private func made() -> UIView {
        let view = make()
        prepare?(view)
        return view
    }
}
