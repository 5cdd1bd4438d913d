import Foundation
import TabAnimated
import UIKit

/// Carries out adjustments that are written as Swift, a chain a line, in the words that the page writes.
@MainActor
struct ChainReader {
    let manager: ComponentManager

    /// A word that no chain of the page has.
    struct UnknownWord: Error {
        let word: String
    }

    /// Carries out every line of a text.
    func run(_ text: String) throws {
        for line in text.split(separator: "\n") {
            var chain: ComponentChain?
            for (name, value) in try calls(in: String(line)) {
                chain = try chain.map { try apply(name, value, to: $0) } ?? select(name, value)
            }
        }
    }

    /// The calls of a line after `view`, each with what is in its parentheses.
    private func calls(in line: String) throws -> [(name: String, value: String)] {
        guard line.hasPrefix("view.") else { throw UnknownWord(word: line) }
        var calls: [(String, String)] = []
        // The target of a relation is written as a chain of its own.
        var rest = line.replacing(/\(view\.animation\((\d+)\)\)/) { "(\($0.1))" }.dropFirst("view".count)
        while let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")") {
            calls.append((String(rest[..<open].dropFirst()), String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        return calls
    }

    private func select(_ name: String, _ value: String) throws -> ComponentChain {
        switch name {
        case "create": return manager.create(try index(value))
        case "animations":
            let numbers = value.dropFirst().dropLast().components(separatedBy: ", ")
            return manager.animations(try numbers.map(index))
        case "animation" where value.hasPrefix("named: "):
            return manager.animation(named: String(value.dropFirst("named: \"".count).dropLast()))
        case "animation" where value.hasPrefix("\\"):
            // A key path selects what its last name does.
            return manager.animation(named: String(value.split(separator: ".").last ?? ""))
        case "animation": return manager.animation(try index(value))
        default: throw UnknownWord(word: name)
        }
    }

    private func apply(_ name: String, _ value: String, to chain: ComponentChain) throws -> ComponentChain {
        switch name {
        case "left": chain.left(try number(value))
        case "right": chain.right(try number(value))
        case "up": chain.up(try number(value))
        case "down": chain.down(try number(value))
        case "x": chain.x(try number(value))
        case "y": chain.y(try number(value))
        case "width": chain.width(try number(value))
        case "height": chain.height(try number(value))
        case "radius": chain.radius(try number(value))
        case "line": chain.line(try index(value))
        case "color": chain.color(.systemGray4)
        case "remove": chain.remove()
        case "show": chain.show()
        default: try relate(name, try index(value), chain)
        }
    }

    private func relate(_ name: String, _ target: Int, _ chain: ComponentChain) throws -> ComponentChain {
        let other = manager.animation(target)
        return switch name {
        case "leftEqualTo": chain.leftEqualTo(other)
        case "rightEqualTo": chain.rightEqualTo(other)
        case "topEqualTo": chain.topEqualTo(other)
        case "bottomEqualTo": chain.bottomEqualTo(other)
        case "widthEqualTo": chain.widthEqualTo(other)
        case "heightEqualTo": chain.heightEqualTo(other)
        case "horizontalCenterEqualTo": chain.horizontalCenterEqualTo(other)
        case "verticalCenterEqualTo": chain.verticalCenterEqualTo(other)
        default: throw UnknownWord(word: name)
        }
    }

    private func number(_ text: String) throws -> CGFloat {
        guard let number = Double(text) else { throw UnknownWord(word: text) }
        return CGFloat(number)
    }

    private func index(_ text: String) throws -> Int {
        guard let index = Int(text) else { throw UnknownWord(word: text) }
        return index
    }
}
