import TabCache

/// A choice whose cases are stored by numbers, which stay the same forever.
protocol NumberedCase: Sendable {
    /// The number of the case, counted from zero.
    var number: UInt64 { get }

    /// The case of a number, or `nil` if there is none in this version.
    init?(number: UInt64)
}

extension NumberedCase {
    /// The case of a stored number.
    static func numbered(_ number: UInt64) throws(MalformedBytes) -> Self {
        guard let choice = Self(number: number) else { throw MalformedBytes() }
        return choice
    }
}
