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
        one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
        hasher.combine(UInt8(0xFF))
    }
}
