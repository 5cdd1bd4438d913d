/// Where some bytes of a message are; a message has less than two gigabytes.
struct BytePlace {
    private let start: UInt32
    private let length: UInt32

    init(_ range: Range<Int>) {
        start = UInt32(clamping: range.lowerBound)
        length = UInt32(clamping: range.count)
    }

    var count: Int { Int(length) }
    var range: Range<Int> { Int(start)..<(Int(start) + Int(length)) }
}
