import TabCache
import TabProduction
import UIKit

/// The delegate of a list while sections have room for a skeleton: longer footers in a table, larger insets in a flow
/// layout.
///
/// It forwards every other message to the delegate of the app, which owns it. A list asks only once, when its delegate is
/// set, which messages it responds to. So while the delegate of the app goes, another object answers them all.
@MainActor
final class RoomDelegate: ForwardingObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
    /// The delegate of the app, held weakly, as a list holds it; `nil` once it has gone. Unsafe because any thread may ask an object what it
    /// responds to; safe because nothing sets it after the initializer, and a weak reference may be read anywhere.
    nonisolated(unsafe) private(set) weak var target: (any NSObjectProtocol)?

    /// The messages about which the app's delegate is being asked, so that one that forwards to this object does not loop.
    /// Unsafe for the same reason; UIKit asks on the main thread alone.
    nonisolated(unsafe) private var asked: Set<String> = []

    private nonisolated static let footer = "tableView:heightForFooterInSection:"
    private nonisolated static let estimatedFooter = "tableView:estimatedHeightForFooterInSection:"
    private nonisolated static let insets = "collectionView:layout:insetForSectionAtIndex:"

    /// The selectors of the messages below that make room.
    nonisolated private let answered: Set<String>

    private(set) weak var list: UIScrollView?

    /// The object that the list itself made around a delegate, where it keeps only the last one that it made.
    var wrapper: (any NSObjectProtocol)?

    /// Returns the room below the cells of a section, in points; `nil` for a section that has none.
    var room: (@MainActor (Int) -> CGFloat?)?

    /// Our delegates in front of one delegate of the app: one for each list.
    private static let kept = Associated<[RoomDelegate]>()

    private nonisolated static let conformance: Void = Conformance.follow(RoomDelegate.self) {
        own, question in
        own.asking("conforms") { own.target.map(question) } ?? false
    }

    private init(of list: UIScrollView, forwardingTo target: (any NSObjectProtocol)?) {
        _ = Self.conformance
        (self.list, self.target) = (list, target)
        answered = list is UITableView ? [Self.footer, Self.estimatedFooter] : [Self.insets]
    }

    /// Returns the delegate of ours between a list and the delegate of the app behind an object, or makes one.
    ///
    /// An object of the app that wrapped ours reaches the app through it, so it lives as long as the delegate of the app, or
    /// as the list where there is none.
    static func of(_ list: UIScrollView, before delegate: (any NSObjectProtocol)?) -> RoomDelegate {
        var target = delegate
        while let own = target as? RoomDelegate { target = own.target }
        let others = (kept[target ?? list] ?? []).filter { $0.list != nil }
        if let known = others.first(where: { $0.list === list && $0.target === target }) { return known }
        let new = RoomDelegate(of: list, forwardingTo: target)
        kept[target ?? list] = others + [new]
        return new
    }

    /// Returns the room of a section, unless the list is another one than the delegate was made for.
    private func room(_ section: Int, of list: UIScrollView) -> CGFloat? {
        list === self.list ? room?(section) : nil
    }

    /// Asks the delegate of the app about a message, unless it is answering that: an object of the app may forward to this
    /// one in turn.
    nonisolated private func asking<Value>(_ message: String, _ question: () -> Value?) -> Value? {
        guard asked.insert(message).inserted else { return nil }
        defer { asked.remove(message) }
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
        // UIKit noted that a delegate answers which is going meanwhile, or asks in a circle.
        return target == nil || asked.contains(aSelector.description)
            ? Self.nobody : super.forwardingTarget(for: aSelector)
    }

    nonisolated private func receiver(of selector: Selector) -> (any NSObjectProtocol)? {
        asking(selector.description) { target?.responds(to: selector) == true ? target : nil }
    }

    nonisolated private static let nobody = NoDelegate()

    // MARK: Room

    // A method that Objective-C makes optional is optional here; where it has a default, it never is.

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        let own: ((UITableView, Int) -> CGFloat)? =
            (target as? any UITableViewDelegate)?.tableView(_:heightForFooterInSection:)
        return room(section, of: tableView) ?? asking(Self.footer) { own?(tableView, section) }
            ?? tableView.sectionFooterHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        let own: ((UITableView, Int) -> CGFloat)? =
            (target as? any UITableViewDelegate)?.tableView(_:estimatedHeightForFooterInSection:)
        return room(section, of: tableView) ?? asking(Self.estimatedFooter) { own?(tableView, section) }
            ?? tableView.estimatedSectionFooterHeight
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        let own: ((UICollectionView, UICollectionViewLayout, Int) -> UIEdgeInsets)? =
            (target as? any UICollectionViewDelegateFlowLayout)?
            .collectionView(_:layout:insetForSectionAt:)
        var insets =
            asking(Self.insets) { own?(collectionView, collectionViewLayout, section) } ?? layout?
            .sectionInset ?? .zero
        guard let room = room(section, of: collectionView) else { return insets }
        if layout?.scrollDirection == .horizontal { insets.right += room } else { insets.bottom += room }
        return insets
    }
}
