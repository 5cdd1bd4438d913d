import Foundation

/// The key of a stored value: any string, compared byte by byte.
///
/// Swift compares strings by what they look like, so a composed and a decomposed "é" are equal.
/// Files know only bytes, and memory and disk must agree on what one key is.
package struct EntryKey: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        var text = text
        // A bridged string would be copied whenever its bytes are asked for.
        text.makeContiguousUTF8()
        self.text = text
    }

    package static func == (one: EntryKey, other: EntryKey) -> Bool {
        one.withBytes { bytes in
            other.withBytes { otherBytes in
                guard bytes.count == otherBytes.count, let start = bytes.baseAddress,
                    let otherStart = otherBytes.baseAddress
                else { return bytes.isEmpty && otherBytes.isEmpty }
                return memcmp(start, otherStart, bytes.count) == 0
            }
        }
    }

    package func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        text.utf8.withContiguousStorageIfAvailable(body) ?? Array(text.utf8).withUnsafeBufferPointer(body)
    }
}
