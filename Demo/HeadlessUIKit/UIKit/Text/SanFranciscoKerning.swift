/// The pairs of characters that San Francisco sets closer or wider apart.
struct SanFranciscoKerning: Sendable {
    /// The distances of a pair, in units.
    struct Pair {
        let regularText, regularDisplay, boldText, boldDisplay: CGFloat
    }

    static let shared = SanFranciscoKerning()

    private static let columns = 95
    private let pairs: [Pair]
    /// For each two characters the place of their pair, counted from 1; 0 is none.
    private let places: [UInt16]

    private init() {
        var pairs: [Pair] = []
        var places = [UInt16](repeating: 0, count: Self.columns * Self.columns)
        let words = SanFranciscoPairs.groups.utf8.split { " \n".utf8.contains($0) }
        for start in stride(from: 0, to: words.count - 4, by: 5) {
            let sides = words[start].split(separator: UInt8(ascii: "&")).map { $0.map(Self.index) }
            let values = words[(start + 1)...(start + 4)].compactMap { Double(Substring($0)) }
            pairs.append(
                Pair(
                    regularText: values[0], regularDisplay: values[1], boldText: values[2],
                    boldDisplay: values[3]))
            for left in sides[0] {
                for right in sides[1] { places[left * Self.columns + right] = UInt16(pairs.count) }
            }
        }
        self.pairs = pairs
        self.places = places
    }

    private static func index(of code: UInt8) -> Int {
        code == UInt8(ascii: "_") ? 0 : Int(code) - 0x20
    }

    func pair(_ left: UInt8, _ right: UInt8) -> Pair? {
        let place = places[(Int(left) - 0x20) * Self.columns + Int(right) - 0x20]
        return place == 0 ? nil : pairs[Int(place) - 1]
    }
}
