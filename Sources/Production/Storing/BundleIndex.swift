import TabCache

/// The table of contents at the beginning of an archive.
///
/// ```text
/// offset  bytes
/// 0       4      "TABA"
/// 4       1      version of this layout, 2
/// 5       8      length of the index
/// 13      16     StableHash of the index
/// 29      4      format version of the values
///         n      build of the app: length as varint, then UTF-8
///         n      number of entries as varint, then for each of them
///                key and stamp (length, UTF-8), offset and length (varints), StableHash of the value
/// …              the values, one behind the other
/// ```
///
/// Integers are stored least significant byte first. Offsets of values count from the end of the index.
struct BundleIndex {
    /// Where one value is, and what its bytes have to be.
    struct Entry {
        let key: String
        let stamp: String
        let offset: Int
        let count: Int
        let hash: StableHash
    }

    let build: String
    let formatVersion: UInt32
    private(set) var entries: [Entry] = []

    /// Where the offsets of the entries begin, in an archive that was read.
    private(set) var end = 0

    private static let magic = Array("TABA".utf8)
    private static let layoutVersion: UInt8 = 2
    private static let headerLength = 29

    init(build: String, formatVersion: UInt32) {
        self.build = build
        self.formatVersion = formatVersion
    }

    mutating func add(_ value: [UInt8], key: String, stamp: String, at offset: Int) {
        entries.append(
            Entry(key: key, stamp: stamp, offset: offset, count: value.count, hash: StableHash(of: value)))
    }
}

// MARK: - Bytes

extension BundleIndex {
    /// The header and the index as bytes.
    var bytes: [UInt8] {
        let index = body
        var writer = ByteWriter()
        writer.raw(Self.magic)
        writer.byte(Self.layoutVersion)
        writer.integer(UInt64(index.count))
        writer.raw(StableHash(of: index).bytes)
        writer.raw(index)
        return writer.bytes
    }

    private var body: [UInt8] {
        var writer = ByteWriter()
        writer.integer(formatVersion)
        writer.text(build)
        writer.varint(UInt64(entries.count))
        for entry in entries {
            writer.text(entry.key)
            writer.text(entry.stamp)
            writer.varint(UInt64(entry.offset))
            writer.varint(UInt64(entry.count))
            writer.integer(entry.hash.low)
            writer.integer(entry.hash.high)
        }
        return writer.bytes
    }

    /// Reads an index from untrusted bytes.
    init(readFrom source: BundleSource) throws(SkeletonBundleFailure) {
        guard let header = source.read(0, Self.headerLength), header.starts(with: Self.magic) else {
            throw .foreign
        }
        guard header[4] == Self.layoutVersion else { throw .otherLayout(version: header[4]) }
        var reader = ByteReader(header, in: 5..<header.count)
        guard let length = try? reader.integer(UInt64.self), let count = Int(exactly: length),
            let body = source.read(Self.headerLength, count),
            StableHash(of: body).bytes.elementsEqual(header[13...]),
            let index = try? BundleIndex(body: body)
        else { throw .damaged }
        self = index
        end = Self.headerLength + count
    }

    private init(body: [UInt8]) throws(MalformedBytes) {
        var reader = ByteReader(body)
        formatVersion = try reader.integer(UInt32.self)
        build = try reader.text()
        let count = try reader.varint()
        // An entry takes at least 20 bytes, so a false count ends the reading, not the memory.
        while UInt64(entries.count) < count { entries.append(try Entry(readFrom: &reader)) }
        guard reader.remaining == 0 else { throw MalformedBytes() }
    }
}

extension BundleIndex.Entry {
    fileprivate init(readFrom reader: inout ByteReader) throws(MalformedBytes) {
        key = try reader.text()
        stamp = try reader.text()
        offset = Int(clamping: try reader.varint())
        count = Int(clamping: try reader.varint())
        hash = StableHash(low: try reader.integer(UInt64.self), high: try reader.integer(UInt64.self))
    }
}
