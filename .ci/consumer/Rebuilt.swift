import TabAnimated
import UIKit

let imageWidth: CGFloat = 40

/// A cell with one image.
final class NewsCell: UITableViewCell {
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

/// Returns the layers of the shapes in a layer and below it.
@MainActor
func shapes(in layer: CALayer) -> [ComponentLayer] {
    if let shape = layer as? ComponentLayer { return [shape] }
    return (layer.sublayers ?? []).flatMap(shapes)
}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let table = UITableView(frame: window.bounds)
window.addSubview(table)
window.isHidden = false

table.tabAnimated = TableAnimated(cellClass: NewsCell.self, cellHeight: 72)
table.startTabAnimation()
let component = shapes(in: table.layer).first?.component
await SkeletonConfiguration.flush()
print("cells made: \(NewsCell.made), width of the image: \(component?.frame.width ?? 0)")
