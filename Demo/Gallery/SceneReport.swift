public import Foundation

/// What drawing one scene took.
public struct SceneReport: Hashable, Codable, Sendable {
    /// The name of the scene.
    public var scene: String
    /// The number of components of its productions.
    public var components: Int
    /// The number of views made off screen to be measured.
    public var prototypes: Int
    /// The number of productions that were mapped.
    public var mapped: Int
    /// The number of productions that came from the cache.
    public var cacheHits: Int
    /// The number of pictures drawn.
    public var pictures: Int
    /// The time it took, in seconds.
    public var seconds: TimeInterval

    /// A table of reports, as text.
    public static func table(of reports: [SceneReport]) -> String {
        let header = ["scene", "components", "prototypes", "mapped", "cache hits", "pictures", "ms"]
        let rows = reports.map { report in
            [
                report.scene, "\(report.components)", "\(report.prototypes)", "\(report.mapped)",
                "\(report.cacheHits)", "\(report.pictures)", "\(Int((report.seconds * 1_000).rounded()))",
            ]
        }
        return TextTable([header] + rows).text
    }
}
