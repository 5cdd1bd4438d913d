import UIKit

/// A list that a library has taught to wrap every delegate, and that returns the wrapper.
@MainActor
protocol WrappingList: UIScrollView {
    /// The delegate that the list returns.
    var outermost: AnyObject? { get }
    /// All wrappers that the list has made.
    var wrappers: [DelegateWrapper] { get }
}

extension WrappingList {
    /// The delegate of the app, behind the wrappers of the list.
    var wrappedDelegate: AnyObject? {
        var end = outermost
        while let wrapper = end as? DelegateWrapper, wrappers.contains(where: { $0 === wrapper }) {
            end = wrapper.target
        }
        return end
    }
}

final class TableThatWraps: UITableView, WrappingList {
    private(set) var wrappers: [DelegateWrapper] = []

    var outermost: AnyObject? { delegate }

    override var delegate: (any UITableViewDelegate)? {
        get { super.delegate }
        set {
            let wrapper = newValue.map { DelegateWrapper(of: $0) }
            wrapper.map { wrappers.append($0) }
            super.delegate = wrapper
        }
    }
}

final class CollectionThatWraps: UICollectionView, WrappingList {
    private(set) var wrappers: [DelegateWrapper] = []

    var outermost: AnyObject? { delegate }

    override var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate }
        set {
            let wrapper = newValue.map { DelegateWrapper(of: $0) }
            wrapper.map { wrappers.append($0) }
            super.delegate = wrapper
        }
    }
}
