import Testing

@testable import Gallery

@Suite("The options of benches")
struct BenchOptionsTests {
    private func options(_ words: String...) throws -> BenchOptions {
        let command = try Command(arguments: ["bench"] + words, scenes: [])
        guard case .bench(let options) = command else { throw Command.UsageError(description: "no bench") }
        return options
    }

    @Test func `without a name all benches run`() throws {
        #expect(try options().names == [.rows, .memory, .cache, .adjusting])
        #expect(try options("--quick").names == BenchName.allCases)
    }

    @Test func `benches run by their names, in the order that they have`() throws {
        #expect(try options("cache").names == [.cache])
        #expect(try options("adjusting", "rows").names == [.rows, .adjusting])
    }

    @Test func `every option is read`() throws {
        let options = try options(
            "memory", "--quick", "--only", "tree", "--rounds", "7", "--json", "a.json", "--pictures",
            "charts",
            "--against", "b.json")
        #expect(options.names == [.memory])
        #expect(options.isQuick)
        #expect(options.word == "tree")
        #expect(options.rounds == 7)
        #expect(options.json == "a.json")
        #expect(options.pictures == "charts")
        #expect(options.known == "b.json")
    }

    @Test func `a check is against the last release unless another file is named`() throws {
        #expect(try options().known == nil)
        #expect(try options("--check").known == "Documentation/bench-release.json")
        #expect(try options("--against", "b.json", "--check").known == "b.json")
        #expect(try options("--check", "--against", "b.json").known == "b.json")
    }

    @Test func `an unknown bench is answered with those that exist`() {
        #expect(
            throws: Command.UsageError(
                description:
                    "bench does not know time; choose rows, memory, cache, adjusting, or none for all.")
        ) {
            try options("time")
        }
    }

    @Test func `an unknown option is answered with those that exist`() {
        #expect(
            throws: Command.UsageError(
                description:
                    "bench knows no option --fast; there are --quick, --only WORD, --rounds N, --json FILE, "
                    + "--pictures FOLDER, --check and --against FILE.")
        ) {
            try options("rows", "--fast")
        }
    }

    @Test(arguments: ["--only", "--rounds", "--json", "--pictures", "--against"])
    func `an option without its value is refused`(option: String) {
        #expect(throws: Command.UsageError(description: "\(option) needs a value.")) { try options(option) }
    }
}
