import Foundation
import TabAnimated

/// How wide the shapes of a skeleton are, by the view that each stands for.
struct ShapeWidths: Equatable {
    /// One shape.
    struct Shape: Equatable {
        /// The width of the shape, or of all bars of a text together, in points.
        let width: Double
        /// Whether it is one bar of a text.
        let isLine: Bool
    }

    /// The shapes that are drawn, by the name of the view, or else its role, and a number.
    private(set) var shapes: [String: Shape] = [:]

    init(of production: Production) {
        var counts: [String: Int] = [:]
        for component in production.components {
            let name = component.name ?? component.role.rawValue
            counts[name, default: 0] += 1
            let bars = component.bars
            guard !bars.isEmpty else { continue }
            shapes["\(name) \(counts[name, default: 0])"] = Shape(
                width: bars.reduce(0) { $0 + Double($1.width) },
                isLine: bars.count == 1 && [.label, .text].contains(component.role))
        }
    }

    /// How far a skeleton is from the one that was learned, 0...1: the mean of |ln(width / width learned)|, at most 1, over
    /// all shapes; a shape that only one of both has counts 1.
    func distance(from learned: ShapeWidths) -> Double {
        let names = Set(shapes.keys).union(learned.shapes.keys)
        let errors = names.map { name -> Double in
            guard let shape = shapes[name], let other = learned.shapes[name] else { return 1 }
            return Self.error(shape.width, other.width)
        }
        return errors.isEmpty ? 0 : errors.reduce(0, +) / Double(errors.count)
    }

    /// The lines of text that both have, and of these the ones that are more than twice off.
    func lines(beside learned: ShapeWidths) -> (all: Int, off: Int) {
        let pairs = shapes.compactMap { name, shape in learned.shapes[name].map { (shape, $0) } }
            .filter { $0.isLine && $1.isLine }
        return (pairs.count, pairs.count { Self.error($0.width, $1.width) > Self.twice })
    }

    private static let twice = log(2.0)

    private static func error(_ width: Double, _ learned: Double) -> Double {
        min(1, abs(log(max(width, 1) / max(learned, 1))))
    }
}

// MARK: - As text

extension ShapeWidths {
    /// One shape a line, in the order of names: name, width, and a mark of a line of text.
    var text: [String] {
        shapes.sorted { $0.key < $1.key }.map { name, shape in
            "\(name)\t\(String(format: "%.1f", shape.width))\t\(shape.isLine ? "line" : "shape")"
        }
    }

    /// Adds the shape that a line of text describes.
    mutating func add(_ fields: [Substring]) {
        guard fields.count == 3, let width = Double(fields[1]) else { return }
        shapes[String(fields[0])] = Shape(width: width, isLine: fields[2] == "line")
    }

    init() {}
}
