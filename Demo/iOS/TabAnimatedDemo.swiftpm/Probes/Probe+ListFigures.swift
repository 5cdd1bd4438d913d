import UIKit

extension Probe {
    static var listFigures: [Probe] {
        [
            Probe(
                "rowHeight",
                "A row that sizes itself is as high as its content asks for, and perhaps a separator more.",
                otherwise: "rows of skeletons are off by the difference."
            ) { stage in
                let rows = ProbeRows()
                rows.makeCell = { ConstrainedCell(style: .default, reuseIdentifier: nil) }
                let table = rows.makeTable()
                table.rowHeight = UITableView.automaticDimension
                table.estimatedRowHeight = 60
                await stage.show(table)
                let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
                return .seen("\(height - 50) points more than the content")
            },
            Probe(
                "cellMargins", "The margins of cells in a table.",
                otherwise: "nothing: they are read from the table."
            ) { stage in
                let rows = ProbeRows()
                let table = rows.makeTable()
                await stage.show(table)
                let margins = table.visibleCells.first?.contentView.layoutMargins ?? .zero
                return .seen("\(margins.left) and \(margins.right) points")
            },
            Probe(
                "accessoryWidth", "A disclosure indicator narrows the content of a row.",
                otherwise: "nothing: only the figure is of interest."
            ) { stage in
                let rows = ProbeRows()
                rows.makeCell = {
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    cell.accessoryType = .disclosureIndicator
                    return cell
                }
                let table = rows.makeTable()
                await stage.show(table)
                let inside = table.visibleCells.first?.contentView.bounds.width ?? 0
                let alone = rows.makeCell()
                alone.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                alone.layoutIfNeeded()
                return .seen("\(inside) points in a table, \(alone.contentView.bounds.width) outside")
            },
            Probe(
                "insetGroupedRadius", "The corners of rows in an inset grouped table.",
                otherwise: "cards of skeletons are rounder or less round."
            ) { stage in
                let rows = ProbeRows()
                let table = rows.makeTable(.insetGrouped)
                await stage.show(table)
                return .seen(ProbeRadii(in: table.visibleCells).description)
            },
            Probe(
                "windowlessTable", "The place of a row in an inset grouped table that is in no window.",
                otherwise: "nothing: places are asked for in a window of ours."
            ) { _ in
                let rows = ProbeRows()
                let table = rows.makeTable(.insetGrouped)
                table.layoutIfNeeded()
                return .seen(
                    "\(table.rectForRow(at: IndexPath(row: 0, section: 0)).minX) points from the left")
            },
            Probe(
                "headerLabel", "The label of a header is a label, of whatever class.",
                otherwise: "headers of UIKit's own class have no skeleton."
            ) { _ in
                guard let label = UITableViewHeaderFooterView(reuseIdentifier: nil).textLabel else {
                    return .differs("none")
                }
                return .seen("\(type(of: label))")
            },
        ]
    }
}

/// A cell whose content is 50 points high.
private final class ConstrainedCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.heightAnchor.constraint(equalToConstant: 50),
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}
