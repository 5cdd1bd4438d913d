/// What an attribute can hold, in a form that says how two values mix.
enum SVGValue: Equatable {
    /// Numbers separated by spaces, each with the unit.
    case numbers([CGFloat], unit: String)
    /// Red, green and blue.
    case color([CGFloat])
    case path(CGPath)
    /// A word; words do not mix.
    case keyword(String)

    static func number(_ value: CGFloat) -> SVGValue {
        .numbers([value], unit: "")
    }

    static func numbers(_ values: [CGFloat]) -> SVGValue {
        .numbers(values, unit: "")
    }

    /// A share of a box, as a percentage so that it keeps four decimals.
    static func share(_ value: CGFloat) -> SVGValue {
        .numbers([value * 100], unit: "%")
    }

    static func color(_ color: CGColor) -> SVGValue {
        let rgba = color.headlessRGBA
        return .color([rgba.red, rgba.green, rgba.blue])
    }

    func text(places: Int = 2) -> String {
        switch self {
        case .numbers(let values, let unit):
            values.map { SVGFormat.number(Double($0), places: places) + unit }.joined(separator: " ")
        case .color(let rgb): SVGFormat.hex(rgb)
        case .path(let path): SVGPathData.text(path)
        case .keyword(let word): word
        }
    }
}

extension SVGValue {
    /// Whether a browser can go from this value to the other one in steps.
    func mixes(with other: SVGValue) -> Bool {
        switch (self, other) {
        case (.numbers(let first, let unit), .numbers(let second, let otherUnit)):
            first.count == second.count && unit == otherUnit
        case (.color, .color): true
        case (.path(let first), .path(let second)): first.hasSameSteps(as: second)
        default: false
        }
    }

    /// Whether the value stands at a share of the way between two others, as far as anybody can see.
    func isMix(
        of first: SVGValue, and second: SVGValue, share: Double, tolerance: CGFloat = 0.004
    ) -> Bool {
        let (own, start, end) = (components, first.components, second.components)
        guard own.count == start.count, own.count == end.count else { return false }
        return own.indices.allSatisfy { index in
            let way = end[index] - start[index]
            let distance = abs(own[index] - start[index] - way * CGFloat(share))
            return distance <= max(tolerance, abs(way) * 0.001)
        }
    }

    /// Whether nobody can tell the values apart.
    func isSame(as other: SVGValue) -> Bool {
        self == other || mixes(with: other) && other.isMix(of: self, and: self, share: 0, tolerance: 1e-5)
    }

    private var components: [CGFloat] {
        switch self {
        case .numbers(let values, _): values
        case .color(let rgb): rgb
        case .path(let path): path.headlessElements.flatMap(\.points).flatMap { [$0.x, $0.y] }
        case .keyword: []
        }
    }
}

extension CGPath {
    fileprivate func hasSameSteps(as other: CGPath) -> Bool {
        let (own, others) = (headlessElements, other.headlessElements)
        return own.count == others.count && zip(own, others).allSatisfy { $0.points.count == $1.points.count }
    }
}
