import Foundation

extension UITableView.RowAnimation {
    /// Brings a view into the looks it has before it has come in, and after it has gone out.
    @MainActor func takeAway(_ view: UIView) {
        switch self {
        case .none: break
        case .fade, .automatic: view.alpha = 0
        case .left: view.center.x -= view.bounds.width
        case .right: view.center.x += view.bounds.width
        case .top: view.center.y -= view.bounds.height
        case .bottom: view.center.y += view.bounds.height
        case .middle: view.transform = CGAffineTransform(scaleX: 1, y: 0.01)
        }
    }
}

/// The looks of a view that row animations change.
@MainActor struct RowLooks {
    let alpha: CGFloat
    let transform: CGAffineTransform
    let center: CGPoint

    init(of view: UIView) {
        alpha = view.alpha
        transform = view.transform
        center = view.center
    }

    func restore(_ view: UIView) {
        view.alpha = alpha
        view.transform = transform
        view.center = center
    }
}

extension UITableView {
    /// Lets a view come in as the update wants it; called among the changes of the animation.
    func bringIn(_ view: UIView, at path: IndexPath) {
        guard let animation = arrivals?.incoming(path), animation != .none else { return }
        let looks = RowLooks(of: view)
        UIView.performWithoutAnimation { animation.takeAway(view) }
        looks.restore(view)
    }

    /// Lets a view go out as the update wants it, or at once.
    func takeOut(_ view: UIView, at path: IndexPath, of changes: ListUpdates, recycle: @escaping () -> Void) {
        guard animatesUpdates, let animation = changes.animations.outgoing(path), animation != .none else {
            return recycle()
        }
        let looks = RowLooks(of: view)
        insertSubview(view, at: backmostCount)
        let departure = Departure {
            animation.takeAway(view)
        } recycle: {
            UIView.performWithoutAnimation { looks.restore(view) }
            recycle()
        }
        updates.departures.append(departure)
    }
}
