import Foundation
import TabAnimated
import TestDevice
import Testing
import UIKit

/// The Swift that the page's inspector writes, carried out: `Tests/Browser/edits.js` makes the edits.
@MainActor
@Suite("The edits of the page", .serialized, .ownDevice)
struct EditRoundTripTests {
    private struct Edits: Decodable {
        let sheet: Sheet
        let trials: [Trial]
    }

    private struct Sheet: Decodable {
        let `class`: String
        let size: [CGFloat]
        let components: [Shape]
    }

    private struct Shape: Decodable {
        let index: Int
        let name: String
        let role: String
        let frame: [CGFloat]
        let alignment: String
        let radius: CGFloat
        let lines: Lines?
    }

    private struct Lines: Decodable {
        let count: Int
        let lineHeight: CGFloat
        let spacing: CGFloat
        let lastLineScale: CGFloat
        let isCentered: Bool
    }

    private struct Trial: Decodable {
        let swift: String
        let bars: [[[CGFloat]]]
        let radii: [CGFloat]
    }

    private func edits() throws -> Edits {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Browser/edits.json")
        return try JSONDecoder().decode(Edits.self, from: try Data(contentsOf: file))
    }

    private func production(_ sheet: Sheet) -> Production {
        Production(
            className: sheet.class, size: CGSize(width: sheet.size[0], height: sheet.size[1]),
            components: sheet.components.map(component))
    }

    private func component(_ shape: Shape) -> Component {
        var component = Component(
            index: shape.index, name: shape.name, role: Component.Role(rawValue: shape.role) ?? .block,
            frame: CGRect(
                x: shape.frame[0], y: shape.frame[1], width: shape.frame[2], height: shape.frame[3]),
            cornerRadius: shape.radius,
            lines: shape.lines.map {
                TextLines(
                    count: $0.count, lineHeight: $0.lineHeight, spacing: $0.spacing,
                    lastLineScale: $0.lastLineScale, isCentered: $0.isCentered)
            })
        component.alignment = Component.Alignment(rawValue: shape.alignment) ?? .left
        return component
    }

    private func isNear(_ bars: [CGRect], _ expected: [[CGFloat]]) -> Bool {
        bars.count == expected.count
            && zip(bars, expected).allSatisfy { bar, other in
                zip([bar.minX, bar.minY, bar.width, bar.height], other).allSatisfy { abs($0 - $1) < 0.001 }
            }
    }

    @Test func `three hundred random edits on the page are the same picture in Swift`() throws {
        let edits = try edits()
        for trial in edits.trials {
            let manager = ComponentManager(production: production(edits.sheet))
            try ChainReader(manager: manager).run(trial.swift)
            let components = manager.production.components
            let bars = components.map { $0.isRemoved ? [] : $0.bars }
            #expect(bars.count == trial.bars.count, Comment(rawValue: trial.swift))
            #expect(
                zip(bars, trial.bars).allSatisfy { isNear($0, $1) },
                "\(trial.swift)\nis \(bars)\non the page \(trial.bars)")
            #expect(components.map(\.cornerRadius) == trial.radii, Comment(rawValue: trial.swift))
        }
    }

    @Test func `the edits name shapes in every way and make every kind of call`() throws {
        let text = try edits().trials.map(\.swift).joined(separator: "\n")
        let words = [
            "animation(\\NewsCell.", "animation(named: ", "animation(0)", "animations([", "create(", ".up(",
            ".down(",
            ".left(", ".right(", ".x(", ".y(", ".width(", ".height(", ".radius(", ".line(", ".color(",
            ".remove()",
            ".leftEqualTo(", ".rightEqualTo(", ".topEqualTo(", ".bottomEqualTo(", ".widthEqualTo(",
            ".heightEqualTo(", ".horizontalCenterEqualTo(", ".verticalCenterEqualTo(",
        ]
        for word in words { #expect(text.contains(word), Comment(rawValue: word)) }
    }
}
