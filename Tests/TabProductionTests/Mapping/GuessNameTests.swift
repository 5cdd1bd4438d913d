import Foundation
import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// The table of guesses, by whose names each can be left out.
@MainActor
@Suite("Names of guesses", .ownDevice)
struct GuessNameTests {
    @Test func `a rule of mapping is a guess with a name, or what the app or UIKit says`() {
        let said = MappingRule.all.filter { $0.guess == nil }.map(\.name)

        #expect(
            said == [
                "its class is ignored by the options", "says so", "says that it is a container",
                "says how it is mapped", "has a text that is known", "its class is opaque in the options",
                "has a model of its own and is hidden", "mapped by its own model",
                "has a skeleton of its own", "has a configuration that shows nothing", "is a label",
                "is an image view", "is a button", "is a text field", "is a text view",
                "is a list without a model", "is a control of UIKit", "is the SwiftUI of a cell",
                "belongs to another framework", "has nothing inside", "has views inside",
            ])
    }

    @Test(arguments: Guess.allCases)
    func `a guess is asked by its name`(guess: Guess) {
        let asked = ["Guess.\(guess.rawValue).isMade", "guess: .\(guess.rawValue))"]

        #expect(Self.sources.contains { text in asked.contains(where: text.contains) })
    }

    @Test func `a rule that is left out decides about nothing`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let root = makeRoot().adding(makeLabel("Text"), button)
        let removals = [Set<Guess>(), [.touches, .touchesOverRoot]].map { guesses in
            Guess.leftOut = guesses
            defer { Guess.leftOut = [] }
            return root.mapped.last?.removal
        }

        #expect(removals == [.surface, nil])
    }

    /// What the sources of this layer say, file by file.
    private static let sources: [String] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
                "Sources/Production")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }()
}
