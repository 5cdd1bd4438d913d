import Foundation
import Testing

@testable import TabCache

/// What an app's privacy report says of the framework.
@Suite("Privacy manifest")
struct PrivacyManifestTests {
    /// What Apple asks a reason for, by the names that a program uses.
    private let categories = [
        "NSPrivacyAccessedAPICategoryFileTimestamp": ["stat(", "fstat(", "lstat(", "modificationDate"],
        "NSPrivacyAccessedAPICategorySystemBootTime": ["systemUptime", "mach_absolute_time"],
        "NSPrivacyAccessedAPICategoryDiskSpace": ["statfs", "statvfs", "volumeAvailableCapacity"],
        "NSPrivacyAccessedAPICategoryActiveKeyboards": ["activeInputModes"],
        "NSPrivacyAccessedAPICategoryUserDefaults": ["UserDefaults"],
    ]

    private func manifest() throws -> [String: Any] {
        let url = try #require(Bundle.module.url(forResource: "PrivacyInfo", withExtension: "xcprivacy"))
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
        return try #require(list as? [String: Any])
    }

    private func accessed() throws -> [String: [String]] {
        let types = try #require(manifest()["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
        let pairs = types.compactMap { type -> (String, [String])? in
            guard let name = type["NSPrivacyAccessedAPIType"] as? String else { return nil }
            return (name, type["NSPrivacyAccessedAPITypeReasons"] as? [String] ?? [])
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// All source files of the framework.
    private func sources() throws -> [String] {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources").path),
            folder.path != "/"
        {
            folder.deleteLastPathComponent()
        }
        let root = folder.appendingPathComponent("Sources")
        let folders = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        return folders.map { $0.resolvingSymlinksInPath() }.flatMap { folder in
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
                .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        }
    }

    @Test func `it states what the framework uses, and nothing else`() throws {
        let sources = try sources()
        try #require(sources.count > 10)

        let used = categories.filter { _, names in
            names.contains { name in sources.contains { $0.contains(name) } }
        }

        #expect(Set(try accessed().keys) == Set(used.keys))
    }

    @Test func `files are looked at in the app's own folders only`() throws {
        #expect(try accessed()["NSPrivacyAccessedAPICategoryFileTimestamp"] == ["C617.1"])
    }

    @Test func `nothing is tracked and nothing is collected`() throws {
        let manifest = try manifest()

        #expect(manifest["NSPrivacyTracking"] as? Bool == false)
        #expect((manifest["NSPrivacyTrackingDomains"] as? [Any])?.isEmpty == true)
        #expect((manifest["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
    }
}
