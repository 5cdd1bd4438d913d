import Foundation

/// The skeletons that were learned in a stored run, by the name of the cell. They are kept as data, so that a rule which
/// hides a view in the first skeleton and in the learned one gains nothing.
struct LearnedWidths {
    private(set) var cells: [String: ShapeWidths] = [:]

    /// The stored run.
    static var stored: LearnedWidths {
        let file = Bundle.module.url(forResource: "learned", withExtension: "tsv")
        return LearnedWidths(text: file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "")
    }

    init(_ cells: [String: ShapeWidths]) {
        self.cells = cells
    }

    /// Reads what `text` says.
    init(text: String) {
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: "\t")
            guard let name = fields.first else { continue }
            cells[String(name), default: ShapeWidths()].add(Array(fields.dropFirst()))
        }
    }

    /// A line for each shape: the cell, the shape, its width in points, and whether it is a line of text.
    var text: String {
        cells.sorted { $0.key < $1.key }
            .flatMap { name, widths in widths.text.map { "\(name)\t\($0)\n" } }
            .joined()
    }
}
