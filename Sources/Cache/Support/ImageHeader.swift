/// The beginning of a binary image in memory, as the loader of the system has put it there.
///
/// Both formats are read wherever they are met: Mach-O of Apple's systems and ELF of Linux, in their 64-bit forms.
struct ImageHeader {
    private let start: UnsafeRawPointer

    /// - Parameter start: Where the image begins; what its header announces has to be there.
    init(at start: UnsafeRawPointer) {
        self.start = start
    }

    /// The number that the linker gave the image, another one for each build; `nil` without one.
    var buildNumber: [UInt8]? {
        switch start.loadUnaligned(as: UInt32.self) {
        case Self.machOMagic: machOUUID
        case Self.elfMagic where start.load(fromByteOffset: 4, as: UInt8.self) == Self.elf64Bit: elfBuildID
        default: nil
        }
    }

    private static let machOMagic: UInt32 = 0xFEED_FACF
    private static let elfMagic = UInt32(littleEndian: 0x464C_457F)
    private static let elf64Bit: UInt8 = 2

    private func word(at offset: Int) -> Int {
        Int(start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    private func bytes(_ count: Int, at offset: Int) -> [UInt8] {
        Array(UnsafeRawBufferPointer(start: start + offset, count: count))
    }
}

// MARK: - Mach-O

extension ImageHeader {
    /// The bytes of the load command `LC_UUID`.
    private var machOUUID: [UInt8]? {
        let (headerSize, uuidCommand, uuidSize) = (32, 0x1B, 16)
        let (commandCount, commandsSize) = (word(at: 16), word(at: 20))
        var offset = headerSize
        for _ in 0..<commandCount where offset + 8 <= headerSize + commandsSize {
            let (command, size) = (word(at: offset), word(at: offset + 4))
            if command == uuidCommand, size >= 8 + uuidSize { return bytes(uuidSize, at: offset + 8) }
            offset += max(8, size)
        }
        return nil
    }
}

// MARK: - ELF

extension ImageHeader {
    /// A part of an ELF image that is in memory.
    private struct Segment {
        let kind: Int
        let address: Int
        let size: Int
        let alignment: Int
    }

    /// The bytes of the note `NT_GNU_BUILD_ID`.
    private var elfBuildID: [UInt8]? {
        let (loaded, note) = (1, 4)
        let segments = segments
        // Addresses count from where the first loaded segment was meant to be.
        let origin = segments.filter { $0.kind == loaded }.map(\.address).min() ?? 0
        return segments.lazy.filter { $0.kind == note }
            .compactMap { buildID(in: $0, at: $0.address - origin) }.first
    }

    private var segments: [Segment] {
        let table = Int(start.loadUnaligned(fromByteOffset: 32, as: UInt64.self))
        let entrySize = Int(start.loadUnaligned(fromByteOffset: 54, as: UInt16.self))
        let count = Int(start.loadUnaligned(fromByteOffset: 56, as: UInt16.self))
        return (0..<count).map { index in
            let entry = start + (table + index * entrySize)
            func number(_ offset: Int) -> Int {
                Int(truncatingIfNeeded: entry.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            }
            return Segment(
                kind: Int(entry.loadUnaligned(as: UInt32.self)), address: number(16), size: number(40),
                alignment: number(48))
        }
    }

    private func buildID(in segment: Segment, at offset: Int) -> [UInt8]? {
        let (buildIDKind, owner, alignment) = (3, Array("GNU\0".utf8), max(4, segment.alignment))
        func padded(_ size: Int) -> Int { (size + alignment - 1) / alignment * alignment }
        var note = offset
        while note + 12 <= offset + segment.size {
            let (nameSize, valueSize, kind) = (word(at: note), word(at: note + 4), word(at: note + 8))
            let value = note + padded(12 + nameSize)
            guard value + valueSize <= offset + segment.size else { return nil }
            if kind == buildIDKind, bytes(nameSize, at: note + 12) == owner {
                return bytes(valueSize, at: value)
            }
            note = value + padded(valueSize)
        }
        return nil
    }
}
