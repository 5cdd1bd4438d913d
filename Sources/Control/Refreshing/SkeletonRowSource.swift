public import TabProduction
public import UIKit

/// The source of skeleton rows beyond an edge.
public enum SkeletonRowSource {
    /// The kind and the size of the last cell in sight; nothing while the list is empty.
    case lastVisibleCell
    /// A class of cells, with a height in points; `nil` takes the list's or the fitting height.
    case cellClass(UIView.Type, height: CGFloat? = nil)
    /// A cell from an interface file, with a height in points; `nil` takes the list's or the fitting height.
    case nib(UINib, name: String, height: CGFloat? = nil)
    /// A cell that the list has registered; `nil` takes the list's or the fitting height.
    ///
    /// A table makes one. In a collection, the source is a visible cell with this identifier, and nothing while none is in
    /// sight.
    case identifier(String, height: CGFloat? = nil)
    /// A prototype of the app, with a height in points; `nil` takes the list's or the fitting height.
    case prototype(Prototype, height: CGFloat? = nil)
}

/// The subject and the size of a skeleton row.
@MainActor
struct SkeletonRow {
    private let subject: ProductionRequest.Subject
    /// In points; zero or less asks for the fitting height.
    private let size: CGSize

    /// Finds the row of a source in a list as it is now.
    init?(_ source: SkeletonRowSource, in list: UIScrollView, width: CGFloat) {
        switch source {
        case .lastVisibleCell:
            guard let cell = list.lastVisibleCell else { return nil }
            self.init(like: cell, height: cell.bounds.height, in: list, width: width)
        case .cellClass(let type, let height):
            self.init(list.prototype(of: type) ?? Prototype(type), height: height, in: list, width: width)
        case .nib(let nib, let name, let height):
            let prototype = Prototype(className: name) {
                nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? UIView }.first
                    ?? UIView()
            }
            self.init(prototype, height: height, in: list, width: width)
        case .identifier(let identifier, let height):
            if let table = list as? UITableView {
                let prototype = Prototype(reuseIdentifier: identifier, in: table)
                self.init(prototype, height: height, in: list, width: width)
            } else {
                let cells = (list as? UICollectionView)?.visibleCells ?? []
                guard let cell = cells.first(where: { $0.reuseIdentifier == identifier }) else { return nil }
                self.init(like: cell, height: height, in: list, width: width)
            }
        case .prototype(let prototype, let height):
            self.init(prototype, height: height, in: list, width: width)
        }
    }

    private init(_ prototype: Prototype, height: CGFloat?, in list: UIScrollView, width: CGFloat) {
        let size =
            switch list {
            case let table as UITableView: CGSize(width: width, height: max(0, table.rowHeight))
            case let collection as UICollectionView:
                (collection.collectionViewLayout as? UICollectionViewFlowLayout)
                    .flatMap { FlowMeasures($0).itemSize } ?? CGSize(width: width, height: 0)
            default: CGSize(width: width, height: 0)
            }
        subject = .prototype(prototype)
        self.size = CGSize(width: size.width, height: height ?? size.height)
    }

    /// Creates a row from the model's prototype of a cell's class, or else from the cell itself: a bare instance of the class
    /// may lack a model, or the outlets of an interface file.
    private init(like cell: UIView, height: CGFloat?, in list: UIScrollView, width: CGFloat) {
        let known = list.prototype(of: cell.declaredViewClass)
        subject = known.map { .prototype($0) } ?? .view(cell)
        let isRow = list is UITableView
        size = CGSize(width: isRow ? width : cell.bounds.width, height: height ?? cell.bounds.height)
    }

    /// Returns the adjusted production of the row.
    func production(of model: ViewAnimated, in list: UIScrollView) -> Production {
        switch subject {
        case .prototype(let prototype):
            model.production(of: prototype, size: size, in: list)
        case .view(let cell): model.production(of: cell)
        }
    }
}

extension UIScrollView {
    fileprivate var lastVisibleCell: UIView? {
        guard let list = self as? any SkeletonHostList else { return nil }
        return list.shownPaths.last.flatMap { list.shownCell(at: $0) }
    }

    /// Returns the prototype of a class of cells in the list's model.
    fileprivate func prototype(of type: UIView.Type) -> Prototype? {
        let sections = (tabAnimated as? FormAnimated)?.sections ?? []
        return sections.lazy.flatMap(\.cells).map(\.prototype).first {
            $0.viewClass == type || $0.viewClass == nil && $0.className == String(describing: type)
        }
    }
}
