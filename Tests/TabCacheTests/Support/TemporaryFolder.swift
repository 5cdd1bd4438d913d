import Foundation

@testable import TabCache

/// A folder that goes away with the test, and a view of the cache files in it.
final class TemporaryFolder: Sendable {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("TabCacheTests-\(UUID().uuidString)", isDirectory: true)
    }

    /// A folder inside another one.
    init(in parent: TemporaryFolder) {
        url = parent.url.appendingPathComponent("inside", isDirectory: true)
    }

    var path: String { url.path }

    deinit {
        // A test may have removed it itself, or taken the permission to.
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        try? FileManager.default.removeItem(at: url)
    }

    var configuration: CacheConfiguration {
        CacheConfiguration(directory: url, build: "1 (1)")
    }

    var files: CacheFolder { CacheFolder(path: path) }

    /// A cache of strings in the folder.
    func cache(
        files: any FileOperating = SystemFiles(), report: RecordingReport = RecordingReport(),
        waiting: LockWaiting = LockWaiting(),
        _ change: (inout CacheConfiguration) -> Void = { _ in }
    ) -> FrequencyCache<String> {
        var configuration = configuration
        configuration.report = report.report
        change(&configuration)
        return FrequencyCache(configuration: configuration, format: .json, files: files, waiting: waiting)
    }

    /// Stores values in the way of an earlier launch.
    func store(_ values: KeyValuePairs<String, String>) async {
        let cache = cache(files: VolatileFiles())
        for (key, value) in values { cache.store(value, for: key) }
        await cache.flush()
    }

    /// Brings the folder in order, as the first change of a launch does.
    func putInOrder() async {
        let cache = cache(files: VolatileFiles())
        cache.remove("a key that nobody has")
        await cache.flush()
    }

    func path(ofValue key: String) -> String {
        files.path(of: files.name(of: EntryKey(key)))
    }

    func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    func write(_ bytes: [UInt8], _ path: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    /// The names of all files, in order.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }
}
