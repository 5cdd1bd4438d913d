import Foundation

/// What drawing one scene took.
public struct SceneReport: Hashable, Sendable {
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
        let widths = header.indices.map { column in
            ([header] + rows).map { $0[column].count }.max() ?? 0
        }
        return ([header] + rows).map { line(of: $0, widths: widths) }.joined(separator: "\n")
    }

    private static func line(of cells: [String], widths: [Int]) -> String {
        zip(cells, widths).enumerated().map { column, cell in
            let padding = String(repeating: " ", count: cell.1 - cell.0.count)
            return column == 0 ? cell.0 + padding : padding + cell.0
        }.joined(separator: "  ")
    }
}
