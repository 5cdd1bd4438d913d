public import Foundation
import TabCache

/// Productions that were made before the app was shipped, in one file that is only read.
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
/// Opening a bundle reads its index; the first look-up reads a production. Torn, altered
/// or foreign bytes are refused, as a whole when the index is concerned, else one by one.
///
/// A production is used in the build of the app that it was made for. In another build it is used only
/// while the fingerprint of its class agrees with the one that was written with it.
public struct SkeletonBundle: Sendable {
    /// A reason why a bundle cannot be opened.
    public typealias Failure = SkeletonBundleFailure

    /// The extension of the files that ``init(named:in:)`` looks for.
    public static let fileExtension = "skeletons"

    /// The version of mapping, and of the values it gives; bundles of another version are refused.
    public static let formatVersion: UInt32 = 3

    private let archive: BundleArchive

    /// The build of the app that runs, which ``build`` is compared with; by default the version and
    /// build number of the main bundle, as `1.2 (345)`.
    public var appBuild: String = CacheConfiguration.appVersion

    /// The build of the app that the productions were made for; empty if it was not known.
    public var build: String { archive.build }

    /// The number of productions.
    public var count: Int { archive.keys.count }

    /// Opens a file.
    ///
    /// - Throws: ``Failure``, when there is no such file or it is no sound bundle of this version.
    public init(contentsOf url: URL) throws {
        archive = try BundleArchive(.file(url), formatVersion: Self.formatVersion)
    }

    /// Opens a bundle in memory.
    ///
    /// - Throws: ``Failure``, when the data is no sound bundle of this version.
    public init(data: Data) throws {
        archive = try BundleArchive(.bytes([UInt8](data)), formatVersion: Self.formatVersion)
    }

    /// Opens a resource of the app.
    ///
    /// - Parameters:
    ///   - name: The name of the file without its extension, which is `skeletons`.
    ///   - bundle: The bundle that has the resource; that of the app by default.
    /// - Throws: ``Failure``, when there is no such resource or it is no sound bundle.
    public init(named name: String, in bundle: Bundle = .main) throws {
        guard let url = bundle.url(forResource: name, withExtension: Self.fileExtension) else {
            throw Failure.unreadable(code: ENOENT)
        }
        try self.init(contentsOf: url)
    }
}

extension SkeletonBundle: ProductionStoring {
    /// Returns the production of a key; `nil` if there is none, it is damaged, or its class has changed since.
    public func production(for key: ProductionKey) -> Production? {
        // A bundle comes from another build, so what tells builds apart is no part of its keys.
        guard let stamp = archive.stamp(of: key.name), isOfAppBuild || stamp == key.layout() else {
            return nil
        }
        // Bytes that are no production of this version are as good as none.
        return archive.value(for: key.name).flatMap { try? Production(storedBytes: $0) }
    }

    private var isOfAppBuild: Bool { !appBuild.isEmpty && appBuild.utf8.elementsEqual(build.utf8) }
}
