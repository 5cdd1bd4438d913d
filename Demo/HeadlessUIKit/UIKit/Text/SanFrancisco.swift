/// How San Francisco is set: which of its measured figures a size and a weight ask for, and in which shares.
///
/// A character is as wide as its advance at text size and at display size, mixed by the size's share, plus the
/// tracking of the size. Weights lie on straight lines between four that were measured.
struct SanFrancisco {
    static let unitsPerEm: CGFloat = 2048
    static let ascii: ClosedRange<UInt8> = 0x20...0x7E

    /// The display design's share of a character, from 0 to 1.
    let display: CGFloat
    /// The distance that the size adds to every character, in units.
    let tracking: CGFloat
    private let lighter: Face
    private let bolder: Face
    private let boldness: CGFloat
    /// Where on the line from regular (0) through bold (1) the weight's pairs lie.
    private let pairBoldness: CGFloat
    private let pairs = SanFranciscoKerning.shared

    init(size: CGFloat, cssWeight: Int) {
        display = Self.value(at: size, on: Self.displayShares)
        tracking = Self.value(at: size, on: Self.trackings)
        let weight = Self.weights[max(0, min(8, cssWeight / 100 - 1))]
        (lighter, bolder, boldness) = (Self.faces[weight.from], Self.faces[weight.to], weight.share)
        pairBoldness = weight.pairs
    }

    /// The advance of a character of `ascii`, in units.
    func advance(of code: UInt8) -> CGFloat {
        let index = Int(code) - 0x20
        let light = lighter.advance(at: index, display: display)
        guard boldness > 0 else { return light + tracking }
        return light + boldness * (bolder.advance(at: index, display: display) - light) + tracking
    }

    /// By how much two characters of `ascii` stand farther apart than their advances say, in units.
    func kerning(_ left: UInt8, _ right: UInt8) -> CGFloat {
        guard let pair = pairs.pair(left, right) else { return 0 }
        let regular = pair.regularText + display * (pair.regularDisplay - pair.regularText)
        guard pairBoldness > 0 else { return regular }
        let bold = pair.boldText + display * (pair.boldDisplay - pair.boldText)
        return regular + pairBoldness * (bold - regular)
    }
}

// MARK: - Weights

extension SanFrancisco {
    private struct Face {
        let text: [Double]
        let display: [Double]

        func advance(at index: Int, display share: CGFloat) -> CGFloat {
            share > 0 ? text[index] + share * (display[index] - text[index]) : text[index]
        }
    }

    /// Ultralight, regular, bold and black.
    private static let faces = [
        Face(text: SanFranciscoAdvances.ultraLightText, display: SanFranciscoAdvances.ultraLightDisplay),
        Face(text: SanFranciscoAdvances.regularText, display: SanFranciscoAdvances.regularDisplay),
        Face(text: SanFranciscoAdvances.boldText, display: SanFranciscoAdvances.boldDisplay),
        Face(text: SanFranciscoAdvances.blackText, display: SanFranciscoAdvances.blackDisplay),
    ]

    /// From ultralight (100) to black (900): between which faces a weight lies and how far. The pairs of the weights
    /// below regular are not known and taken as regular's.
    private static let weights: [(from: Int, to: Int, share: CGFloat, pairs: CGFloat)] = [
        (0, 0, 0, 0), (1, 0, 0.7838, 0), (1, 0, 0.3405, 0), (1, 1, 0, 0), (1, 2, 0.3667, 0.3667),
        (1, 2, 0.6333, 0.6333), (2, 2, 0, 1), (2, 3, 0.5333, 1.5333), (3, 3, 0, 2),
    ]
}

// MARK: - Sizes

extension SanFrancisco {
    private typealias Points = [(size: CGFloat, value: CGFloat)]

    /// Measured from 8 to 40 points. Beyond, Apple's published tables: 84 units at 6 points, none from 80 on.
    private static let trackings: Points = [
        (6, 84), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40),
        (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 11),
        (26, 17), (27, 22), (28, 28), (29, 27), (30, 27), (31, 26), (32, 26), (33, 24), (34, 23), (35, 22),
        (36, 21), (37, 20), (38, 20), (39, 19), (40, 19), (80, 0),
    ]

    private static let displayShares: Points = [(17, 0), (19, 1 / 11), (24, 9 / 11), (28, 1)]

    /// The value at a size, on the straight line between its neighbors and level beyond the ends.
    private static func value(at size: CGFloat, on points: Points) -> CGFloat {
        guard let upper = points.firstIndex(where: { $0.size >= size }) else {
            return points.last?.value ?? 0
        }
        guard upper > 0, points[upper].size > size else { return points[upper].value }
        let (low, high) = (points[upper - 1], points[upper])
        return low.value + (size - low.size) / (high.size - low.size) * (high.value - low.value)
    }
}
