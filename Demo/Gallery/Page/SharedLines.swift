/// The lines of pictures that several scenes have, which the page keeps once.
struct SharedLines {
    /// The number of each line.
    let numbers: [String: Int]

    /// The lines in the order of their numbers.
    let text: String

    /// Collects the lines that are longer than a reference to them and stand in two scenes or more.
    init(of scenes: [DrawnScene]) {
        var counts: [String: Int] = [:]
        for scene in scenes {
            for line in scene.lines { counts[line, default: 0] += 1 }
        }
        // A line that looks like a reference becomes one.
        let lines = counts.filter { $0.value > 1 && $0.key.count > 8 || $0.key.hasPrefix("@") }.keys.sorted()
        numbers = Dictionary(uniqueKeysWithValues: zip(lines, 0...))
        text = lines.map(PictureArchive.shortened).joined(separator: "\n")
    }
}
