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

        #expect(header.withUnsafeBytes { $0.baseAddress.flatMap { BinaryImage.uuid(ofImageAt: $0) } } == uuid)
    }

    @Test func `a Mach-O image without a UUID has no number`() {
        let header = machO(commands: [(2, [0, 0, 0, 0])])

        #expect(header.withUnsafeBytes { $0.baseAddress.flatMap { BinaryImage.uuid(ofImageAt: $0) } } == nil)
    }

    @Test func `a UUID behind the end of the commands is none`() {
        var header = machO(commands: [(0x1B, [UInt8](1...16))])
        header[20] = 0

        #expect(header.withUnsafeBytes { $0.baseAddress.flatMap { BinaryImage.uuid(ofImageAt: $0) } } == nil)
    }

    @Test func `what is no image has no number`() {
        let header = [UInt8](repeating: 7, count: 64)

        #expect(header.withUnsafeBytes { $0.baseAddress.flatMap { BinaryImage.uuid(ofImageAt: $0) } } == nil)
    }

    @Test func `a file that was written again is another one`() throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let path = folder.path + "/program"
        try Data([1]).write(to: URL(fileURLWithPath: path))
        let before = BinaryImage.facts(ofFile: path)

        try Data([1, 2]).write(to: URL(fileURLWithPath: path))

        #expect(BinaryImage.facts(ofFile: path) != before)
    }

    @Test func `a file is the same one behind a link`() throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let (path, link) = (folder.path + "/program", folder.path + "/link")
        try Data([1]).write(to: URL(fileURLWithPath: path))
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)

        #expect(BinaryImage.facts(ofFile: link) == BinaryImage.facts(ofFile: path))
    }

    @Test func `the default build names the program, also without a version`() {
        #expect(!BinaryImage.program.isEmpty)
        #expect(CacheConfiguration.defaultBuild.hasSuffix(BinaryImage.program))
    }

    @Test func `another system and another language are other builds`() {
        let builds = [("Version 18.0", "en"), ("Version 26.0", "en"), ("Version 18.0", "ar")].map {
            CacheConfiguration.build(system: $0, language: $1)
        }
        #expect(Set(builds).count == 3)
        #expect(
            CacheConfiguration.defaultBuild.contains(ProcessInfo.processInfo.operatingSystemVersionString))
        #expect(CacheConfiguration.defaultBuild.contains(Bundle.main.preferredLocalizations.first ?? ""))
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
}
