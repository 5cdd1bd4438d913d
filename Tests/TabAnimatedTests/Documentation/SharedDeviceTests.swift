import Testing

/// Suites run side by side in one process, which has one screen and one clock.
@Suite("The shared device")
struct SharedDeviceTests {
    /// What changes the screen or the clock for all tests.
    private static let changes = [
        "HeadlessScreen.main.", "HeadlessClock.shared.", "CoverStage(", " Stage(", "OpenScene(", " Screen(",
    ]

    @Test(arguments: ["Tests", "Demo/HeadlessUIKit/Tests"])
    func `a file of tests that changes the screen or the clock has a device of its own`(folder: String) {
        let files = ProjectText.sources(in: folder).filter { file in
            file.contains("@Test") && Self.changes.contains { file.contains($0) }
                && !file.contains(".ownDevice") && !file.contains(".ownApp")
        }
        let suites = files.compactMap { $0.firstMatch(of: /struct (\w+Tests)/).map { String($0.output.1) } }
        #expect(suites == [])
    }

    /// A test that slips into a helper leaves its suite, and the device of it.
    @Test(arguments: ["Tests", "Demo/HeadlessUIKit/Tests"])
    func `a test stands in a suite that is named so`(folder: String) {
        let strangers = ProjectText.sources(in: folder).flatMap { file -> [String] in
            var (type, found) = ("", [String]())
            for line in file.split(separator: "\n") {
                if let name = line.firstMatch(of: /^(?:[a-z@].* )?(?:struct|class|extension|enum|actor) (\w+)/) {
                    type = String(name.output.1)
                } else if line.contains(/^    @Test\b/), !type.hasSuffix("Tests") {
                    found.append("\(type): \(line)")
                }
            }
            return found
        }
        #expect(strangers == [])
    }
}
