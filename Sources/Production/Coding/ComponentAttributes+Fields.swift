import Foundation
import TabCache

extension FieldCoding {
    /// Codes extras in the order of their names, so that equal ones give equal bytes.
    ///
    /// Only the app knows what an extra means; it stays in the form that ``ComponentAttributes`` keeps it in.
    mutating func code(_ attributes: inout ComponentAttributes, as field: Int) throws(MalformedBytes) {
        var extras = attributes.isEmpty ? [] : attributes.sorted.map { Extra(name: $0, data: [UInt8]($1)) }
        try code(&extras, as: field)
        if attributes.isEmpty, extras.isEmpty { return }
        attributes = ComponentAttributes(extras.map { ($0.name, Data($0.data)) })
    }
}

/// One extra as fields.
private struct Extra: FieldCoded {
    var name: String
    var data: [UInt8]

    static let empty = Extra(name: "", data: [])
    /// The name, which is never left out.
    static let minimumByteCount = 2

    mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        var written: String? = name
        try coder.code(&written, as: 1)
        guard let written else { throw MalformedBytes() }
        name = written
        try coder.code(&data, as: 2)
    }
}
