public import Foundation

/// A file of values that was written earlier and is only read, such as a resource of the app.
///
/// Opening reads the index alone; a value is read when it is asked for. The bytes may come from
/// anywhere: the index and each value have a checksum of their own, and whatever they are, nothing
/// traps and memory stays in proportion to their number.
///
/// ```swift
/// let item = ValueArchive.Item(key: "NewsCell 320x96", stamp: "v1", value: layout)
/// try ValueArchive.data(of: [item], build: "1.2 (345)").write(to: url)
/// let archive = try ValueArchive<Layout>(contentsOf: url)
/// let again = archive.value(for: "NewsCell 320x96")
/// ```
public struct ValueArchive<Value: Codable & Sendable>: Sendable {
    /// One value on its way into an archive.
    public struct Item: Sendable {
        /// Any string; keys are compared byte by byte.
        public var key: String

        /// What the value was made from, for the reader to compare; empty if there is nothing to say.
        public var stamp: String

        /// The value.
        public var value: Value

        /// Creates an item.
        public init(key: String, stamp: String = "", value: Value) {
            self.key = key
            self.stamp = stamp
            self.value = value
        }
    }

    /// The build of the app that the archive was written for.
    public let build: String

    private let entries: [EntryKey: ArchiveIndex.Entry]
    private let source: ArchiveSource
    private let isAcceptable: @Sendable (Value) -> Bool

    /// Opens a file and reads its index.
    ///
    /// - Parameters:
    ///   - url: A file URL; links are followed.
    ///   - formatVersion: The version of the stored type that this program knows.
    ///   - isAcceptable: Whether a value makes sense; others count as damaged. Accepts all by default.
    /// - Throws: ``ArchiveFailure``.
    public init(
        contentsOf url: URL, formatVersion: UInt32 = 1,
        accepting isAcceptable: @escaping @Sendable (Value) -> Bool = { _ in true }
    ) throws(ArchiveFailure) {
        try self.init(ArchiveSource.file(url), formatVersion: formatVersion, isAcceptable: isAcceptable)
    }

    /// Reads the index of an archive in memory.
    ///
    /// - Parameters:
    ///   - data: What ``data(of:build:formatVersion:)`` has returned, or anything else.
    ///   - formatVersion: The version of the stored type that this program knows.
    ///   - isAcceptable: Whether a value makes sense; others count as damaged. Accepts all by default.
    /// - Throws: ``ArchiveFailure``.
    public init(
        data: Data, formatVersion: UInt32 = 1,
        accepting isAcceptable: @escaping @Sendable (Value) -> Bool = { _ in true }
    ) throws(ArchiveFailure) {
        let source = ArchiveSource.bytes([UInt8](data))
        try self.init(source, formatVersion: formatVersion, isAcceptable: isAcceptable)
    }

    private init(
        _ source: ArchiveSource, formatVersion: UInt32, isAcceptable: @escaping @Sendable (Value) -> Bool
    ) throws(ArchiveFailure) {
        let index = try ArchiveIndex(readFrom: source)
        guard index.formatVersion == formatVersion else {
            throw .otherFormat(version: index.formatVersion)
        }
        build = index.build
        self.source = source
        self.isAcceptable = isAcceptable
        entries = Dictionary(index.entries.map { (EntryKey($0.key), $0) }, uniquingKeysWith: { $1 })
    }

    /// The keys of all values, in order of their bytes.
    public var keys: [String] {
        entries.keys.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The stamp that was written with the value of a key, or `nil` without such a value.
    public func stamp(of key: String) -> String? { entries[EntryKey(key)]?.stamp }

    /// Reads the value of a key.
    ///
    /// - Returns: The value; `nil` if there is none, its bytes are damaged, or the file is gone.
    public func value(for key: String) -> Value? { load(EntryKey(key))?.value }

    /// Reads a value, and says how many bytes it took.
    func load(_ key: EntryKey) -> (value: Value, bytes: Int)? {
        guard let entry = entries[key], let bytes = source.read(entry.offset, entry.count),
            StableHash(of: bytes) == entry.hash,
            // Sound bytes of another type are as good as none; the writer had another version of it.
            let value = try? BinaryDecoder().decode(Value.self, from: bytes), isAcceptable(value)
        else { return nil }
        return (value, bytes.count)
    }
}

extension ValueArchive {
    /// Returns an archive as bytes.
    ///
    /// - Parameters:
    ///   - items: The values; of two with the same key the last one counts.
    ///   - build: The build of the app that the values belong to.
    ///   - formatVersion: The version of the stored type.
    /// - Throws: What ``BinaryEncoder`` throws.
    public static func data(of items: [Item], build: String, formatVersion: UInt32 = 1) throws -> Data {
        let unique = Dictionary(items.map { (EntryKey($0.key), $0) }, uniquingKeysWith: { $1 })
        var index = ArchiveIndex(build: build, formatVersion: formatVersion)
        var values: [UInt8] = []
        for item in unique.values.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            let bytes = try BinaryEncoder().bytes(of: item.value)
            index.add(key: item.key, stamp: item.stamp, bytes: bytes, at: values.count)
            values += bytes
        }
        return Data(try index.bytes() + values)
    }
}
