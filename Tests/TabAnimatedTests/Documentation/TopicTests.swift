import Foundation
import Testing

/// The front page leads to every public type.
@Suite("Topics")
struct TopicTests {
    /// The public types of the sources that stand by themselves.
    private var types: [String] {
        ProjectText.sources(in: "Sources/Control").flatMap { source in
            source.matches(of: /(?m)^(?:public|open) (?:final )?(?:struct|class|enum|protocol) (\w+)/)
                .map { String($0.output.1) }
        }
    }

    @Test func `every public type is named in a topic, once`() throws {
        let page = try ProjectText.file("Sources/Control/Documentation.docc/TabAnimated.md")
        #expect(types.count > 20)
        for type in types {
            #expect(page.components(separatedBy: "- ``\(type)``\n").count == 2, "\(type)")
        }
    }
}
