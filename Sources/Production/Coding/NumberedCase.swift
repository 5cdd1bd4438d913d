import TabCache

/// A choice that is stored by the number of its case.
protocol NumberedCase: Equatable, Sendable {
    /// The cases in the order of their numbers, which begin with 0 and stay the same forever.
    static var numbered: [Self] { get }
}

extension Component.Role: NumberedCase {
    static let numbered: [Component.Role] = [.block, .label, .text, .image, .button, .control, .created]
}

extension ComponentRemoval: NumberedCase {
    static let numbered: [ComponentRemoval] = [
        .hidden, .filteredBySize, .empty, .clipped, .adjusted, .surface,
    ]
}

extension Component.Alignment: NumberedCase {
    static let numbered: [Component.Alignment] = [.left, .center, .right, .justified]
}

extension TextLines.Mode: NumberedCase {
    static let numbered: [TextLines.Mode] = [.vertical, .horizontal]
}

extension NumberedCase {
    /// The number of the case.
    var number: UInt64 {
        get throws(MalformedBytes) {
            guard let index = Self.numbered.firstIndex(of: self) else { throw MalformedBytes() }
            return UInt64(index)
        }
    }

    /// The case of a stored number.
    init(number: UInt64) throws(MalformedBytes) {
        guard number < Self.numbered.count else { throw MalformedBytes() }
        self = Self.numbered[Int(number)]
    }
}
