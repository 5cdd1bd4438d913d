import Foundation
import Testing

@Suite("Tables for people who move")
struct MigrationTableTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func rows(of article: String) throws -> [(theirs: String, ours: String)] {
        let folder = article == "moving-from-pulltorefresher" ? "Refreshing" : "Control"
        let file = Self.root.appendingPathComponent("Sources/\(folder)/Documentation.docc/\(article).md")
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

    @Test(arguments: ["moving-from-tabanimated", "moving-from-skeletonview", "moving-from-pulltorefresher"])
    func `every name in a table exists in the public API`(article: String) throws {
        let names = try PublicNames(sources: Self.root.appendingPathComponent("Sources")).names
        let missing = try rows(of: article).flatMap { codes(in: $0.ours) }.filter { !names.contains($0) }
        #expect(missing == [])
    }

    /// The names of the other library that a table answers, without arguments.
    private func theirNames(in article: String) throws -> Set<String> {
        Set(
            try rows(of: article).flatMap { codes(in: $0.theirs) }
                .map { String($0.prefix { $0 != "(" }) })
    }

    @Test(arguments: TheirNames.tabAnimated)
    func `every public name of TABAnimated is in a table`(topic: TheirNames.Topic) throws {
        let known = try theirNames(in: "moving-from-tabanimated")
        #expect(topic.names.filter { !known.contains($0) } == [], "\(topic.title)")
    }

    @Test(arguments: TheirNames.skeletonView)
    func `every public name of SkeletonView is in a table`(topic: TheirNames.Topic) throws {
        let known = try theirNames(in: "moving-from-skeletonview")
        #expect(topic.names.filter { !known.contains($0) } == [], "\(topic.title)")
    }

    /// What Objective-C sees of extensions of UIKit's classes shares one namespace with other frameworks.
    @Test func `no name that Objective-C sees is one of SkeletonView's or TABAnimated's`() throws {
        let files = FileManager.default.enumerator(
            at: Self.root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
        let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        let ours = try sources.flatMap { file in
            try String(contentsOf: file, encoding: .utf8)
                .matches(of: /@(?:IBInspectable|objc|IBAction|IBOutlet)\b[^\n]*\b(?:var|func|class) (\w+)/)
                .map { String($0.output.1) }
        }
        let theirs = Set((TheirNames.tabAnimated + TheirNames.skeletonView).flatMap(\.names))
        #expect(ours.count == 7)
        #expect(theirs.isSuperset(of: ["skeletonCornerRadius", "skeletonLineSpacing"]))
        #expect(ours.filter(theirs.contains) == [])
    }

    @Test func `a name that is not public is found out`() throws {
        let names = try PublicNames(sources: Self.root.appendingPathComponent("Sources")).names
        #expect(names.contains("ComponentChain.width(_:ofLine:)"))
        #expect(!names.contains("ClassicAnimation"))
        #expect(!names.contains("adjustLines(_:)"))
    }
}
