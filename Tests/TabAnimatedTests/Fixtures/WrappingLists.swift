import UIKit

/// A list that a library has taught to wrap every delegate, and that returns the wrapper.
@MainActor
protocol WrappingList: UIScrollView {
    /// The delegate that the list returns.
    var outermost: AnyObject? { get }
    /// All wrappers that the list has made.
    var wrappers: [DelegateWrapper] { get set }
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

    /// Returns a new wrapper of a delegate, and keeps it.
    fileprivate func wrap(_ delegate: (any NSObjectProtocol)?) -> DelegateWrapper? {
        guard let delegate else { return nil }
        let wrapper = DelegateWrapper(of: delegate)
        wrappers.append(wrapper)
        return wrapper
    }
}

final class TableThatWraps: UITableView, WrappingList {
    var wrappers: [DelegateWrapper] = []

    var outermost: AnyObject? { delegate }

    override var delegate: (any UITableViewDelegate)? {
        get { super.delegate }
        set { super.delegate = wrap(newValue) }
    }
}

final class CollectionThatWraps: UICollectionView, WrappingList {
    var wrappers: [DelegateWrapper] = []

    var outermost: AnyObject? { delegate }

    override var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate }
        set { super.delegate = wrap(newValue) }
    }
}
