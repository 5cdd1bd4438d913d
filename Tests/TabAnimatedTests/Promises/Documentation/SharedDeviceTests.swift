import Testing

/// Suites run side by side in one process, which has one screen and one clock.
@Suite("The shared device")
struct SharedDeviceTests {
    private static let folders = ["Tests", "Demo/HeadlessUIKit/Tests"]

    /// The files of each folder: whether they use UIKit, and their types that hold tests.
    private static let files = Dictionary(
        uniqueKeysWithValues: folders.map { folder in
            (
                folder,
                ProjectText.sources(in: folder).map {
                    (usesUIKit: usesUIKit($0), types: typesWithTests(in: $0))
                }
            )
        })

    private static func usesUIKit(_ file: String) -> Bool {
        file.split(separator: "\n").contains { line in
            ["UIKit", "QuartzCore", "CoreGraphics"].contains { line.hasSuffix("import \($0)") }
        }
    }

    /// What a test reads of the device, another one that waits may have changed: each has the device to itself.
    @Test(arguments: folders)
    func `a suite that uses UIKit has a device of its own`(folder: String) throws {
        let suites = try #require(Self.files[folder]).filter(\.usesUIKit).flatMap(\.types)
            .filter { !$0.attributes.contains(/\.own(Device|App)\b/) }
        #expect(suites.map(\.name) == [])
    }

    /// A test that slips into a helper leaves its suite, and the device of it.
    @Test(arguments: folders)
    func `a test stands in a suite that is named so`(folder: String) throws {
        let types = try #require(Self.files[folder]).flatMap(\.types).map(\.name)
        #expect(types.filter { !$0.hasSuffix("Tests") } == [])
    }

    /// The types of a file that hold tests, with the attributes before them.
    private static func typesWithTests(in file: String) -> [(name: String, attributes: String)] {
        var types: [(name: String, attributes: String)] = []
        var (name, attributes) = ("", "")
        for line in file.split(separator: "\n") {
            if line.hasPrefix("@") { attributes += line }
            // Types of a file begin at the margin; a regular expression for each line takes long.
            if let first = line.first, first.isLetter || first == "@",
                let type = line.firstMatch(of: /^(.* )?(?:struct|class|extension|enum|actor) (\w+)/)
            {
                name = String(type.output.2)
            }
            if line.first == "}" { attributes = "" }
            if line.hasPrefix("    @Test"), types.last?.name != name { types.append((name, attributes)) }
        }
        return types
    }
}
