public import UIKit

/// A list whose delegate can give sections more room than their cells take.
@MainActor
protocol RoomyList: ListHost {
    /// The delegate that the list returns, which need not be the one that was set.
    var anyDelegate: (any NSObjectProtocol)? { get set }

    /// Calls a closure whenever the delegate is set.
    func observeDelegate(_ change: @escaping @MainActor () -> Void) -> NSKeyValueObservation

    /// Whether the layout asks the delegate how long sections are.
    var hasRoom: Bool { get }

    /// The length in points of the footer that makes room when it is longer; zero where insets do.
    func lengthOfFooter(inSection section: Int) -> CGFloat

    /// Measures the sections anew, unless the app is about to announce changes of its data: then the list does so by
    /// itself, and keeps its places until then.
    ///
    /// - Returns: Whether the list measured.
    func measureSections() -> Bool
}

extension UITableView: RoomyList {
    var anyDelegate: (any NSObjectProtocol)? {
        get { delegate }
        set { delegate = newValue as? any UITableViewDelegate }
    }

    func observeDelegate(_ change: @escaping @MainActor () -> Void) -> NSKeyValueObservation {
        observeOnMain(\.delegate, change)
    }

    var hasRoom: Bool { true }

    func lengthOfFooter(inSection section: Int) -> CGFloat {
        section < numberOfSections ? rectForFooter(inSection: section).height : 0
    }

    func measureSections() -> Bool {
        guard isUpToDate else { return false }
        UIView.performWithoutAnimation { performBatchUpdates(nil) }
        return true
    }
}

extension UICollectionView: RoomyList {
    var anyDelegate: (any NSObjectProtocol)? {
        get { delegate }
        set { delegate = newValue as? any UICollectionViewDelegate }
    }

    func observeDelegate(_ change: @escaping @MainActor () -> Void) -> NSKeyValueObservation {
        observeOnMain(\.delegate, change)
    }

    var hasRoom: Bool { collectionViewLayout is UICollectionViewFlowLayout }

    func lengthOfFooter(inSection section: Int) -> CGFloat { 0 }

    func measureSections() -> Bool {
        guard isUpToDate else { return false }
        collectionViewLayout.invalidateLayout()
        layoutIfNeeded()
        return true
    }
}
