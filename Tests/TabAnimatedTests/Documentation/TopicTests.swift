import Foundation
import Testing

/// The front pages lead to every public type.
@Suite("Topics")
struct TopicTests {
    private static let catalogs = [
        "Control/Documentation.docc/TabAnimated", "Decoration/Documentation.docc/TabDecoration",
    ]

    /// The modules that an app links, and those that only its tests and debug builds do.
    private static let ofApps = ["Cache", "Production", "Decoration", "Control"]
    private static let ofDevelopers = ["Testing", "Inspecting"]

    /// The public types of a folder that stand by themselves.
    private static func types(in folder: String) -> [String] {
        ProjectText.sources(in: "Sources/\(folder)").flatMap { source in
            source.matches(of: /(?m)^(?:public|open) (?:final )?(?:struct|class|enum|protocol|actor) (\w+)/)
                .map { String($0.output.1) }
        }
    }

    @Test(arguments: ofApps + ofDevelopers)
    func `every public type is named in a topic, once`(_ folder: String) throws {
        let pages = try Self.catalogs.map { try ProjectText.file("Sources/\($0).md") }.joined()
        let types = Self.types(in: folder)
        #expect(types.count > 1)
        for type in types {
            #expect(pages.components(separatedBy: "- ``\(type)``\n").count == 2, "\(type)")
        }
    }

    @Test func `an app meets at most eighty of them`() {
        #expect(Self.ofApps.flatMap(Self.types).count <= 80)
    }
}
