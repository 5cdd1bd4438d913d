/// The key of a stored value: any string, compared byte by byte.
///
/// Swift compares strings by what they look like, so a composed and a decomposed "é" are equal.
/// Files know only bytes, and memory and disk must agree on what one key is.
package struct EntryKey: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        var text = text
        // A bridged string copies its bytes at each access.
        text.makeContiguousUTF8()
        self.text = text
    }

    package static func == (one: EntryKey, other: EntryKey) -> Bool {
        one.text.withRawBytes { bytes in other.text.withRawBytes { bytes.hasBytes(of: $0) } }
    }

    package func hash(into hasher: inout Hasher) {
        text.withRawBytes { hasher.combine(bytes: $0) }
    }
}
