package import Foundation
import TabCache

/// A file of values that was written earlier and is only read.
///
/// Opening reads the index alone; it reads a value on its first use. The index and each value have a
/// checksum of their own; whatever the bytes are, nothing traps and memory stays in proportion to their number.
package struct BundleArchive: Sendable {
    /// One value on its way into an archive.
    package struct Item: Sendable {
        let key: String
        let stamp: String
        let value: [UInt8]

        /// Creates an item.
        ///
        /// - Parameter stamp: What the value was made from, for the reader to compare.
        package init(key: String, stamp: String = "", value: [UInt8]) {
            self.key = key
            self.stamp = stamp
            self.value = value
        }
    }

    let build: String
    private let entries: [EntryKey: BundleIndex.Entry]
    private let source: BundleSource
    /// Where the offsets of the entries begin.
    private let start: Int

    /// Reads the index of an archive.
    ///
    /// - Parameter formatVersion: The version of the values that this program knows.
    init(_ source: BundleSource, formatVersion: UInt32) throws(SkeletonBundleFailure) {
        let index = try BundleIndex(readFrom: source)
        guard index.formatVersion == formatVersion else {
            throw .otherFormat(version: index.formatVersion)
        }
        build = index.build
        start = index.end
        self.source = source
        entries = Dictionary(index.entries.map { (EntryKey($0.key), $0) }, uniquingKeysWith: { $1 })
    }

    /// The keys of all values, in order of their bytes.
    var keys: [String] {
        entries.keys.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The stamp that was written with the value of a key, or `nil` without such a value.
    func stamp(of key: String) -> String? { entries[EntryKey(key)]?.stamp }

    /// Reads the value of a key.
    ///
    /// - Returns: The bytes; `nil` if there are none, they are damaged, or the file is gone.
    func value(for key: String) -> [UInt8]? {
        guard let entry = entries[EntryKey(key)] else { return nil }
        let (offset, overflows) = entry.offset.addingReportingOverflow(start)
        guard !overflows, let bytes = source.read(offset, entry.count), StableHash(of: bytes) == entry.hash
        else {
            return nil
        }
        return bytes
    }
}

extension BundleArchive {
    /// Returns an archive as bytes; the order of the items does not matter.
    ///
    /// - Parameters:
    ///   - items: The values; of two with the same key the last one counts.
    ///   - build: The build of the app that the values belong to.
    ///   - formatVersion: The version of the values.
    package static func data(of items: [Item], build: String, formatVersion: UInt32) -> Data {
        let unique = Dictionary(items.map { (EntryKey($0.key), $0) }, uniquingKeysWith: { $1 })
        var index = BundleIndex(build: build, formatVersion: formatVersion)
        var values: [UInt8] = []
        for item in unique.values.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            index.add(item.value, key: item.key, stamp: item.stamp, at: values.count)
            values += item.value
        }
        return Data(index.bytes + values)
    }
}
