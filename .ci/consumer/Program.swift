import TabAnimated
import UIKit

/// A cell with one label.
final class NewsCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 20)))
    }

    required init?(coder: NSCoder) {
        nil
    }
}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let table = UITableView(frame: window.bounds)
window.addSubview(table)
window.isHidden = false

table.tabAnimated = TableAnimated(cellClass: NewsCell.self, cellHeight: 96)
table.startTabAnimation()
let cover = table.subviews.compactMap { $0 as? SkeletonOverlay }.first
let size = cover?.bounds.size ?? .zero
print("a cover of \(Int(size.width)) by \(Int(size.height)) points, shapes: \(cover?.componentLayers.count ?? 0)")
