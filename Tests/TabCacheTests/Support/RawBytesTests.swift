import Testing

@testable import TabCache

@Suite("Bytes in memory")
struct RawBytesTests {
    @Test func `no bytes are those of nothing else`() {
        let none = UnsafeRawBufferPointer(start: nil, count: 0)
        let some: [UInt8] = [1]

        #expect(none.hasBytes(of: none))
        #expect(!some.withUnsafeBytes { none.hasBytes(of: $0) })
        #expect(!some.withUnsafeBytes { $0.hasBytes(of: none) })
    }
}
