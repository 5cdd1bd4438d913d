import Foundation

/// Says how near first skeletons are to what is learned.
@MainActor
struct GuessProgram {
    let options: GuessOptions
    let print: (String) -> Void
    private let sample = GuessSample()

    init(options: GuessOptions, print: @escaping (String) -> Void) {
        self.options = options
        self.print = print
    }

    func run() throws {
        if let file = options.record {
            let learned = LearnedWidths(sample.learned)
            try learned.text.write(to: URL(fileURLWithPath: file), atomically: true, encoding: .utf8)
            return print("wrote what \(learned.cells.count) cells learn to \(file)")
        }
        let figures = GuessFigures(of: sample, beside: .stored)
        figures.distances.sorted { $0.value > $1.value }
            .forEach { print("\(String(format: "%.3f", $0.value))  \($0.key)") }
        print(figures.table)
    }
}
