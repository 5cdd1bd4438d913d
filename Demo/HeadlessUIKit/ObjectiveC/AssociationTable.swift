import Foundation

/// The associations of objects that have no room for them: kept beside the objects, weakly keyed.
///
/// The values of an object that is gone are released at the next sweep, not at once.
final class AssociationTable: @unchecked Sendable {
    private struct Entry {
        weak var owner: AnyObject?
        let associations = HeadlessAssociations()
    }

    static let shared = AssociationTable()

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepThreshold = 32

    func associations(of object: AnyObject, creating: Bool) -> HeadlessAssociations? {
        let (found, released) = lock.withLock { () -> (HeadlessAssociations?, [Entry]) in
            let id = ObjectIdentifier(object)
            if let entry = entries[id], entry.owner === object {
                return (entry.associations, [])
            }
            guard creating else { return (nil, []) }
            let released = sweep() + [entries.removeValue(forKey: id)].compactMap(\.self)
            let entry = Entry(owner: object)
            entries[id] = entry
            return (entry.associations, released)
        }
        withExtendedLifetime(released) {}
        return found
    }

    private func sweep() -> [Entry] {
        guard entries.count >= sweepThreshold else { return [] }
        let dead = entries.filter { $0.value.owner == nil }
        for id in dead.keys {
            entries[id] = nil
        }
        sweepThreshold = max(32, entries.count * 2)
        return Array(dead.values)
    }
}
