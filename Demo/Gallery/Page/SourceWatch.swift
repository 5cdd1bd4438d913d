import Foundation

/// Builds and runs the package in the current folder again whenever one of its sources changes.
struct SourceWatch {
    private let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)

    /// When each source was changed last.
    func dates() -> [String: Date] {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
        var dates: [String: Date] = [:]
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            dates[file.path] = try? file.resourceValues(forKeys: Set(keys)).contentModificationDate
        }
        return dates
    }

    /// Watches until the program is ended.
    func run() async throws {
        print("watching; end with control-C")
        var known = dates()
        while true {
            try await Task.sleep(for: .milliseconds(500))
            let now = dates()
            guard now != known else { continue }
            known = now
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["swift", "run"]
            try process.run()
            process.waitUntilExit()
        }
    }
}
