public import UIKit

/// A list whose delegate can give sections more room than their cells take.
@MainActor
protocol RoomyList: SkeletonHostList {
    /// The delegate that the list returns, which need not be the one that was set.
    var currentDelegate: (any NSObjectProtocol)? { get }

    /// Puts a delegate of ours, one of those kept or a new one, between the list and the delegate that it has.
    func insertRoomDelegate(from kept: [RoomDelegate]) -> RoomDelegate

    /// Gives the list the delegate that one of ours forwards to.
    func restoreDelegate(behind delegate: RoomDelegate)

    /// Calls a closure whenever the delegate is set.
    func observeDelegate(_ change: @escaping @MainActor () -> Void) -> NSKeyValueObservation

    /// Whether the layout asks the delegate how long sections are.
    var hasRoom: Bool { get }

    /// The length in points of the footer that makes room when it is longer; zero where insets do.
    func lengthOfFooter(inSection section: Int) -> CGFloat

    /// Measures the sections anew, unless the app is about to announce changes of its data: then the list does so by
    /// itself.
    ///
    /// - Returns: Whether the list measured.
    func measureSections() -> Bool
}

extension UITableView: RoomyList {
    var currentDelegate: (any NSObjectProtocol)? { delegate }

    func insertRoomDelegate(from kept: [RoomDelegate]) -> RoomDelegate {
        var target = delegate
        while let own = target as? RoomDelegate { target = own.tableTarget }
        let ours = kept.first { $0.forwards(to: target) } ?? RoomDelegate(of: self, forwardingTo: target)
        delegate = ours
        return ours
    }

    func restoreDelegate(behind delegate: RoomDelegate) { self.delegate = delegate.tableTarget }

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
    var currentDelegate: (any NSObjectProtocol)? { delegate }

    func insertRoomDelegate(from kept: [RoomDelegate]) -> RoomDelegate {
        var target = delegate
        while let own = target as? RoomDelegate { target = own.collectionTarget }
        let ours = kept.first { $0.forwards(to: target) } ?? RoomDelegate(of: self, forwardingTo: target)
        delegate = ours
        return ours
    }

    func restoreDelegate(behind delegate: RoomDelegate) { self.delegate = delegate.collectionTarget }

    func observeDelegate(_ change: @escaping @MainActor () -> Void) -> NSKeyValueObservation {
        observeOnMain(\.delegate, change)
    }

    var hasRoom: Bool { collectionViewLayout is UICollectionViewFlowLayout }

    func lengthOfFooter(inSection section: Int) -> CGFloat { 0 }

    func measureSections() -> Bool {
        collectionViewLayout.invalidateLayout()
        guard isUpToDate else { return false }
        layoutIfNeeded()
        return true
    }
}
