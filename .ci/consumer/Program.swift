import TabAnimated
import UIKit

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let controller = ArticlesController()
window.rootViewController = controller
window.isHidden = false

let table: UITableView = controller.tableView
table.startTabAnimation()
let cover = table.subviews.compactMap { $0 as? SkeletonOverlay }.first
let size = cover?.bounds.size ?? .zero
print("a cover of \(Int(size.width)) by \(Int(size.height)) points, shapes: \(cover?.componentLayers.count ?? 0)")
