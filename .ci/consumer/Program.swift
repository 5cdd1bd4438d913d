import TabAnimated
import UIKit

let imageWidth: CGFloat = 40

/// A cell with one image.
final class PictureCell: UITableViewCell {
    static var made = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
        let image = UIImageView(frame: CGRect(x: 16, y: 16, width: imageWidth, height: 40))
        contentView.addSubview(image)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// Returns the layers of the shapes in a layer and below it, without those of surfaces.
@MainActor
func shapes(in layer: CALayer) -> [ComponentLayer] {
    if let shape = layer as? ComponentLayer { return shape.component.role == .surface ? [] : [shape] }
    return (layer.sublayers ?? []).flatMap(shapes)
}

// The screen of the first guide.
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let controller = ArticlesController()
window.rootViewController = controller
window.isHidden = false
controller.tableView.startTabAnimation()
let cover = controller.tableView.subviews.first { !shapes(in: $0.layer).isEmpty }
let size = cover?.bounds.size ?? .zero
let count = shapes(in: controller.tableView.layer).count
print("a cover of \(Int(size.width)) by \(Int(size.height)) points, shapes: \(count)")

// A cell whose skeleton a later run takes from the cache, unless the cell was built anew meanwhile.
let table = UITableView(frame: window.bounds)
controller.view.addSubview(table)
table.tabAnimated = TableAnimated(cellClass: PictureCell.self, cellHeight: 72)
table.startTabAnimation()
let component = shapes(in: table.layer).first?.component
await SkeletonConfiguration.flush()
print("cells made: \(PictureCell.made), width of the image: \(component?.frame.width ?? 0)")
