import TabCache
import UIKit

/// Where a cover is: what it lies over, what is behind it there, and whether it can be seen.
extension SkeletonOverlay {
    /// Looks where the cover is now, and what is behind it there.
    func placeDidChange() {
        let isOnBackdrop = palette.takesBackdrop || palette.followsSurfaces && !palette.background.isOpaque
        superview != nil && isOnBackdrop ? setNeeds(.repainting) : repaintIfNeeded()
        updatePlace()
    }

    /// Looks what the cover lies over, and whether it can be seen.
    func updatePlace() {
        bringOverContent()
        visibility?.update()
    }

    /// Puts the cover over cells, headers and views of the app, and below the effects that UIKit lays over these at the edges of
    /// a list, which come after them. Where nothing but indicators is in front, it lies over them: new cells may come in any
    /// order.
    ///
    /// Views that the app adds later stay below the cover, beside such effects from the next layout on.
    private func bringOverContent() {
        guard let superview else { return }
        let order = superview.subviews
        let others = order.filter { !($0 is SkeletonOverlay) }
        let height = others.reduce(0) { height, view in
            let position = view.layer.zPosition
            return position > height && !view.isMadeByUIKit ? position : height
        }
        // What is at the back of a list without cells is no effect.
        let front = others.dropFirst().reversed().prefix {
            $0.layer.zPosition >= height && $0.isMadeByUIKit
        }
        let upper = front.contains { !$0.classFacts.name.isScrollIndicator } ? front.last : nil
        let position = upper == nil ? height + 1 : height
        if layer.zPosition != position { withoutActions { layer.zPosition = position } }
        guard let upper, let own = order.firstIndex(of: self), let end = order.firstIndex(of: upper) else {
            return
        }
        let isBetween = own < end && order[own..<end].allSatisfy { $0 is SkeletonOverlay }
        if !isBetween { superview.insertSubview(self, belowSubview: upper) }
    }
}
