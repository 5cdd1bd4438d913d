import Foundation

/// The package that the running program was built from.
struct OwnPackage {
    /// Its folder: where `.build` is, or the current one for a program that stands elsewhere.
    let folder: URL

    /// The name of the program.
    let program: String

    /// Finds the package of a program.
    init(
        of executable: URL? = Bundle.main.executableURL,
        current: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    ) {
        program = executable?.lastPathComponent ?? ""
        let parents = sequence(first: executable ?? current) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent()
        }
        folder = parents.first { $0.lastPathComponent == ".build" }?.deletingLastPathComponent() ?? current
    }
}

/// Builds and runs a package again whenever one of its sources changes.
struct SourceWatch {
    let package: OwnPackage

    /// When each source was changed last.
    func dates() -> [String: Date] {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        let files = FileManager.default.enumerator(
            at: package.folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
        var dates: [String: Date] = [:]
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            dates[file.path] = try? file.resourceValues(forKeys: Set(keys)).contentModificationDate
        }
        return dates
    }

    /// Watches until the program is ended.
    func run() async throws {
        print("watching \(package.folder.path); end with control-C")
        var known = dates()
        while true {
            try await Task.sleep(for: .milliseconds(500))
            let now = dates()
            guard now != known else { continue }
            known = now
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["swift", "run", "--package-path", package.folder.path, package.program]
            try process.run()
            process.waitUntilExit()
        }
    }
}
