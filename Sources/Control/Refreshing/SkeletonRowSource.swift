public import TabProduction
public import UIKit

/// Where the rows of a skeleton beyond an edge come from.
public enum SkeletonRowSource {
    /// The class and the size of the last cell in sight; nothing while the list is empty.
    case lastVisibleCell
    /// A class of cells, with a height in points; `nil` takes the list's or the fitting height.
    case cellClass(UIView.Type, height: CGFloat? = nil)
    /// A cell from an interface file, with a height in points; `nil` takes the list's or the fitting height.
    case nib(UINib, name: String, height: CGFloat? = nil)
    /// A cell that the list has registered; `nil` takes the list's or the fitting height.
    ///
    /// A table makes one. A collection hands out cells to its data source alone: there, the class of a visible cell with
    /// this identifier is taken, and nothing while none is in sight.
    case identifier(String, height: CGFloat? = nil)
    /// A prototype of the app, with a height in points; `nil` takes the list's or the fitting height.
    case prototype(Prototype, height: CGFloat? = nil)
}

/// A prototype and the size of its rows.
@MainActor
struct SkeletonRow {
    let prototype: Prototype
    /// In points; zero or less asks for the fitting height.
    let size: CGSize

    init(prototype: Prototype, size: CGSize) {
        self.prototype = prototype
        self.size = size
    }

    /// Finds the row of a source in a list as it is now.
    init?(_ source: SkeletonRowSource, in list: UIScrollView, width: CGFloat) {
        switch source {
        case .lastVisibleCell:
            guard let row = Self.lastVisible(in: list, width: width) else { return nil }
            self = row
        case .cellClass(let type, let height):
            self.init(Prototype(type), height: height, in: list, width: width)
        case .nib(let nib, let name, let height):
            let prototype = Prototype(className: name) {
                nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? UIView }.first
                    ?? UIView()
            }
            self.init(prototype, height: height, in: list, width: width)
        case .identifier(let identifier, let height):
            guard let prototype = list.prototype(ofRegistered: identifier) else { return nil }
            self.init(prototype, height: height, in: list, width: width)
        case .prototype(let prototype, let height):
            self.init(prototype, height: height, in: list, width: width)
        }
    }

    private init(_ prototype: Prototype, height: CGFloat?, in list: UIScrollView, width: CGFloat) {
        let size =
            switch list {
            case let table as UITableView: CGSize(width: width, height: max(0, table.rowHeight))
            case let collection as UICollectionView:
                collection.flowItemSize ?? CGSize(width: width, height: 0)
            default: CGSize(width: width, height: 0)
            }
        self.init(prototype: prototype, size: CGSize(width: size.width, height: height ?? size.height))
    }

    private static func lastVisible(in list: UIScrollView, width: CGFloat) -> SkeletonRow? {
        switch list {
        case let table as UITableView:
            guard let path = table.indexPathsForVisibleRows?.max(), let cell = table.cellForRow(at: path)
            else {
                return nil
            }
            return SkeletonRow(
                prototype: Prototype(cell.declaredViewClass),
                size: CGSize(width: width, height: cell.bounds.height))
        case let collection as UICollectionView:
            guard let path = collection.indexPathsForVisibleItems.max(),
                let cell = collection.cellForItem(at: path)
            else { return nil }
            return SkeletonRow(prototype: Prototype(cell.declaredViewClass), size: cell.bounds.size)
        default: return nil
        }
    }
}

extension UIScrollView {
    /// A prototype of the cells that the list has registered for an identifier; `nil` where it cannot be known.
    fileprivate func prototype(ofRegistered identifier: String) -> Prototype? {
        switch self {
        case let table as UITableView: Prototype(reuseIdentifier: identifier, in: table)
        case let collection as UICollectionView:
            collection.visibleCells.first { $0.reuseIdentifier == identifier }
                .map { Prototype($0.declaredViewClass) }
        default: nil
        }
    }
}

extension UICollectionView {
    fileprivate var flowItemSize: CGSize? {
        guard let flow = collectionViewLayout as? UICollectionViewFlowLayout, flow.estimatedItemSize == .zero
        else {
            return nil
        }
        return flow.itemSize
    }
}
