import Foundation

/// A process of its own for tests of the cache: one that shares a folder, or one that is killed. It prints what
/// it has done; the tests judge.
@main
struct CacheWorker {
    static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        let numbers = words.dropFirst(2).compactMap { Int($0) }
        switch (words.first, numbers.count) {
        case ("hammer", 2):
            await Hammer(folder: words[1], writer: numbers[0], rounds: numbers[1]).run()
        case ("write", 3):
            await RandomWrites(folder: words[1], seed: numbers[0]).write(numbers[1]..<numbers[2])
        case ("check", 2):
            RandomWrites(folder: words[1], seed: numbers[0]).check(acknowledged: numbers[1])
        case ("use", 1): await EveryCall(folder: words[1]).make(times: numbers[0])
        default:
            Line.fail(
                "usage: CacheWorker hammer FOLDER WRITER ROUNDS | write FOLDER SEED FROM TO | "
                    + "check FOLDER SEED COUNT | use FOLDER TIMES")
        }
    }
}
