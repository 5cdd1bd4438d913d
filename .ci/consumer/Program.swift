import TabAnimated
import UIKit

/// Returns the layers of the shapes in a layer and below it.
@MainActor
func shapes(in layer: CALayer) -> [ComponentLayer] {
    if let shape = layer as? ComponentLayer { return [shape] }
    return (layer.sublayers ?? []).flatMap(shapes)
}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let controller = ArticlesController()
window.rootViewController = controller
window.isHidden = false

let table: UITableView = controller.tableView
table.startTabAnimation()
let cover = table.subviews.first { !shapes(in: $0.layer).isEmpty }
let size = cover?.bounds.size ?? .zero
print("a cover of \(Int(size.width)) by \(Int(size.height)) points, shapes: \(shapes(in: table.layer).count)")
