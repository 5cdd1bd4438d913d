import Foundation
import Testing

/// The front page of each module leads to every public type of it.
@Suite("Topics")
struct TopicTests {
    /// The folders of the modules and the names of their pages; the page of Decoration has a suite of its own.
    private static let modules = [
        ("Cache", "TabCache"), ("Production", "TabProduction"), ("Control", "TabAnimated"),
        ("Refreshing", "TabAnimatedRefreshing"), ("Testing", "TabAnimatedTesting"),
        ("Inspecting", "TabAnimatedInspecting"),
    ]

    /// The modules that an app links.
    private static let ofApps = ["Cache", "Production", "Decoration", "Control"]

    /// The public types of a folder that stand by themselves.
    private static func types(in folder: String) -> [String] {
        ProjectText.sources(in: "Sources/\(folder)").flatMap { source in
            source.matches(of: /(?m)^(?:public|open) (?:final )?(?:struct|class|enum|protocol|actor) (\w+)/)
                .map { String($0.output.1) }
        }
    }

    @Test(arguments: modules)
    func `every public type is named in a topic of its module, once, and no other is`(
        folder: String, module: String
    ) throws {
        let page = try ProjectText.file("Sources/\(folder)/Documentation.docc/\(module).md")
        let topics = page.matches(of: /\n- ``(\w+)``/).map { String($0.output.1) }

        #expect(topics.sorted() == Self.types(in: folder).sorted())
    }

    @Test func `an app meets at most fifty types, nested ones counted`() {
        let types = Self.ofApps.flatMap { ProjectText.sources(in: "Sources/\($0)") }.flatMap { source in
            source.matches(of: /\n *(?:public|open) (?:final )?(?:struct|class|enum|protocol|actor) (\w+)/)
                .map { String($0.output.1) }
        }
        // Of the cache an app sees the configuration alone.
        #expect(types.count { $0 != "FrequencyCache" } <= 50)
    }
}
