import DemoScenes
import Foundation
import TabAnimated
import TabProduction

/// Says how near first skeletons are to what is learned, and what each guess does for them.
@MainActor
struct GuessProgram {
    let options: GuessOptions
    let print: (String) -> Void
    private let sample = GuessSample()

    init(options: GuessOptions, print: @escaping (String) -> Void) {
        self.options = options
        self.print = print
    }

    func run() async throws {
        if let file = options.record { return try record(into: file) }
        let (figures, pictures) = (GuessFigures(of: sample, beside: .stored), await pictures())
        print(figures.table)
        guard options.without != nil || options.showsEach else {
            return figures.sorted.forEach { print(Self.line($0.distance, $0.cell)) }
        }
        let sets = options.showsEach ? Guess.allCases.map { [$0] } : [try guesses()]
        for guesses in sets {
            Guess.leftOut = Set(guesses)
            defer { Guess.leftOut = [] }
            let without = GuessFigures(of: sample, beside: .stored)
            let changed = await self.pictures().filter { pictures[$0.key] != $0.value }.keys.sorted()
            report(guesses, figures, without, changed: changed)
        }
    }

    private func record(into file: String) throws {
        let learned = LearnedWidths(sample.learned)
        try learned.text.write(to: URL(fileURLWithPath: file), atomically: true, encoding: .utf8)
        print("wrote what \(learned.cells.count) cells learn to \(file)")
    }

    /// The guesses that are to be left out.
    private func guesses() throws -> [Guess] {
        try (options.without ?? []).map { name in
            guard let guess = Guess(rawValue: name) else {
                let names = Guess.allCases.map(\.rawValue).joined(separator: ", ")
                throw Command.UsageError(description: "There is no guess \(name); choose of \(names).")
            }
            return guess
        }
    }

    /// What each scene shows while it loads for the first time.
    private func pictures() async -> [String: String] {
        var pictures: [String: String] = [:]
        for scene in sample.scenes {
            let stage = SceneStage(scene: scene, producer: Producer())
            pictures[scene.name] = await stage.take(Picture(content: .loading(.still), time: 0)).svg
        }
        return pictures
    }

    private func report(
        _ guesses: [Guess], _ figures: GuessFigures, _ without: GuessFigures, changed: [String]
    ) {
        let changes = figures.changes(to: without)
        let (worse, better) = (changes.filter { $0.change > 0 }, changes.filter { $0.change < 0 })
        let much = worse.count { $0.change >= Self.muchWorse && $0.cell.hasPrefix("cell/") }
        let (before, after) = (figures.distance(of: .cells), without.distance(of: .cells))
        print(
            "without \(guesses.map(\.rawValue).joined(separator: ", ")): \(worse.count) worse, \(better.count) better, "
                + "cells \(Self.digits(before)) to \(Self.digits(after)), \(much) of them much worse"
                + (changed.isEmpty ? "" : "; pictures: \(changed.joined(separator: ", "))"))
        guard !options.showsEach else { return }
        for change in worse + better { print(Self.line(change.change, change.cell)) }
        print(without.table)
    }

    /// The distance by which a cell becomes much worse without a guess that it needs.
    private static let muchWorse = 0.05

    private static func digits(_ number: Double) -> String { String(format: "%.4f", number) }

    private static func line(_ number: Double, _ name: String) -> String {
        "\(String(format: "%+.3f", number))  \(name)"
    }
}
