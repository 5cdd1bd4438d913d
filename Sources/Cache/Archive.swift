package import Foundation

/// Values under keys, in one piece of data: the file of a cache, or a bundle that ships with an app.
///
/// ```text
/// offset  bytes
/// 0       4      "TABA"
/// 4       1      version of this layout, 3
/// 5       4      length of the index
/// 9       16     StableHash of the index
/// 25             the index:
///         4      format version of the values
///         n      build of the app
///         4      number of entries, then for each of them
///                key, weight (8), time of the last load (8), length (4) and StableHash (16) of the payload
/// …              the payloads, one behind the other
/// ```
///
/// Numbers are stored least significant byte first; a text is its length (4) and UTF-8.
/// The index and each payload have a hash of their own, so damage costs one value where it can. Bytes are not
/// trusted: none traps, and none takes more memory than a few times its own size.
package struct Archive: Sendable {
    /// One value.
    package struct Entry: Sendable {
        /// How often the value was loaded.
        package var frequency = LoadFrequency(weight: 0, time: 0)

        /// The encoded value.
        let payload: Data
        /// What the payload was when it was written.
        let hash: StableHash

        /// Creates an entry for an encoded value.
        package init(payload: Data) {
            self.init(payload: payload, hash: StableHash(of: payload))
        }

        fileprivate init(payload: Data, hash: StableHash) {
            self.payload = payload
            self.hash = hash
        }
    }

    /// A reason why data is no archive.
    package enum Failure: Error, Hashable {
        /// The data is something else.
        case foreign
        /// The data has another layout, from another version of this library.
        case otherLayout
        /// The index is torn or was altered.
        case damaged
    }

    /// The build of the app that the values belong to.
    package let build: String

    /// The version of the type of the values.
    package let formatVersion: UInt32

    /// The values by their keys.
    package var entries = [String: Entry]()

    private static let magic = Data("TABA".utf8)
    private static let layoutVersion: UInt8 = 3
    private static let headerLength = 25

    /// Creates an archive without values.
    package init(build: String, formatVersion: UInt32) {
        self.build = build
        self.formatVersion = formatVersion
    }
}

// MARK: - Bytes

extension Archive {
    /// The archive as data; equal archives give equal bytes.
    package var data: Data {
        let sorted = entries.sorted { $0.key < $1.key }
        let index = index(of: sorted)
        var data = Self.magic
        data.append(Self.layoutVersion)
        data.append(integer: UInt32(index.count))
        data.append(StableHash(of: index))
        data.append(contentsOf: index)
        for (_, entry) in sorted { data.append(contentsOf: entry.payload) }
        return data
    }

    private func index(of entries: [(key: String, value: Entry)]) -> Data {
        var index = Data()
        index.append(integer: formatVersion)
        index.append(text: build)
        index.append(integer: UInt32(entries.count))
        for (key, entry) in entries {
            index.append(text: key)
            index.append(integer: entry.frequency.weight.bitPattern)
            index.append(integer: entry.frequency.time.bitPattern)
            index.append(integer: UInt32(entry.payload.count))
            index.append(entry.hash)
        }
        return index
    }

    /// Reads an archive from untrusted data; a payload is looked at when it is decoded.
    package init(reading data: Data) throws(Failure) {
        guard data.starts(with: Self.magic) else { throw .foreign }
        var reader = ByteReader(data.dropFirst(Self.magic.count))
        guard let version = reader.integer(UInt8.self) else { throw .damaged }
        guard version == Self.layoutVersion else { throw .otherLayout }
        guard let length = reader.integer(UInt32.self), let hash = reader.hash(),
            let index = reader.bytes(count: Int(length)), StableHash(of: index) == hash,
            let archive = Archive(index: index, payloads: reader)
        else { throw .damaged }
        self = archive
    }

    private init?(index: Data, payloads: ByteReader) {
        var (index, payloads) = (ByteReader(index), payloads)
        guard let version = index.integer(UInt32.self), let build = index.text(),
            let count = index.integer(UInt32.self)
        else { return nil }
        self.init(build: build, formatVersion: version)
        // A false count ends the reading, not the memory: each entry takes 40 bytes at least.
        for _ in 0..<count {
            guard let key = index.text(), let weight = index.integer(UInt64.self),
                let time = index.integer(UInt64.self), let length = index.integer(UInt32.self),
                let hash = index.hash(), let payload = payloads.bytes(count: Int(length))
            else { return nil }
            let frequency = LoadFrequency(
                weight: Double(bitPattern: weight), time: Double(bitPattern: time))
            entries[key] = Entry(payload: payload, hash: hash)
            entries[key]?.frequency = frequency.sound
        }
    }
}

// MARK: - Limits

extension Archive {
    /// The length of the archive as data, without its entries.
    private var emptyLength: Int { Self.headerLength + 12 + build.utf8.count }

    /// Drops the values whose keys come last, until the rest fits.
    ///
    /// - Parameters:
    ///   - countLimit: The most values that may stay.
    ///   - byteLimit: The most bytes that the archive may have as data.
    ///   - keys: Those of all values.
    mutating func drop(beyond countLimit: Int, _ byteLimit: Int, of keys: [String]) {
        var (count, length) = (0, emptyLength)
        for key in keys {
            guard let entry = entries[key] else { continue }
            let size = key.utf8.count + 40 + entry.payload.count
            if count < countLimit, length + size <= byteLimit {
                count += 1
                length += size
            } else {
                entries[key] = nil
            }
        }
    }
}

extension Archive.Entry {
    /// The payload is not what was written.
    package struct Damage: Error, CustomStringConvertible {
        package let description = "its bytes were altered"
    }

    /// Encodes a value as JSON, in which equal values give equal bytes and numbers need not be finite.
    ///
    /// A property list is half as long and takes three times as long to decode, and its parts may refer to each
    /// other: a small file can stand for a value of any size. JSON grows with its text and is refused beyond 512 levels.
    package init(encoding value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        self.init(payload: try encoder.encode(value))
    }

    /// Decodes the value.
    ///
    /// - Throws: ``Damage`` for altered bytes; the decoder's error for bytes that are no such value.
    package func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        guard StableHash(of: payload) == hash else { throw Damage() }
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: payload)
    }
}
