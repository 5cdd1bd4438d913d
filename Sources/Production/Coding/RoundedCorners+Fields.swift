import TabCache

extension FieldCoding {
    /// Codes rounded corners, all of them by default.
    mutating func code(_ corners: inout RoundedCorners, as field: Int) throws(MalformedBytes) {
        var bits = UInt64(corners.rawValue)
        try code(&bits, as: field, default: UInt64(RoundedCorners.all.rawValue))
        corners = RoundedCorners(rawValue: UInt(truncatingIfNeeded: bits))
    }
}
