import Foundation
import Testing

@Suite("Tables for people who move")
struct MigrationTableTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func rows(of article: String) throws -> [(theirs: String, ours: String)] {
        let file = Self.root.appendingPathComponent("Sources/Control/Documentation.docc/\(article).md")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("|"), cells.count == 2, !cells[0].hasPrefix("---") else { return nil }
            return (cells[0], cells[1])
        }
    }

    private func codes(in text: String) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    @Test(arguments: ["moving-from-tabanimated", "moving-from-skeletonview"])
    func `every name in a table exists in the public API`(article: String) throws {
        let names = try PublicNames(sources: Self.root.appendingPathComponent("Sources")).names
        let missing = try rows(of: article).flatMap { codes(in: $0.ours) }.filter { !names.contains($0) }
        #expect(missing == [])
    }

    @Test func `every chained call of TABAnimated is in the table`() throws {
        let known = Set(try rows(of: "moving-from-tabanimated").flatMap { codes(in: $0.theirs) })
        let relations =
            ["left", "right", "top", "bottom", "width", "height"].map { "\($0)EqualTo" }
            + ["leftEqualToRight", "rightEqualToLeft", "topEqualToBottom", "bottomEqualToTop"]
        let calls =
            [
                "left", "right", "up", "down", "x", "y", "x_offset", "y_offset", "width", "height",
                "reducedWidth",
                "reducedHeight", "reducedWidth_vertical", "reducedHeight_horizontal", "radius",
                "reducedRadius", "line",
                "lineWithMode", "space", "lastLineScale", "targetLineWidth", "targetLineHeight",
                "targetLineSpace",
                "targetLineScale", "rangeLineWidth", "rangeLineHeight", "rangeLineSpace", "remove",
                "placeholder",
                "removeContents", "color", "gradient", "removeShadow", "cancelAlignCenter",
                "withoutAnimation",
                "penetrate", "toLongAnimation", "toShortAnimation", "dropIndex", "dropFromIndex",
                "dropStayTime",
                "removeOnDrop", "horizontalCenterOffset", "verticalCenterOffset",
            ] + relations + relations.map { "\($0)_offset" }
        #expect(calls.filter { !known.contains($0) } == [])
    }

    @Test func `a name that is not public is found out`() throws {
        let names = try PublicNames(sources: Self.root.appendingPathComponent("Sources")).names
        #expect(names.contains("ComponentChain.width(_:ofLines:)"))
        #expect(!names.contains("ComponentwiseAnimation"))
        #expect(!names.contains("adjustLines(_:)"))
    }
}
