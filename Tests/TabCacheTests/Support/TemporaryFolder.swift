import Foundation

@testable import TabCache

/// A folder that goes away with the test, and the file of a cache in it.
final class TemporaryFolder: Sendable {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("TabCacheTests-\(UUID().uuidString)", isDirectory: true)
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

    /// The file of a cache in the folder.
    var file: URL { url.appendingPathComponent("values.tabcache") }

    /// A cache of strings in the folder, which writes as soon as it can, or a number of seconds after a change.
    func cache(
        report: RecordingReport = RecordingReport(), delay: Double = 0,
        _ change: (inout CacheConfiguration) -> Void = { _ in }
    ) -> FrequencyCache<String> {
        var configuration = configuration
        configuration.report = report.report
        change(&configuration)
        return FrequencyCache(configuration: configuration, delay: delay)
    }

    /// Stores values in the way of an earlier launch.
    func store(_ values: KeyValuePairs<String, String>) async {
        let cache = cache()
        for (key, value) in values { cache.store(value, for: key) }
        await cache.flush()
    }

    /// The bytes of the file.
    func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }

    /// Puts other bytes into the file.
    func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: file) }

    /// The names of all files, in order.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }
}
