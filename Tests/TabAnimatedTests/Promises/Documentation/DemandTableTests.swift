import Foundation
import Testing

/// The table of what users ask for names tests that are there.
@Suite("What users ask for")
struct DemandTableTests {
    @Test func `all forty demands are there, in their order`() {
        #expect(Demand.all.map(\.number) == Array(1...40))
    }

    @Test func `every test that is named exists, and expects something`() {
        let missing = Demand.all.flatMap(\.tests).filter { !ProjectText.expectingTests.contains($0) }
        #expect(missing == [])
    }

    @Test func `a demand without a test says why`() {
        let bare = Demand.all.filter(\.tests.isEmpty)
        #expect(bare.map(\.number) == [7, 36])
        #expect(bare.allSatisfy { $0.gap?.isEmpty == false })
    }

    @Test func `the package carries a privacy manifest that tracks nobody`() throws {
        let manifest = try ProjectText.file("Sources/Cache/Resources/PrivacyInfo.xcprivacy")
        let plist = try PropertyListSerialization.propertyList(
            from: Data(manifest.utf8), format: nil)
        let keys = try #require(plist as? [String: Any])
        #expect(keys["NSPrivacyTracking"] as? Bool == false)
        #expect((keys["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
        #expect(try ProjectText.file("Package.swift").contains("Resources/PrivacyInfo.xcprivacy"))
    }

    @Test func `no source asks whether a test is running`() {
        let words = ["XCTest", "NSClassFromString", "isRunningTests", "processInfo.environment"]
        let sources = ProjectText.sources(in: "Sources")
        #expect(sources.count > 100)
        #expect(words.filter { word in sources.contains { $0.contains(word) } } == [])
    }
}
