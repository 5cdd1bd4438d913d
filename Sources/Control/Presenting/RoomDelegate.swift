import TabProduction
import UIKit

/// The delegate of a list while sections have room for a skeleton: longer footers in a table, larger insets in a flow
/// layout.
///
/// It forwards every other message to the delegate of the app. A list asks only once, when its delegate is set, which
/// messages it responds to. So it keeps answering the messages that a list sends by itself, also when the delegate of
/// the app has gone.
@MainActor
final class RoomDelegate: ForwardingObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
    /// The delegate of the app, held weakly, as a list holds it. Unsafe because any thread may ask an object what it
    /// responds to; safe because nothing sets it after the initializer, and a weak reference may be read anywhere.
    nonisolated(unsafe) private weak var object: (any NSObjectProtocol)?

    /// The delegate of the app, where the list is a table.
    private(set) weak var tableTarget: (any UITableViewDelegate)?

    /// The delegate of the app, where the list is a collection.
    private(set) weak var collectionTarget: (any UICollectionViewDelegate)?

    /// Whether the delegate of the app is answering. Unsafe for the same reason; UIKit asks on the main thread alone.
    nonisolated(unsafe) private var isAsking = false

    /// The selectors of the messages below that make room.
    nonisolated private let answered: Set<String>

    private(set) weak var list: UIScrollView?

    /// The object that the list itself made around a delegate, where it keeps only the last one that it made.
    var wrapper: (any NSObjectProtocol)?

    /// The owner of the room; `nil` while there is none.
    private(set) weak var owner: AnyObject?

    /// Returns the room below the cells of a section, in points; `nil` for a section that has none.
    private var room: (@MainActor (Int) -> CGFloat?)?

    init(of table: UITableView, forwardingTo target: (any UITableViewDelegate)?) {
        (list, object, tableTarget) = (table, target, target)
        answered = ["tableView:heightForFooterInSection:", "tableView:estimatedHeightForFooterInSection:"]
    }

    init(of collection: UICollectionView, forwardingTo target: (any UICollectionViewDelegate)?) {
        (list, object, collectionTarget) = (collection, target, target)
        answered = ["collectionView:layout:insetForSectionAtIndex:"]
    }

    /// Gives sections room; `nil` ends it.
    func give(_ room: (@MainActor (Int) -> CGFloat?)?, for owner: AnyObject?) {
        self.room = room
        self.owner = owner
    }

    /// Whether an object is the delegate of the app; `nil` for none.
    func forwards(to object: (any NSObjectProtocol)?) -> Bool { object === self.object }

    /// Returns the room of a section, unless the list is another one than the delegate was made for.
    private func room(_ section: Int, of list: UIScrollView) -> CGFloat? {
        list === self.list ? room?(section) : nil
    }

    /// Asks the delegate of the app, unless it is answering: an object of the app may forward to this one in turn.
    nonisolated private func asking<Value>(_ question: () -> Value?) -> Value? {
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
        // The list still believes in a delegate that has gone, or asks in a circle.
        let isAnswered = (object == nil || isAsking) && NoDelegate.instancesRespond(to: aSelector)
        return isAnswered ? Self.nobody : super.forwardingTarget(for: aSelector)
    }

    nonisolated private func receiver(of selector: Selector) -> (any NSObjectProtocol)? {
        asking { object?.responds(to: selector) == true ? object : nil }
    }

    nonisolated private static let nobody = NoDelegate()

    // MARK: Room

    // A method that Objective-C makes optional is optional here; where it has a default, it never is.

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        let own: ((UITableView, Int) -> CGFloat)? = tableTarget?.tableView(_:heightForFooterInSection:)
        return room(section, of: tableView) ?? asking { own?(tableView, section) }
            ?? tableView.sectionFooterHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        let own: ((UITableView, Int) -> CGFloat)? =
            tableTarget?.tableView(_:estimatedHeightForFooterInSection:)
        return room(section, of: tableView) ?? asking { own?(tableView, section) }
            ?? tableView.estimatedSectionFooterHeight
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        let own: ((UICollectionView, UICollectionViewLayout, Int) -> UIEdgeInsets)? =
            (collectionTarget as? any UICollectionViewDelegateFlowLayout)?
            .collectionView(_:layout:insetForSectionAt:)
        var insets =
            asking { own?(collectionView, collectionViewLayout, section) } ?? layout?.sectionInset ?? .zero
        guard let room = room(section, of: collectionView) else { return insets }
        if layout?.scrollDirection == .horizontal { insets.right += room } else { insets.bottom += room }
        return insets
    }
}
