public import Foundation

/// The folder, the limits and the app build of a cache.
///
/// ```swift
/// var configuration = CacheConfiguration()
/// configuration.preloadLimit = 50
/// let cache = FrequencyCache<Layout>(configuration: configuration)
/// ```
///
/// A cache reads its configuration once, when it is created.
public struct CacheConfiguration: Sendable {
    /// The folder of the file, created when needed; `nil` keeps values in memory only.
    ///
    /// The default is a folder `TabAnimated` in the caches directory of the app. Caches of one type and ``build`` may share
    /// a folder, also in several processes: the file is always whole, but of what two of them write at the same moment, the
    /// additions of one may be lost.
    public var directory: URL?

    /// The number of values that ``FrequencyCache/preload()`` brings into memory; 20 by default.
    public var preloadLimit: Int = 20

    /// The largest number of values in memory; 100 by default.
    public var memoryCountLimit: Int = 100

    /// The largest number of values on disk; 500 by default, zero or less keeps values in memory only.
    public var diskCountLimit: Int = 500

    /// The largest size of the file, in bytes, at most 64 MiB; 2 MiB by default, zero or less keeps values in memory only.
    public var diskByteLimit: Int = 2 << 20

    /// The time after which a load counts half, in seconds; 30 days by default.
    ///
    /// Values of zero or less turn aging off. A clock that is set back never makes a value younger than new.
    public var halfLife: TimeInterval = 30 * 86_400

    /// The build of the app; the cache drops values of other builds.
    ///
    /// The default is the version of the app, that of the system, the language of the app and the identity of its program,
    /// which changes with each build, even while the version stays the same: `1.2 (345) Version 26.0 (Build 23A341) en 9ae0…`.
    public var build: String

    /// The version of the stored type; the cache drops values of other versions. 1 by default.
    package var formatVersion: UInt32 = 1

    /// The clock for the times of loads; the system's by default.
    package var now: @Sendable () -> Date = { Date() }

    /// Reports trouble with the file: the cache calls the closure once for each kind of trouble, with a sentence that says
    /// what to do. The default does nothing.
    ///
    /// Trouble costs time, but never a value on screen. The cache calls the closure on any thread, and it may use the cache.
    public var report: @Sendable (_ trouble: String) -> Void = { _ in }

    /// Creates a configuration with the default limits.
    ///
    /// - Parameters:
    ///   - directory: The folder of the files, or `nil` for memory only.
    ///   - build: The build of the app.
    public init(
        directory: URL? = CacheConfiguration.defaultDirectory,
        build: String = CacheConfiguration.defaultBuild
    ) {
        self.directory = directory
        self.build = build
    }

    /// The folder `TabAnimated` in the part of the caches directory that belongs to the program; `nil` where there
    /// is no caches directory.
    ///
    /// A program is identified by its bundle identifier, or else by the path of its file.
    @usableFromInline package static let defaultDirectory: URL? =
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
        .appendingPathComponent(programName, isDirectory: true)
        .appendingPathComponent("TabAnimated", isDirectory: true)

    /// The versions of the app and the system, the language and the identity of the program; without a bundle the last three
    /// alone.
    ///
    /// Another system lays the same views out in another way, and another language gives them other texts. The identity changes
    /// with each build, even while the version stays the same.
    @usableFromInline package static let defaultBuild: String = build(
        system: ProcessInfo.processInfo.operatingSystemVersionString,
        language: Bundle.main.preferredLocalizations.first ?? "")

    /// The build on a system, in a language.
    static func build(system: String, language: String) -> String {
        [appVersion, system, language, BinaryImage.program].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The version and build number of the app's bundle, as `1.2 (345)`; empty without a bundle.
    package static var appVersion: String {
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
        let number = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
        guard version != nil || number != nil else { return "" }
        return "\(version ?? "") (\(number ?? ""))"
    }

    private static var programName: String {
        if let identifier = Bundle.main.bundleIdentifier, !identifier.contains("/") { return identifier }
        guard let file = Bundle.main.executableURL else { return "unknown" }
        return "\(file.lastPathComponent)-\(StableHash(of: file.path.utf8).hexadecimal.prefix(16))"
    }
}
