/// The key of a cached value: any string at all, told apart from others byte by byte.
///
/// Swift compares strings by what they look like, so a composed and a decomposed "é" are equal.
/// Files know only bytes, and memory and disk must agree on what one key is.
struct EntryKey: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (one: EntryKey, other: EntryKey) -> Bool {
        let (one, other) = (one.text.utf8, other.text.utf8)
        return one.count == other.count && one.elementsEqual(other)
    }

    func hash(into hasher: inout Hasher) {
        // Native strings are hashed as they lie in memory; a bridged one is copied first.
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(UInt8(0xFF))
    }
}
