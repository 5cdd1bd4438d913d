import Foundation

/// How far the first skeletons of the sample are from what was learned in the stored run.
@MainActor
struct GuessFigures {
    /// The distance of each cell, 0...1.
    private(set) var distances: [String: Double] = [:]

    private var groups: [(group: GuessSample.Group, cells: Int, distance: Double, lines: Int, off: Int)] = []

    init(of sample: GuessSample, beside learned: LearnedWidths) {
        for group in GuessSample.Group.allCases {
            let pairs = sample.skeletons(of: group, learns: false).compactMap { name, skeletons in
                learned.cells[name].map { (name, skeletons.first, $0) }
            }
            let found = pairs.map { ($0, $1.distance(from: $2)) }
            distances.merge(found) { first, _ in first }
            let lines = pairs.map { $1.lines(beside: $2) }
            groups.append(
                (
                    group, pairs.count, found.reduce(0) { $0 + $1.1 } / Double(max(1, found.count)),
                    lines.reduce(0) { $0 + $1.all }, lines.reduce(0) { $0 + $1.off }
                ))
        }
    }

    /// The distances, the largest first.
    var sorted: [(cell: String, distance: Double)] {
        distances.map { (cell: $0.key, distance: $0.value) }.sorted {
            (-$0.distance, $0.cell) < (-$1.distance, $1.cell)
        }
    }

    /// The cells that are nearer or farther in other figures, the one that changes most first.
    func changes(to other: GuessFigures) -> [(cell: String, change: Double)] {
        distances.compactMap { cell, distance in
            other.distances[cell].map { (cell: cell, change: $0 - distance) }
        }
        .filter { abs($0.change) > 0.0005 }
        .sorted { (-abs($0.change), $0.cell) < (-abs($1.change), $1.cell) }
    }

    /// The mean distance of the cells of a group.
    func distance(of group: GuessSample.Group) -> Double { groups.first { $0.group == group }?.distance ?? 0 }

    /// A line for each group.
    var table: String {
        let rows = groups.map {
            [
                "\($0.group.rawValue)", "\($0.cells)", String(format: "%.4f", $0.distance), "\($0.lines)",
                "\($0.off)",
            ]
        }
        return TextTable([["", "cells", "distance", "lines", "twice off"]] + rows).text
    }
}
