import Foundation
import TabCache

extension FieldCoding {
    /// Codes a length.
    mutating func code(
        _ length: inout CGFloat, as field: Int, unless usual: CGFloat
    ) throws(MalformedBytes) {
        var number = Double(length)
        try code(&number, as: field, unless: Double(usual))
        length = CGFloat(number)
    }

    /// Codes a short floating-point number.
    mutating func code(_ number: inout Float, as field: Int, unless usual: Float) throws(MalformedBytes) {
        var long = Double(number)
        try code(&long, as: field, unless: Double(usual))
        number = Float(long)
    }

    /// Codes a rectangle.
    mutating func code(_ rect: inout CGRect, as field: Int, unless usual: CGRect?) throws(MalformedBytes) {
        guard try beginRecord(as: field, if: rect != usual) else {
            guard let usual else { throw MalformedBytes() }
            rect = usual
            return
        }
        try codeElement(&rect)
        try endList()
    }

    /// Codes a size.
    mutating func code(_ size: inout CGSize, as field: Int, unless usual: CGSize) throws(MalformedBytes) {
        guard try beginRecord(as: field, if: size != usual) else {
            size = usual
            return
        }
        try codeElement(&size.width)
        try codeElement(&size.height)
        try endList()
    }

    /// Codes a point.
    mutating func code(_ point: inout CGPoint, as field: Int, unless usual: CGPoint) throws(MalformedBytes) {
        guard try beginRecord(as: field, if: point != usual) else {
            point = usual
            return
        }
        try codeElement(&point.x)
        try codeElement(&point.y)
        try endList()
    }

    /// Codes rectangles in their order.
    mutating func code(_ rects: inout [CGRect], as field: Int) throws(MalformedBytes) {
        let count = try beginList(as: field, count: rects.count, leastLength: 4)
        var coded: [CGRect] = []
        coded.reserveCapacity(count)
        while coded.count < count {
            var rect = coded.count < rects.count ? rects[coded.count] : .zero
            try codeElement(&rect)
            coded.append(rect)
        }
        if count > 0 { try endList() }
        rects = coded
    }

    /// Codes numbers in their order.
    mutating func code(_ numbers: inout [Double], as field: Int) throws(MalformedBytes) {
        let count = try beginList(as: field, count: numbers.count, leastLength: 1)
        var coded: [Double] = []
        coded.reserveCapacity(count)
        while coded.count < count {
            var number = coded.count < numbers.count ? numbers[coded.count] : 0
            try codeElement(&number)
            coded.append(number)
        }
        if count > 0 { try endList() }
        numbers = coded
    }

    /// Codes lengths by position, from the lowest position up, so that the same lengths give the same bytes.
    mutating func code(_ lengths: inout [Int: CGFloat], as field: Int) throws(MalformedBytes) {
        let count = try beginList(as: field, count: lengths.count, leastLength: 2)
        guard count > 0 else {
            lengths = [:]
            return
        }
        let known = lengths.sorted { $0.key < $1.key }
        var coded: [Int: CGFloat] = [:]
        for index in 0..<count {
            var (position, length) = index < known.count ? known[index] : (0, 0)
            try codeElement(&position)
            try codeElement(&length)
            coded[position] = length
        }
        try endList()
        lengths = coded
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
