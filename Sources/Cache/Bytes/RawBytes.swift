import Foundation

extension UnsafeRawBufferPointer {
    /// Whether two regions hold the same bytes.
    func hasBytes(of other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count, let start = baseAddress, let otherStart = other.baseAddress else {
            return isEmpty && other.isEmpty
        }
        return memcmp(start, otherStart, count) == 0
    }
}

extension String {
    /// Hands over the text in UTF-8, without a copy where the text is stored like that.
    func withRawBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
            ?? Array(utf8).withUnsafeBytes(body)
    }
}
