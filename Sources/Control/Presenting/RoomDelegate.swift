import TabProduction
import UIKit

/// The delegate of a list while sections have room for a skeleton: it answers how long they are, and forwards all else to
/// the delegate of the app.
///
/// A list asks once, when its delegate is set, which messages it responds to. So the messages that a list sends by itself
/// are answered for as long as the list may send them, also when the delegate of the app has gone.
@MainActor
class RoomDelegate: ForwardingObject, UIScrollViewDelegate {
    /// The delegate of the app, held weakly, as a list holds it. Unsafe because any thread may ask an object what it
    /// responds to; safe because nothing sets it after the initializer, and a weak reference may be read anywhere.
    nonisolated(unsafe) private weak var object: (any NSObjectProtocol)?

    /// Whether the delegate of the app is being asked. Unsafe for the same reason; UIKit asks on the main thread alone.
    nonisolated(unsafe) private var isAsking = false

    nonisolated private let answered: Set<String>

    private(set) weak var list: UIScrollView?

    /// What stood between the list and the delegate of the app, where the list itself makes such an object for whatever
    /// is set, and keeps the last one alone.
    var wrapper: (any NSObjectProtocol)?

    /// Who gives the room now; `nil` while there is none.
    private(set) weak var owner: AnyObject?

    /// Returns the room that a section has below its cells, in points; `nil` for one that has none.
    private var room: (@MainActor (Int) -> CGFloat?)?

    /// Creates a delegate.
    ///
    /// - Parameters:
    ///   - object: The delegate of the app.
    ///   - answered: The messages that the class implements, by their selectors.
    init(of list: UIScrollView, forwardingTo object: (any NSObjectProtocol)?, answered: Set<String>) {
        self.list = list
        self.object = object
        self.answered = answered
    }

    /// Gives sections room, or takes it back.
    func give(_ room: (@MainActor (Int) -> CGFloat?)?, for owner: AnyObject?) {
        self.room = room
        self.owner = owner
    }

    /// Whether an object is the delegate of the app; `nil` for none.
    func forwards(to object: (any NSObjectProtocol)?) -> Bool { object === self.object }

    /// Returns the room of a section of a list, which may be another one than this was made for.
    func room(_ section: Int, of list: UIScrollView) -> CGFloat? { list === self.list ? room?(section) : nil }

    /// Asks the delegate of the app, unless it is being asked: an object of the app may forward to this one in turn.
    nonisolated func asking<Value>(_ question: () -> Value?) -> Value? {
        guard !isAsking else { return nil }
        isAsking = true
        defer { isAsking = false }
        return question()
    }

    // MARK: Messages

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return NSObject.instancesRespond(to: aSelector) || answered.contains(aSelector.description)
            || receiver(of: aSelector) != nil
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
        guard let aSelector else { return nil }
        if let receiver = receiver(of: aSelector) { return receiver }
        // Somebody still believes that a delegate is there which has gone, or asks in a circle.
        let isAnswered = (object == nil || isAsking) && NoDelegate.instancesRespond(to: aSelector)
        return isAnswered ? Self.nobody : super.forwardingTarget(for: aSelector)
    }

    nonisolated private func receiver(of selector: Selector) -> (any NSObjectProtocol)? {
        asking { object?.responds(to: selector) == true ? object : nil }
    }

    nonisolated private static let nobody = NoDelegate()
}

/// The delegate of a table while sections have room: longer footers.
final class TableRoomDelegate: RoomDelegate, UITableViewDelegate {
    private(set) weak var target: (any UITableViewDelegate)?

    init(of table: UITableView, forwardingTo target: (any UITableViewDelegate)?) {
        self.target = target
        super.init(
            of: table, forwardingTo: target,
            answered: [
                "tableView:heightForFooterInSection:", "tableView:estimatedHeightForFooterInSection:",
            ])
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        // A method that Objective-C makes optional is optional here; where it has a default, it never is.
        let own: ((UITableView, Int) -> CGFloat)? = target?.tableView(_:heightForFooterInSection:)
        return room(section, of: tableView) ?? asking { own?(tableView, section) }
            ?? tableView.sectionFooterHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        let own: ((UITableView, Int) -> CGFloat)? = target?.tableView(_:estimatedHeightForFooterInSection:)
        return room(section, of: tableView) ?? asking { own?(tableView, section) }
            ?? tableView.estimatedSectionFooterHeight
    }
}

/// The delegate of a collection while sections have room: larger insets of a flow layout.
final class CollectionRoomDelegate: RoomDelegate, UICollectionViewDelegateFlowLayout {
    private(set) weak var target: (any UICollectionViewDelegate)?

    init(of collection: UICollectionView, forwardingTo target: (any UICollectionViewDelegate)?) {
        self.target = target
        super.init(
            of: collection, forwardingTo: target,
            answered: ["collectionView:layout:insetForSectionAtIndex:"])
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        let own: ((UICollectionView, UICollectionViewLayout, Int) -> UIEdgeInsets)? =
            (target as? any UICollectionViewDelegateFlowLayout)?.collectionView(_:layout:insetForSectionAt:)
        var insets =
            asking { own?(collectionView, collectionViewLayout, section) } ?? layout?.sectionInset ?? .zero
        guard let room = room(section, of: collectionView) else { return insets }
        if layout?.scrollDirection == .horizontal { insets.right += room } else { insets.bottom += room }
        return insets
    }
}
