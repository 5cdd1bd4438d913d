import Foundation
import Testing

@testable import TabCache

@Suite("Binary image")
struct BinaryImageTests {
    @Test func `the image of running code has an identity that stays`() throws {
        let image = try #require(BinaryImage(holding: #dsohandle))

        #expect(!image.identity.isEmpty)
        #expect(BinaryImage(holding: #dsohandle)?.identity == image.identity)
    }

    @Test func `memory is in no image`() {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8)
        defer { memory.deallocate() }

        #expect(BinaryImage(holding: memory) == nil)
    }

    @Test func `the number of a Mach-O image is its UUID`() {
        let uuid = [UInt8](1...16)
        let header = machO(commands: [(2, [0, 0, 0, 0]), (0x1B, uuid)])

        #expect(header.withUnsafeBytes { $0.baseAddress.flatMap { ImageHeader(at: $0).buildNumber } } == uuid)
    }

    @Test func `a Mach-O image without a UUID has no number`() {
        let header = machO(commands: [(2, [0, 0, 0, 0])])

        #expect(header.withUnsafeBytes { $0.baseAddress.flatMap { ImageHeader(at: $0).buildNumber } } == nil)
    }

    @Test func `a UUID behind the end of the commands is none`() {
        var header = machO(commands: [(0x1B, [UInt8](1...16))])
        header[20] = 0

        #expect(header.withUnsafeBytes { $0.baseAddress.flatMap { ImageHeader(at: $0).buildNumber } } == nil)
    }

    @Test func `the number of an ELF image is its build identifier`() {
        let header = elf(noteKind: 3)

        #expect(
            header.withUnsafeBytes { $0.baseAddress.flatMap { ImageHeader(at: $0).buildNumber } }
                == [UInt8](1...20))
    }

    @Test func `an ELF image with other notes has no number`() {
        let header = elf(noteKind: 1)

        #expect(header.withUnsafeBytes { $0.baseAddress.flatMap { ImageHeader(at: $0).buildNumber } } == nil)
    }

    @Test func `what is no image has no number`() {
        let header = [UInt8](repeating: 7, count: 64)

        #expect(header.withUnsafeBytes { $0.baseAddress.flatMap { ImageHeader(at: $0).buildNumber } } == nil)
    }

    @Test func `a file that was written again is another one`() throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let path = folder.path + "/program"
        try folder.write([1], path)
        let before = BinaryImage.facts(ofFile: path)

        try folder.write([1, 2], path)

        #expect(BinaryImage.facts(ofFile: path) != before)
    }

    @Test func `the default build names the program, also without a version`() {
        #expect(!BinaryImage.program.isEmpty)
        #expect(CacheConfiguration.defaultBuild.hasSuffix(BinaryImage.program))
    }

    @Test func `the default folder is that of the program`() throws {
        let parent = try #require(CacheConfiguration.defaultDirectory?.deletingLastPathComponent())
        let program = try #require(
            Bundle.main.bundleIdentifier ?? Bundle.main.executableURL?.lastPathComponent)

        #expect(parent.lastPathComponent.hasPrefix(program))
    }

    // MARK: - Images made by hand

    private func bytes(_ numbers: [UInt32]) -> [UInt8] {
        numbers.flatMap { number in withUnsafeBytes(of: number.littleEndian) { Array($0) } }
    }

    private func machO(commands: [(kind: UInt32, value: [UInt8])]) -> [UInt8] {
        let body = commands.flatMap { bytes([$0.kind, UInt32(8 + $0.value.count)]) + $0.value }
        return bytes([0xFEED_FACF, 0, 0, 2, UInt32(commands.count), UInt32(body.count), 0, 0]) + body
    }

    /// A header, one loaded segment, and one with a note that belongs to GNU.
    private func elf(noteKind: UInt32) -> [UInt8] {
        func wide(_ numbers: [UInt64]) -> [UInt8] {
            numbers.flatMap { number in withUnsafeBytes(of: number.littleEndian) { Array($0) } }
        }
        let (origin, table, entry) = (UInt64(0x1000), UInt64(64), UInt64(56))
        let note = bytes([4, 20, noteKind]) + Array("GNU\0".utf8) + [UInt8](1...20)
        let start = table + 2 * entry
        var header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9)
        header += wide([0, 0, table, 0]) + [0, 0, 0, 0, 64, 0, UInt8(entry), 0, 2, 0, 0, 0, 0, 0, 0, 0]
        header += bytes([1, 4]) + wide([0, origin, origin, start, start, 0x1000])
        let size = UInt64(note.count)
        header += bytes([4, 4]) + wide([start, origin + start, origin + start, size, size, 4])
        return header + note
    }
}
