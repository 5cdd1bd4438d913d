import Foundation

@testable import TabCache

/// A folder that goes away with the test.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("TabCacheTests-\(UUID().uuidString)", isDirectory: true)

    var path: String { url.path }

    deinit {
        // A test may have removed it itself.
        try? FileManager.default.removeItem(at: url)
    }

    var configuration: CacheConfiguration {
        CacheConfiguration(directory: url, build: "1 (1)")
    }

    /// A cache of strings in the folder.
    func cache(
        files: any FileOperating = SystemFiles(), _ change: (inout CacheConfiguration) -> Void = { _ in }
    ) -> FrequencyCache<String> {
        var configuration = configuration
        change(&configuration)
        return FrequencyCache(configuration: configuration, files: files)
    }
}
