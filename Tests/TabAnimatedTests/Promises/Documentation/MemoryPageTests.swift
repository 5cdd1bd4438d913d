import Foundation
import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// What is kept for good, and the page that says how much of it there can be.
@MainActor
@Suite("Memory and its bounds", .serialized, .ownApp)
struct MemoryPageTests {
    /// The collections that outlive the views they are for, with the types that declare them.
    private static func collections() -> [String] {
        ["Cache", "Production", "Decoration", "Control"].flatMap { folder -> [String] in
            ProjectText.sources(in: "Sources/\(folder)").flatMap(collections)
        }
    }

    private static func collections(in source: String) -> [String] {
        let shared = source.matches(of: #/static (?:private\(set\) )?var (\w+): (?:\[.*\]|Set<.*>) = /#)
        let associated = source.matches(of: /static let (\w+) = Associated</)
        return shared.map { String($0.output.1) } + associated.map { String($0.output.1) }
    }

    @Test func `every shared collection has a row that says its bound`() throws {
        let page = try ProjectText.file("Documentation/performance-notes.md")
        let names = Self.collections()
        #expect(names.count > 10)
        #expect(names.filter { !page.contains(".\($0)`") } == [])
    }

    @Test func `a sequence of states that nobody reads ends with the sixty-fifth`() async {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        let states = screen.content.tabAnimationStates
        for _ in 0..<50 {
            screen.content.startTabAnimation(transition: .none)
            screen.content.endTabAnimation(transition: .none)
        }
        var count = 0
        for await _ in states { count += 1 }
        #expect(count == 64)
    }

    @Test func `a sequence that is read goes on for any number of states`() async {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        var states = screen.content.tabAnimationStates.makeAsyncIterator()
        var ends = 0
        for _ in 0..<100 {
            screen.content.startTabAnimation(transition: .none)
            screen.content.endTabAnimation(transition: .none)
            while let state = await states.next(), state != .ended { continue }
            ends += 1
        }
        #expect(ends == 100)
    }
}
