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
    private var observation: NSKeyValueObservation?
    /// The lengths of a section's own footer and of its room, by section index.
    private var lengths = [Int: (footer: CGFloat, room: CGFloat)]()
    private var takeover: AnyObject?
    private var measurement: AnyObject?
    /// Whether the list has not been measured since rooms changed, as outside a window.
    private var owesMeasure = false
    /// Called when the list has been measured after `give` returned.
    var didMeasure: (@MainActor () -> Void)?

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
            return owesMeasure && list.window != nil && measure(list, isAtOnce: isAtOnce)
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
            observation = list.observeDelegate { [weak self] in self?.delegateDidChange() }
        }
        return measure(list, isAtOnce: isAtOnce)
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
        (observation, takeover, measurement) = (nil, nil, nil)
        lengths = [:]
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

    /// Replaces a delegate that the app has set, in the next turn: the app may read it back before.
    private func delegateDidChange() {
        guard let list, list.anyDelegate !== installed, takeover == nil else { return }
        takeover = SkeletonConfiguration.delaying.wait(0) { [weak self] in
            guard let self else { return }
            takeover = nil
            guard let list = self.list, observation != nil, list.anyDelegate !== installed else { return }
            install(in: list)
            if delegate != nil { _ = measure(list, isAtOnce: true) }
        }
    }

    // MARK: Measuring

    /// Measures the sections at once, or in the next turn; returns whether it was at once.
    private func measure(_ list: any ListHost, isAtOnce: Bool) -> Bool {
        owesMeasure = true
        if isAtOnce, list.measureSections() {
            owesMeasure = false
            return true
        }
        guard measurement == nil else { return false }
        measurement = SkeletonConfiguration.delaying.wait(0) { [weak self, weak list] in
            guard let self else { return }
            measurement = nil
            guard list?.measureSections() == true else { return }
            owesMeasure = false
            didMeasure?()
        }
        return false
    }

    private func warn(of rooms: [Int: CGFloat], in list: any ListHost) {
        let last = list.numberOfSections - 1
        guard rooms.contains(where: { $0.key < last && $0.value > 0 }) else { return }
        SkeletonLog.warnOnce(
            "The layout of \(list.declaredClass) gives a section no room for cells that it does not have, so a skeleton "
                + "is over what follows it. Append placeholder items while the section loads", about: self)
    }
}
