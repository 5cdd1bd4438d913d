import TabProduction
public import UIKit

/// A list whose delegate can give sections more room than their cells take.
@MainActor
protocol RoomyList: SkeletonHostList {
    /// What the list returns as its delegate, which need not be what was set.
    var currentDelegate: (any NSObjectProtocol)? { get }

    /// Calls a closure whenever the delegate is set.
    func observeDelegate(_ change: @escaping @MainActor () -> Void) -> NSKeyValueObservation

    /// Puts a delegate of ours between the list and the delegate that it has: one of those it had, or a new one.
    func insertRoomDelegate(from kept: [RoomDelegate]) -> RoomDelegate

    /// Gives the list the delegate that one of ours forwards to.
    func restoreDelegate(behind delegate: RoomDelegate)

    /// Whether the layout asks the delegate how long sections are.
    var hasRoom: Bool { get }

    /// The length of what makes room for a section when it is longer, in points: of the footer that a table has.
    func lengthOfFooter(inSection section: Int) -> CGFloat

    /// Asks the delegate anew how much room sections take, unless the app is about to tell the list of changes in its
    /// data: then the list asks by itself.
    ///
    /// - Returns: Whether the delegate was asked.
    func measureSections() -> Bool
}

extension UITableView: RoomyList {
    var currentDelegate: (any NSObjectProtocol)? { delegate }

    func observeDelegate(_ change: @escaping @MainActor () -> Void) -> NSKeyValueObservation {
        observeOnMain(\.delegate, change)
    }

    func insertRoomDelegate(from kept: [RoomDelegate]) -> RoomDelegate {
        var target = delegate
        while let own = target as? TableRoomDelegate { target = own.target }
        let last = kept.first { $0.forwards(to: target) } as? TableRoomDelegate
        let ours = last ?? TableRoomDelegate(of: self, forwardingTo: target)
        delegate = ours
        return ours
    }

    func restoreDelegate(behind delegate: RoomDelegate) {
        self.delegate = (delegate as? TableRoomDelegate)?.target
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

    func observeDelegate(_ change: @escaping @MainActor () -> Void) -> NSKeyValueObservation {
        observeOnMain(\.delegate, change)
    }

    func insertRoomDelegate(from kept: [RoomDelegate]) -> RoomDelegate {
        var target = delegate
        while let own = target as? CollectionRoomDelegate { target = own.target }
        let last = kept.first { $0.forwards(to: target) } as? CollectionRoomDelegate
        let ours = last ?? CollectionRoomDelegate(of: self, forwardingTo: target)
        delegate = ours
        return ours
    }

    func restoreDelegate(behind delegate: RoomDelegate) {
        self.delegate = (delegate as? CollectionRoomDelegate)?.target
    }

    var hasRoom: Bool { collectionViewLayout is UICollectionViewFlowLayout }

    /// Insets are added to.
    func lengthOfFooter(inSection section: Int) -> CGFloat { 0 }

    func measureSections() -> Bool {
        collectionViewLayout.invalidateLayout()
        guard isUpToDate else { return false }
        layoutIfNeeded()
        return true
    }
}
