import TabCache

extension FieldCoding {
    /// Codes rounded corners, which usually are all.
    mutating func code(_ corners: inout RoundedCorners, as field: Int) throws(MalformedBytes) {
        var bits = UInt64(corners.rawValue)
        try code(&bits, as: field, unless: UInt64(RoundedCorners.all.rawValue))
        corners = RoundedCorners(rawValue: UInt(truncatingIfNeeded: bits))
    }
}
