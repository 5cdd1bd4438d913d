import Foundation

/// Views with the figures that Apple's UIKit gave them.
struct MeasuredScene: Decodable {
    let name: String
    let scale: Double
    let size: [Double]
    let safeArea: [Double]?
    let views: [Node]
    let constraints: [Constraint]?

    /// A view: how it is set up, and its figures by what they are about; what hangs on the width of a text is left out.
    struct Node: Decodable {
        let `class`: String
        let set: Setup?
        let measured: [String: [Double?]]?
        let kids: [Node]?
    }

    struct Constraint: Decodable {
        let item: [Int]
        let attribute: String
        let relation: String
        let to: [Int]?
        let toAttribute: String?
        let multiplier: Double
        let constant: Double
        let priority: Float
    }

    struct Run: Decodable {
        let text: String
        let size: Double?
        let weight: String?
        let kern: Double?
        let baselineOffset: Double?
    }

    struct Section: Decodable {
        let header: String?
        let footer: String?
        let rows: [Row]
    }

    struct Row: Decodable {
        let style: String?
        let text: String?
        let detail: String?
        let accessory: String?
    }

    /// Reads the scenes beside the tables of figures.
    static func all() throws -> [MeasuredScene] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appendingPathComponent("Figures/layouts.json")
        return try JSONDecoder().decode([MeasuredScene].self, from: Data(contentsOf: file))
    }
}

extension MeasuredScene {
    /// What is set on a view before it is laid out.
    struct Setup: Decodable {
        let frame: [Double]?
        let sizeToFit: Bool?
        let hidden: Bool?
        let auto: Bool?
        let insetsFromSafeArea: Bool?
        let text: String?
        let title: String?
        let size: Double?
        let weight: String?
        let runs: [Run]?
        let enabled: Bool?
        let on: Bool?
        let min: Double?
        let max: Double?
        let value: Double?
        let progress: Double?
        let selected: Int?
        let segments: [String]?
        let style: String?
        let image: [Double]?
        let axis: String?
        let distribution: String?
        let alignment: String?
        let spacing: Double?
        let intrinsicSize: [Double]?
        let contentSize: [Double]?
        let refreshing: Bool?
        let horizontal: Bool?
        let itemSize: [Double]?
        let sizes: [[[Double]]]?
        let line: Double?
        let inter: Double?
        let inset: [Double]?
        let header: [Double]?
        let footer: [Double]?
        let noFooter: [Int]?
        let counts: [Int]?
        let sections: [Section]?
    }
}
