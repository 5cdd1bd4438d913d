import Foundation
import Testing

@testable import Gallery

@MainActor
@Suite("The bench of adjusting")
struct AdjustingBenchTests {
    @Test func `the words of the command line ask for it`() throws {
        #expect(try Command(arguments: ["bench", "adjusting"], scenes: []) == .benchAdjusting)
        #expect(try Command(arguments: ["bench", "cache"], scenes: []) == .benchCache(isQuick: false))
    }

    @Test func `an unknown bench is answered with those that exist`() {
        #expect(
            throws: Command.UsageError(
                description: "bench does not know time; choose cache, adjusting, rows.")
        ) {
            try Command(arguments: ["bench", "time"], scenes: [])
        }
    }

    @Test func `it prints a line for every kind of chain, with the ratio to a plain copy`() async {
        var lines: [String] = []
        let program = DemoProgram(
            directory: FileManager.default.temporaryDirectory,
            print: { lines += $0.components(separatedBy: "\n") },
            printError: { lines.append($0) })

        #expect(await program.run(["bench", "adjusting"]) == 0)

        #expect(lines.first?.hasPrefix("200 chains on 200 components") == true)
        #expect(lines.count == 7)
        for line in lines.dropFirst() {
            #expect(line.contains(/animation\(.*µs .*µs +\d+\.\d x/))
        }
    }
}
