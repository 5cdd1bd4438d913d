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
    package func contains(_ element: Element) -> Bool { firstIndex(of: element) != nil }
}
