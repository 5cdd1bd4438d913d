import TabCache
import TabProduction
import UIKit

/// Gives sections of a list room for skeletons beyond their own cells.
///
/// Meanwhile a delegate of ours makes the footers of a table or the insets of a flow layout longer, and forwards
/// everything else. The data source stays the app's, so all counts are the app's, whatever it does to its sections.
@MainActor
final class SectionRoom {
    private weak var list: (any ListHost)?
    /// Ours, which goes with the delegate of the app.
    private weak var delegate: RoomDelegate?
    /// The delegate that the list returned after ours was set: ours, or a wrapper of the list around it.
    private weak var installed: (any NSObjectProtocol)?
    /// The lengths of a section's own footer and of its room, by section index.
    private var lengths = [Int: (footer: CGFloat, room: CGFloat)]()
    /// Whether the list has not been measured since rooms changed, as outside a window.
    private var owesMeasure = false

    init(in list: any ListHost) {
        self.list = list
    }

    /// Gives sections room, by section index, in points along the axis of scrolling; others lose theirs.
    ///
    /// - Parameter isAtOnce: Whether the list may be measured before this returns; it may not while it lays itself out.
    /// - Returns: Whether the list has been measured again.
    func give(_ rooms: [Int: CGFloat], isAtOnce: Bool) -> Bool {
        guard let list else { return false }
        // The delegate of the app may have gone with ours, which made the room.
        guard rooms != lengths.mapValues(\.room) || (delegate == nil && !rooms.isEmpty) else {
            return isAtOnce && measure(list)
        }
        guard list.hasRoom else {
            warn(of: rooms, in: list)
            return false
        }
        // A footer is read while its section has no room.
        lengths = rooms.reduce(into: [:]) { new, room in
            let footer = lengths[room.key]?.footer ?? list.lengthOfFooter(inSection: room.key)
            new[room.key] = (footer, room.value)
        }
        if delegate == nil {
            // When a delegate is set, the list may ask it about every row that it knows; the app may have deleted some.
            guard list.isUpToDate else {
                lengths = [:]
                return false
            }
            install(in: list)
            // Who observes the delegate may have ended the skeleton.
            guard delegate != nil else { return false }
        }
        owesMeasure = true
        return isAtOnce && measure(list)
    }

    /// Replaces a delegate that the app has set in this turn, in which it may have read it back, and measures the list where it
    /// could not be measured before; returns whether it has been.
    func settle() -> Bool {
        guard let list else { return false }
        if !lengths.isEmpty, list.anyDelegate !== installed {
            install(in: list)
            owesMeasure = delegate != nil
        }
        return measure(list)
    }

    private func measure(_ list: any ListHost) -> Bool {
        guard owesMeasure, list.measureSections() else { return false }
        owesMeasure = false
        return true
    }

    /// Moves the rooms with sections that the app is about to insert, delete or move in the list.
    func follow(_ change: SectionChange) {
        let positions = change.positions(of: lengths.keys)
        lengths = lengths.reduce(into: [:]) { moved, length in
            if let position = positions[length.key] { moved[position] = length.value }
        }
    }

    /// Gives no room any more. A list that the app is about to tell of changes keeps its places until then.
    func takeBack() {
        (lengths, owesMeasure) = ([:], false)
        guard let list, let delegate else { return }
        delegate.room = nil
        self.delegate = nil
        if list.anyDelegate === installed { list.anyDelegate = delegate.target }
        if !list.measureSections(), list.window == nil {
            WindowWait.add(.measuring, with: list) { [weak list] in _ = list?.measureSections() }
        }
    }

    // MARK: The delegate

    /// Puts a delegate of ours between the list and its delegate; each delegate of the app has its own.
    private func install(in list: any ListHost) {
        delegate?.room = nil
        let before = list.anyDelegate
        let new = RoomDelegate.of(list, before: before)
        new.room = { [weak self] section in self?.lengths[section].map { $0.footer + $0.room } }
        (delegate, installed) = (new, new)
        list.anyDelegate = new
        guard delegate != nil else { return }
        installed = list.anyDelegate
        if let installed, let before, installed !== new, type(of: installed) == type(of: before) {
            new.wrapper = before
        }
    }

    private func warn(of rooms: [Int: CGFloat], in list: any ListHost) {
        let last = list.numberOfSections - 1
        guard rooms.contains(where: { $0.key < last && $0.value > 0 }) else { return }
        SkeletonLog.warnOnce(
            "The layout of \(list.declaredClass) gives a section no room for cells that it does not have, so a skeleton "
                + "is over what follows it. Append placeholder items while the section loads", about: self)
    }
}
