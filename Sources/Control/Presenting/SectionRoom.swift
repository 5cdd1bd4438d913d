import TabProduction
import UIKit

/// Gives sections of a list room for skeletons beyond their own cells.
///
/// Meanwhile a delegate of ours makes the footers of a table or the insets of a flow layout longer, and forwards
/// everything else. The data source stays the app's, so all counts are the app's, whatever it does to its sections.
@MainActor
final class SectionRoom<List: RoomyList>: RoomGiving {
    private weak var list: List?
    private var delegate: RoomDelegate?
    /// The delegate that the list returned after ours was set: ours, or a wrapper of the list around it.
    private weak var installed: (any NSObjectProtocol)?
    private var observation: NSKeyValueObservation?
    /// The lengths of a section's own footer and of its room, by section index.
    private var lengths: [Int: (footer: CGFloat, room: CGFloat)] = [:]
    private var takeover: AnyObject?
    private var measurement: AnyObject?
    private var didMeasure: (@MainActor () -> Void)?
    private var saidThereIsNone = false

    init(in list: List?) {
        self.list = list
    }

    func give(_ rooms: [Int: CGFloat], isAtOnce: Bool) -> Bool {
        guard let list, rooms != lengths.mapValues(\.room) else { return false }
        guard list.hasRoom else {
            warn(of: rooms, in: list)
            return false
        }
        if delegate == nil { replaceOther(in: list) }
        let added = rooms.map { ($0, (footer: footer(ofSection: $0, in: list), room: $1)) }
        lengths = Dictionary(uniqueKeysWithValues: added)
        if delegate == nil {
            install(in: list)
            observation = list.observeDelegate { [weak self] in self?.delegateDidChange() }
        }
        return measure(list, isAtOnce: isAtOnce)
    }

    func whenMeasured(_ action: @escaping @MainActor () -> Void) {
        didMeasure = action
    }

    func takeBack() {
        observation = nil
        didMeasure = nil
        takeover = nil
        measurement = nil
        lengths = [:]
        guard let list, let delegate, delegate.owner === self else { return }
        delegate.give(nil, for: nil)
        self.delegate = nil
        if list.currentDelegate === installed { list.restoreDelegate(behind: delegate) }
        // A list that waits for changes of the app measures itself with them.
        _ = list.measureSections()
    }

    /// The length of a section's footer, read while the section has no room.
    private func footer(ofSection section: Int, in list: List) -> CGFloat {
        lengths[section]?.footer ?? list.lengthOfFooter(inSection: section)
    }
}

// MARK: - The delegate

extension SectionRoom {
    /// Puts a delegate of ours between the list and its delegate.
    ///
    /// Each delegate of the app gets its own: an object of the app that wrapped ours still reaches the app through it. So
    /// ours live as long as the list.
    private func install(in list: List) {
        delegate?.give(nil, for: nil)
        let before = list.currentDelegate
        let new = list.insertRoomDelegate(from: RoomDelegates.of(list))
        new.give({ [weak self] section in self?.lengths[section].map { $0.footer + $0.room } }, for: self)
        delegate = new
        installed = list.currentDelegate
        if let installed, let before, installed !== new, type(of: installed) == type(of: before) {
            new.wrapper = before
        }
        RoomDelegates.keep(new, of: list)
    }

    /// Removes the delegate of another skeleton of the list, which is about to end.
    private func replaceOther(in list: List) {
        guard let other = list.currentDelegate as? RoomDelegate, other.list === list else { return }
        other.give(nil, for: nil)
        list.restoreDelegate(behind: other)
        _ = list.measureSections()
    }

    /// Replaces a delegate that the app has set, in the next turn: the app may read it back before.
    private func delegateDidChange() {
        guard let list, list.currentDelegate !== installed, takeover == nil else { return }
        takeover = SkeletonConfiguration.delaying.wait(0) { [weak self] in
            guard let self else { return }
            takeover = nil
            guard let list = self.list, delegate != nil, list.currentDelegate !== installed else { return }
            install(in: list)
            _ = measure(list, isAtOnce: true)
        }
    }
}

/// Our delegates of a list, which live as long as the list.
@MainActor
private final class RoomDelegates {
    private var delegates: [RoomDelegate] = []

    private static let roomDelegates = Associated<RoomDelegates>()

    static func of(_ list: UIScrollView) -> [RoomDelegate] { roomDelegates[list]?.delegates ?? [] }

    /// The number of kept delegates that forward to nothing.
    private static let limit = 8

    static func keep(_ delegate: RoomDelegate, of list: UIScrollView) {
        let kept = roomDelegates[list, default: RoomDelegates()]
        kept.delegates.removeAll { $0 === delegate }
        kept.delegates.append(delegate)
        // An object of the app may hold one that forwards to nothing weakly, and still forward to it for the list.
        let idle = kept.delegates.filter { $0.forwards(to: nil) }
        guard idle.count > limit else { return }
        kept.delegates.removeAll { $0 === idle[0] }
    }
}

// MARK: - Measuring

extension SectionRoom {
    /// Measures the sections at once, or in the next turn; returns whether it was at once.
    private func measure(_ list: List, isAtOnce: Bool) -> Bool {
        if isAtOnce, list.measureSections() { return true }
        guard measurement == nil else { return false }
        measurement = SkeletonConfiguration.delaying.wait(0) { [weak self, weak list] in
            self?.measurement = nil
            if list?.measureSections() == true { self?.didMeasure?() }
        }
        return false
    }

    private func warn(of rooms: [Int: CGFloat], in list: List) {
        let last = list.numberOfSections - 1
        guard !saidThereIsNone, rooms.contains(where: { $0.key < last && $0.value > 0 }) else { return }
        saidThereIsNone = true
        SkeletonLog.warn(
            "The layout of \(list.declaredClass) gives a section no room for cells that it does not have, so a skeleton "
                + "is over what follows it. Append placeholder items while the section loads")
    }
}
