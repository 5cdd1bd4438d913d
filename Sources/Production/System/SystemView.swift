import TabCache
import UIKit

/// Tells the system's and our own views, which never take an index, from those of the app.
///
/// Content views and backgrounds are known by identity. Separators, scroll indicators, edit and reorder
/// controls have no public class and no property, so they are known by the name of their class: one of
/// UIKit's that does not begin with `UI` (Apple's private ones begin with an underscore), or that begins
/// with the name of the cell it stands in.
@MainActor
enum SystemView {
    /// Whether a view is our own or the system's, and never takes an index.
    static func isLeftOut(_ view: UIView, of parent: UIView) -> Bool {
        view is SkeletonOverlay || isBackground(view, of: parent) || isPart(view, of: parent)
    }

    /// Whether a view is a part of the system's in which the app defines nothing.
    static func isPart(_ view: UIView, of parent: UIView) -> Bool {
        let name = view.classFacts.name
        guard name.isUIKit, view !== contentView(of: parent) else { return false }
        if isDetailButton(view, of: parent) { return true }
        if !name.bare.hasPrefix("UI") { return !holdsContent(view, in: parent) }
        return isPart(view, named: name.bare, of: parent)
    }

    /// Whether a private view is one that UIKit puts between the app's views, or shows the app's content in.
    private static func holdsContent(_ view: UIView, in parent: UIView) -> Bool {
        if parent is UIListContentView { return view is UILabel || view is UIImageView }
        // The labels of headers are of private classes, and the app writes into them. Pages and sections that go sideways
        // scroll in private views.
        return view is UILabel || view.holds { $0 is UIScrollView || $0.isOfApp }
    }

    /// The view that a cell or an effect view keeps its content in.
    static func contentView(of view: UIView) -> UIView? {
        switch view {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let header as UITableViewHeaderFooterView: header.contentView
        case let effect as UIVisualEffectView: effect.contentView
        default: nil
        }
    }

    /// Whether a view is the background of the one around it.
    static func isBackground(_ view: UIView, of parent: UIView) -> Bool {
        if view === contentView(of: parent) { return false }
        if parent is UIVisualEffectView { return true }
        let backgrounds: [UIView?] =
            switch parent {
            case let cell as UITableViewCell:
                [cell.backgroundView, cell.selectedBackgroundView, cell.multipleSelectionBackgroundView]
            case let cell as UICollectionViewCell: [cell.backgroundView, cell.selectedBackgroundView]
            case let header as UITableViewHeaderFooterView: [header.backgroundView]
            case let table as UITableView: [table.backgroundView]
            case let collection as UICollectionView: [collection.backgroundView]
            default: []
            }
        return backgrounds.contains { $0 === view } || showsCustomBackground(view, of: parent)
    }

    /// Whether a private view shows the view that the app gave to a background configuration.
    private static func showsCustomBackground(_ view: UIView, of parent: UIView) -> Bool {
        let configuration =
            parent.ownBackgroundConfiguration ?? (parent as? UIButton)?.configuration?.background
        return configuration?.customView?.isDescendant(of: view) ?? false
    }

    /// Whether a button outside the content of a cell is the one that its accessory type asks for.
    private static func isDetailButton(_ view: UIView, of parent: UIView) -> Bool {
        guard view is UIButton, let cell = parent as? UITableViewCell else { return false }
        let type = cell.accessoryType
        return view !== cell.accessoryView && (type == .detailButton || type == .detailDisclosureButton)
    }

    private static func isPart(_ view: UIView, named name: String, of parent: UIView) -> Bool {
        if view is UILabel || view is UIImageView { return false }
        switch parent {
        case is UITableViewCell: return name.hasPrefix("UITableViewCell")
        case is UITableViewHeaderFooterView: return name.hasPrefix("UITableViewHeaderFooterView")
        case is UICollectionViewCell: return name.hasPrefix("UICollectionViewCell")
        default: return false
        }
    }
}
