/// The table of contents at the beginning of an archive.
///
///     offset  bytes
///     0       4      "TABA"
///     4       1      version of this layout, 1
///     5       8      length of the index
///     13      16     StableHash of the index
///     29      n      the index in binary form: build, format version, entries
///     …              values in binary form, one behind the other
///
/// Integers are stored least significant byte first. Places of values count from the end of the index.
struct ArchiveIndex: Codable {
    /// Where one value is, and what its bytes have to be.
    struct Entry: Codable {
        let key: String
        let stamp: String
        fileprivate(set) var offset: Int
        let count: Int
        private let low: UInt64
        private let high: UInt64

        init(key: String, stamp: String, offset: Int, bytes: [UInt8]) {
            let hash = StableHash(of: bytes)
            self.key = key
            self.stamp = stamp
            self.offset = offset
            count = bytes.count
            (low, high) = (hash.low, hash.high)
        }

        var hash: StableHash { StableHash(low: low, high: high) }
    }

    let build: String
    let formatVersion: UInt32
    private(set) var entries: [Entry] = []

    private static let magic = Array("TABA".utf8)
    private static let layoutVersion: UInt8 = 1
    private static let headerLength = 29

    init(build: String, formatVersion: UInt32) {
        self.build = build
        self.formatVersion = formatVersion
    }

    mutating func add(key: String, stamp: String, bytes: [UInt8], at offset: Int) {
        entries.append(Entry(key: key, stamp: stamp, offset: offset, bytes: bytes))
    }

    /// The header and the index as bytes.
    func bytes() throws -> [UInt8] {
        let index = try BinaryEncoder().bytes(of: self)
        var writer = ByteWriter()
        writer.raw(Self.magic)
        writer.byte(Self.layoutVersion)
        writer.integer(UInt64(index.count))
        writer.raw(StableHash(of: index).bytes)
        writer.raw(index)
        return writer.bytes
    }

    /// Reads an index from untrusted bytes; its entries count from the beginning of the archive.
    init(readFrom source: ArchiveSource) throws(ArchiveFailure) {
        guard let header = source.read(0, Self.headerLength), header.starts(with: Self.magic) else {
            throw .foreign
        }
        guard header[4] == Self.layoutVersion else { throw .otherLayout(version: header[4]) }
        var reader = ByteReader(header, in: 5..<header.count)
        guard let length = try? reader.integer(UInt64.self), let count = Int(exactly: length),
            let bytes = source.read(Self.headerLength, count),
            StableHash(of: bytes).bytes.elementsEqual(header[13...]),
            let index = try? BinaryDecoder().decode(ArchiveIndex.self, from: bytes)
        else { throw .damaged }
        self = index
        for position in entries.indices {
            let (offset, overflows) = entries[position].offset.addingReportingOverflow(bytes.count)
            // A place that no file can have is one that reading refuses.
            entries[position].offset = overflows || offset < 0 ? -1 : offset + Self.headerLength
        }
    }
}
