public import Foundation
import TabCache

/// Measured skeletons that ship with the app, in one file that is only read.
///
/// A test or another program without a screen writes the file with a `SkeletonBundleWriter` of the product
/// `TabAnimatedTesting`; it ships as a resource. The first launch of the app then finds its skeletons ready:
///
/// ```swift
/// if let bundle = try? SkeletonBundle(named: "Skeletons") {
///     SkeletonConfiguration.shared.bundles = [bundle]
/// }
/// ```
///
/// Opening a bundle reads the file; the first look-up of a production decodes it. Torn, altered or foreign bytes are
/// refused, as a whole when the index is concerned, else one by one.
///
/// A bundle belongs to one build of the app, because nothing else says that a class is still laid out as it was: in any other
/// build it answers nothing, until it is written again.
public struct SkeletonBundle: Sendable {
    /// A reason why a bundle cannot be opened.
    package enum Failure: Error, Hashable, Sendable {
        /// There is no such file, or it cannot be read; the reason is the system's.
        case unreadable(reason: String)

        /// The file is something else.
        case foreign

        /// The file was written by another version of this library, which lays out bundles or maps views in another way.
        case otherVersion

        /// The file is torn or was altered.
        case damaged
    }

    /// The extension of the files that ``init(named:in:)`` looks for.
    package static let fileExtension = "skeletons"

    /// The version of mapping, and of the values it gives; bundles of another version are refused.
    package static let formatVersion: UInt32 = 7

    private let archive: Archive
    private let decoded = Decoded()

    /// The running build, which must equal the bundle's; by default the version and
    /// build number of the main bundle, as `1.2 (345)`.
    public var appBuild: String = CacheConfiguration.appVersion

    /// The build of the app that the productions were made for.
    package var build: String { archive.build }

    /// The number of productions.
    package var count: Int { archive.entries.count }

    /// Opens a bundle in memory.
    ///
    /// - Throws: An error whose description says what to do, when the data is no sound bundle of this version.
    package init(data: Data) throws {
        do {
            archive = try Archive(reading: data)
        } catch {
            switch error {
            case .foreign: throw Failure.foreign
            case .otherLayout: throw Failure.otherVersion
            case .damaged: throw Failure.damaged
            }
        }
        guard archive.formatVersion == Self.formatVersion else { throw Failure.otherVersion }
    }

    /// Opens a file.
    ///
    /// - Throws: An error whose description says what to do, when there is no such file or it is no sound bundle of this version.
    public init(contentsOf url: URL) throws {
        let data: Data
        do {
            // Never mapped into memory: a mapped file that another process cuts off ends this one.
            data = try Data(contentsOf: url)
        } catch {
            throw Failure.unreadable(reason: error.localizedDescription)
        }
        try self.init(data: data)
    }

    /// Opens a resource of the app.
    ///
    /// - Parameters:
    ///   - name: The name of the file without its extension, which is `skeletons`.
    ///   - bundle: The bundle that has the resource; that of the app by default.
    /// - Throws: An error whose description says what to do, when there is no such resource or it is no sound bundle.
    public init(named name: String, in bundle: Bundle = .main) throws {
        guard let url = bundle.url(forResource: name, withExtension: Self.fileExtension) else {
            throw Failure.unreadable(reason: "there is no resource \(name).\(Self.fileExtension)")
        }
        try self.init(contentsOf: url)
    }

    /// Returns productions, under the names of their keys, as the data of a bundle; the same ones give the same bytes.
    package static func data(of productions: [String: Production], build: String) throws -> Data {
        var archive = Archive(build: build, formatVersion: formatVersion)
        archive.entries = try productions.mapValues { try Archive.Entry(encoding: $0) }
        return archive.data
    }
}

extension SkeletonBundle: ProductionStoring {
    /// Returns the production of a key; `nil` if there is none, it is damaged, or the bundle is of another build.
    public func production(for key: ProductionKey) -> Production? {
        guard !appBuild.isEmpty, appBuild == build else { return nil }
        // Another image of the app has the class now, so what tells images apart is no part of these keys.
        guard let entry = archive.entries[key.name] else {
            warnOfOwner(of: key)
            return nil
        }
        return decoded.production(for: key.name) { try? entry.decoded() }
    }

    /// What was decoded, each production once.
    @MainActor
    private final class Decoded {
        private var productions = [String: Production?]()
        private var owners: [Substring: Substring]?
        var hasWarnedOfOwner = false

        /// Returns an owner of the rest of a name. The first call splits the names of the bundle, and later calls reuse that.
        func owner(of rest: Substring, in names: some Sequence<String>) -> Substring? {
            let known =
                owners
                ?? Dictionary(
                    names.map { ProductionKey.parts(of: $0) }.map { ($1, $0) }, uniquingKeysWith: min)
            owners = known
            return known[rest]
        }

        nonisolated init() {}

        func production(for name: String, decode: () -> Production?) -> Production? {
            if let known = productions[name] { return known }
            let production = decode()
            productions[name] = .some(production)
            return production
        }
    }

    /// Warns once where the bundle has the same view for other view controllers alone.
    @MainActor private func warnOfOwner(of key: ProductionKey) {
        let rest = ProductionKey.parts(of: key.name).rest
        guard !decoded.hasWarnedOfOwner, let owner = decoded.owner(of: rest, in: archive.entries.keys) else {
            return
        }
        decoded.hasWarnedOfOwner = true
        SkeletonLog.warnOnce(
            "The bundle of skeletons has the view of this key for \(owner) and not for its view controller: \(key.readable). "
                + "Give the writer the class of the view controller that shows it as the owner")
    }
}

extension SkeletonBundle.Failure: CustomStringConvertible {
    /// The failure in a sentence, with what to do about it.
    package var description: String {
        switch self {
        case .unreadable(let reason):
            "The bundle of skeletons cannot be read; check that it ships with the app: \(reason)"
        case .foreign: "The file is no bundle of skeletons; write it again."
        case .otherVersion:
            "The bundle of skeletons is of another version; write it with this version of the library."
        case .damaged: "The bundle of skeletons is damaged; write it again."
        }
    }
}
