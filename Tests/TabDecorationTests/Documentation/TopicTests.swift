import Foundation
import Testing

/// The front page of the module names everything that a reader can look up.
@Suite("Topics")
struct TopicTests {
    private static let module = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/Decoration")

    /// The names of the public types; those inside another type come after its name and a slash.
    private func publicTypes() throws -> [String] {
        let files = FileManager.default.enumerator(at: Self.module, includingPropertiesForKeys: nil)
        let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        return try sources.flatMap { file in
            var outer = ""
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
                line -> String? in
                guard let type = line.firstMatch(of: Self.declaration)?.output else { return nil }
                guard type.1.isEmpty else { return "\(outer)/\(type.2)" }
                outer = String(type.2)
                return outer
            }
        }
    }

    private static var declaration: Regex<(Substring, Substring, Substring)> {
        /^( *)public (?:final )?(?:struct|class|enum|protocol|actor) (\w+)/
    }

    @Test func `every public type is named in a topic, once, and nothing else is`() throws {
        let page = Self.module.appendingPathComponent("Documentation.docc/TabDecoration.md")
        let topics = try String(contentsOf: page, encoding: .utf8).matches(of: /\n- ``([\w\/]+)``/)
        #expect(try topics.map { String($0.output.1) }.sorted() == publicTypes().sorted())
    }

    @Test func `there are no more public types than a reader can hold`() throws {
        #expect(try publicTypes().count <= 11)
    }
}
