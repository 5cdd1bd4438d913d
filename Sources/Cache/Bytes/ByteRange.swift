/// The positions of some bytes in a message, which has less than two gigabytes.
struct ByteRange {
    private let start: UInt32
    private let length: UInt32

    init(_ range: Range<Int>) {
        start = UInt32(clamping: range.lowerBound)
        length = UInt32(clamping: range.count)
    }

    var range: Range<Int> { Int(start)..<(Int(start) + Int(length)) }
}
