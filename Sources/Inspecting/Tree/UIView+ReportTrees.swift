import TabAnimated
import TabProduction
import UIKit

extension UIView {
    /// Reports what became of each view in what a cover shows: of the covered view, or of each kind of cell.
    func reportTrees() {
        guard let cover = self as? SkeletonOverlay,
            let host = sequence(first: self, next: \.superview).first(where: \.isTabAnimating),
            let model = host.tabAnimated
        else { return }
        guard let form = model as? FormAnimated else {
            return SkeletonLog.report("skeleton of \(host.declaredClass)\n\(host.skeletonTree)")
        }
        for kind in form.kinds {
            guard let tile = cover.tiles.first(where: { $0.production.className == kind.className }) else {
                continue
            }
            let size = tile.production.size
            let tree = SkeletonTree(of: ProductionRequest(.prototype(kind), size: size, of: model, in: host))
            SkeletonLog.report("skeleton of \(kind.className)\n\(tree)")
        }
    }
}
