import Foundation
import TabCache

extension FieldCoding {
    /// Codes a length.
    mutating func code(
        _ length: inout CGFloat, as field: Int, default standard: CGFloat
    ) throws(MalformedBytes) {
        var number = Double(length)
        try code(&number, as: field, default: Double(standard))
        length = CGFloat(number)
    }

    /// Codes a short floating-point number.
    mutating func code(
        _ number: inout Float, as field: Int, default standard: Float
    ) throws(MalformedBytes) {
        var long = Double(number)
        try code(&long, as: field, default: Double(standard))
        number = Float(long)
    }

    /// Codes a rectangle; without a default it has to be there.
    mutating func code(
        _ rect: inout CGRect, as field: Int, default standard: CGRect?
    ) throws(MalformedBytes) {
        guard try beginRecord(as: field, if: rect != standard) else {
            guard let standard else { throw MalformedBytes() }
            return rect = standard
        }
        try codeElement(&rect)
        try endList()
    }

    /// Codes a size.
    mutating func code(
        _ size: inout CGSize, as field: Int, default standard: CGSize
    ) throws(MalformedBytes) {
        guard try beginRecord(as: field, if: size != standard) else { return size = standard }
        try codeElement(&size.width)
        try codeElement(&size.height)
        try endList()
    }

    /// Codes a point.
    mutating func code(
        _ point: inout CGPoint, as field: Int, default standard: CGPoint
    ) throws(MalformedBytes) {
        guard try beginRecord(as: field, if: point != standard) else { return point = standard }
        try codeElement(&point.x)
        try codeElement(&point.y)
        try endList()
    }

    /// Codes rectangles in their order.
    mutating func code(_ rects: inout [CGRect], as field: Int) throws(MalformedBytes) {
        try codeList(&rects, as: field, minimumByteCount: 4, empty: .zero) {
            (coder, rect) throws(MalformedBytes) in try coder.codeElement(&rect)
        }
    }

    /// Codes numbers in their order.
    mutating func code(_ numbers: inout [Double], as field: Int) throws(MalformedBytes) {
        try codeList(&numbers, as: field, minimumByteCount: 1, empty: 0) {
            (coder, number) throws(MalformedBytes) in try coder.codeElement(&number)
        }
    }

    /// Codes lengths by position, from the lowest position up, so that the same lengths give the same bytes.
    mutating func code(_ lengths: inout [Int: CGFloat], as field: Int) throws(MalformedBytes) {
        var pairs = lengths.sorted { $0.key < $1.key }
        try codeList(&pairs, as: field, minimumByteCount: 2, empty: (0, 0)) {
            (coder, pair) throws(MalformedBytes) in
            try coder.codeElement(&pair.key)
            try coder.codeElement(&pair.value)
        }
        lengths = Dictionary(pairs.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }

    private mutating func codeElement(_ rect: inout CGRect) throws(MalformedBytes) {
        try codeElement(&rect.origin.x)
        try codeElement(&rect.origin.y)
        try codeElement(&rect.size.width)
        try codeElement(&rect.size.height)
    }

    private mutating func codeElement(_ length: inout CGFloat) throws(MalformedBytes) {
        var number = Double(length)
        try codeElement(&number)
        length = CGFloat(number)
    }
}
