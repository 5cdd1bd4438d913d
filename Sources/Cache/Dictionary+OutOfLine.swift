// What dictionaries and sets do most, once more, out of line: see `Sequence+Closures.swift`.
//
// The standard library writes each of them out for each pair of types, a kilobyte or more, and most of ours hold a few
// entries.

extension Dictionary {
    package subscript(key: Key) -> Value? {
        get { index(forKey: key).map { self[$0].value } }
        set {
            if let newValue {
                updateValue(newValue, forKey: key)
            } else {
                removeValue(forKey: key)
            }
        }
    }
}

extension Set {
    package init<Source: Sequence>(_ sequence: __owned Source) where Source.Element == Element {
        self.init()
        for element in sequence { update(with: element) }
    }

    @discardableResult
    package mutating func insert(
        _ newMember: __owned Element
    ) -> (inserted: Bool, memberAfterInsert: Element) {
        if let index = firstIndex(of: newMember) { return (false, self[index]) }
        update(with: newMember)
        return (true, newMember)
    }

    package func contains(_ member: Element) -> Bool { firstIndex(of: member) != nil }
}
