/// The header and checksum around everything that the cache writes.
///
/// ```text
/// offset  bytes
/// 0       4      "TABC"
/// 4       1      version of this layout, 3
/// 5       1      what it is: 1 a value, 2 a ledger
/// 6       4      format version of the stored type
/// 10      8      length of the payload
/// 18      n      build of the app: length as varint, then UTF-8
/// …       length payload
/// end-16  16     StableHash of everything before
/// ```
///
/// Integers are stored least significant byte first.
struct FileSeal: Hashable, Sendable {
    enum Kind: UInt8 { case value = 1, ledger = 2 }

    /// Why sealed bytes are of no use.
    enum Failure: Error {
        /// They are torn, altered or not ours.
        case damaged
        /// They are valid and of another build or format version.
        case stale
    }

    let build: String
    let formatVersion: UInt32

    private static let magic = Array("TABC".utf8)
    private static let layoutVersion: UInt8 = 3
    private static let checksumLength = 16

    /// Puts the header before a payload and the checksum behind it.
    func seal(_ payload: [UInt8], as kind: Kind) -> [UInt8] {
        var writer = ByteWriter()
        writer.raw(Self.magic)
        writer.byte(Self.layoutVersion)
        writer.byte(kind.rawValue)
        writer.integer(formatVersion)
        writer.integer(UInt64(payload.count))
        writer.text(build)
        writer.raw(payload)
        writer.raw(StableHash(of: writer.bytes).bytes)
        return writer.bytes
    }

    /// Checks untrusted bytes and returns a reader of the payload.
    func unseal(_ bytes: [UInt8], as kind: Kind) throws(Failure) -> ByteReader {
        let end = bytes.count - Self.checksumLength
        guard end > 0, StableHash(of: bytes[..<end]).bytes.elementsEqual(bytes[end...]) else {
            throw .damaged
        }
        var reader = ByteReader(bytes, in: 0..<end)
        do {
            let magic = try reader.range(count: Self.magic.count)
            guard bytes[magic].elementsEqual(Self.magic) else { throw Failure.damaged }
            guard try reader.byte() == Self.layoutVersion else { throw Failure.stale }
            guard try reader.byte() == kind.rawValue else { throw Failure.damaged }
            let version = try reader.integer(UInt32.self)
            let length = try reader.integer(UInt64.self)
            let build = try reader.text()
            guard length == UInt64(reader.remaining) else { throw Failure.damaged }
            guard version == formatVersion, build.utf8.elementsEqual(self.build.utf8) else {
                throw Failure.stale
            }
            return reader
        } catch let failure as Failure {
            throw failure
        } catch {
            throw .damaged
        }
    }
}
