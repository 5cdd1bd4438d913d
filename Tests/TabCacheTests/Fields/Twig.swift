@testable import TabCache

/// A message with a field of every kind.
struct Twig: FieldCoded, CacheStorable, Equatable {
    var number = 0
    var kind: UInt64 = 0
    var ratio = 1.5
    var isDry = false
    var name: String?
    var bytes: [UInt8] = []
    var tint: Tint?
    var bud: Bud?
    var leaves: [Bud] = []
    var angles: [Double] = []

    static let empty = Twig()
    static let minimumByteCount = 0

    mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&number, as: 1, default: 0)
        try coder.code(&kind, as: 2, default: 0)
        try coder.code(&ratio, as: 4, default: 1.5)
        try coder.code(&isDry, as: 5)
        try coder.code(&name, as: 6)
        try coder.code(&bytes, as: 7)
        try coder.code(&tint, as: 8)
        if try coder.beginRecord(as: 9, if: bud != nil) {
            var inner = bud ?? .empty
            try inner.code(with: &coder)
            try coder.endRecord()
            bud = inner
        }
        try codeLeaves(with: &coder)
        try codeAngles(with: &coder)
    }

    private mutating func codeLeaves(with coder: inout some FieldCoding) throws(MalformedBytes) {
        let count = try coder.beginList(
            as: 20, count: leaves.count, minimumByteCount: Bud.minimumByteCount + 1)
        while leaves.count < count { leaves.append(.empty) }
        for index in 0..<count {
            try coder.beginElement()
            try leaves[index].code(with: &coder)
            try coder.endRecord()
        }
        if count > 0 { try coder.endList() }
    }

    private mutating func codeAngles(with coder: inout some FieldCoding) throws(MalformedBytes) {
        let count = try coder.beginList(as: 21, count: angles.count, minimumByteCount: 1)
        while angles.count < count { angles.append(0) }
        for index in 0..<count { try coder.codeElement(&angles[index]) }
        if count > 0 { try coder.endList() }
    }

    init() {}

    init(storedBytes bytes: [UInt8]) throws {
        var reader = try FieldReader(message: bytes)
        try code(with: &reader)
        try reader.endMessage()
    }

    func storedBytes() throws -> [UInt8] {
        var writer = FieldWriter()
        var copy = self
        try copy.code(with: &writer)
        return writer.message
    }

    /// One of everything.
    static var full: Twig {
        var twig = Twig()
        twig.number = -70
        twig.kind = 3
        twig.ratio = 0.1
        twig.isDry = true
        twig.name = "é, and longer than fifteen bytes"
        twig.bytes = [1, 2, 3]
        twig.tint = Tint(hue: 0.25)
        twig.bud = Bud(name: "bud", tint: Tint(hue: 0.25))
        twig.leaves = [Bud(name: "leaf"), Bud(name: "bud", tint: Tint(hue: 2.0 / 3))]
        twig.angles = [1, -2.5, 1.0 / 3, .infinity]
        return twig
    }
}

/// A record inside a message; a name has to be there.
struct Bud: FieldCoded, Equatable {
    var name = ""
    var tint: Tint?

    static let empty = Bud()
    static let minimumByteCount = 2

    mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        var written: String? = name
        try coder.code(&written, as: 1)
        guard let written else { throw MalformedBytes() }
        name = written
        try coder.code(&tint, as: 2)
    }
}

/// A value that is interned.
struct Tint: InternedValue {
    var hue: Double
    /// The number of times that a tint was made from fields.
    static let made = Locked(0)

    struct Fields: FieldCoded {
        var hue = 0.0
        static let empty = Fields()
        static let minimumByteCount = 0

        mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
            try coder.code(&hue, as: 1, default: 0)
        }
    }

    init(hue: Double) {
        self.hue = hue
    }

    init(_ fields: Fields) {
        Self.made.withLock { $0 += 1 }
        hue = fields.hue
    }

    var fields: Fields { Fields(hue: hue) }
}
