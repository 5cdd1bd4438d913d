/// The pixels of a context: four bytes each, red, green, blue and premultiplied alpha, the top row first.
final class Bitmap {
    let memory: UnsafeMutableRawPointer

    private let isOwned: Bool
    private let width: Int
    private let height: Int
    private let bytesPerRow: Int
    private let start: [UInt8]

    private static let samplesPerSide = 4

    /// Pixels in memory that is given, over what is there already, or in memory of their own.
    init(memory given: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int) {
        let count = bytesPerRow * height
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        isOwned = given == nil
        memory = given ?? .allocate(byteCount: count, alignment: 16)
        if isOwned { memory.initializeMemory(as: UInt8.self, repeating: 0, count: count) }
        start = Array(UnsafeRawBufferPointer(start: memory, count: count))
    }

    deinit {
        if isOwned { memory.deallocate() }
    }

    /// Paints a drawing anew over what was there at first.
    func show(_ list: HeadlessDisplayList) {
        for row in 0..<height {
            for column in 0..<width {
                paint(color(ofColumn: column, row: row, in: list), column: column, row: row)
            }
        }
    }

    /// The mean of the colors at points spread over a pixel.
    private func color(ofColumn column: Int, row: Int, in list: HeadlessDisplayList) -> PremultipliedColor {
        let count = Self.samplesPerSide
        var sum = PremultipliedColor.clear
        for step in 0..<count * count {
            let x = CGFloat(column) + (CGFloat(step % count) + 0.5) / CGFloat(count)
            let y = CGFloat(row) + (CGFloat(step / count) + 0.5) / CGFloat(count)
            sum += list.color(at: CGPoint(x: x, y: CGFloat(height) - y), isYUp: true)
        }
        return sum * (1 / CGFloat(count * count))
    }

    private func paint(_ color: PremultipliedColor, column: Int, row: Int) {
        let offset = row * bytesPerRow + column * 4
        let values = [color.red, color.green, color.blue, color.alpha]
        for (index, value) in values.enumerated() {
            let below = CGFloat(start[offset + index]) * (1 - color.alpha)
            let byte = UInt8(min(255, max(0, (value * 255 + below).rounded())))
            memory.storeBytes(of: byte, toByteOffset: offset + index, as: UInt8.self)
        }
    }
}
