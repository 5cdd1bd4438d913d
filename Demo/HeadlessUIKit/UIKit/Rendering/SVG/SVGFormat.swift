/// How numbers and colors are spelled: short and always the same way.
enum SVGFormat {
    /// A number with at most `places` decimals and no trailing zeros; what is not finite becomes 0.
    static func number(_ value: Double, places: Int = 2) -> String {
        let scale = powers[places]
        guard value.isFinite, abs(value) < 1e12 else { return "0" }
        let scaled = Int((value * Double(scale)).rounded())
        let (whole, rest) = abs(scaled).quotientAndRemainder(dividingBy: scale)
        var decimals = String(rest)
        decimals = String(repeating: "0", count: max(0, places - decimals.count)) + decimals
        while decimals.last == "0" { decimals.removeLast() }
        return (scaled < 0 ? "-" : "") + String(whole) + (decimals.isEmpty ? "" : "." + decimals)
    }

    static func number(_ value: CGFloat) -> String {
        number(Double(value))
    }

    static func numbers(_ values: [CGFloat]) -> String {
        values.map(number).joined(separator: " ")
    }

    static func seconds(_ value: Double) -> String {
        number(value, places: 3) + "s"
    }

    /// The color without its alpha, as `#rgb` or `#rrggbb`.
    static func hex(_ rgb: [CGFloat]) -> String {
        let digits = rgb.map { value -> String in
            let byte = Int((min(max(value, 0), 1) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        let isShort = digits.allSatisfy { $0.first == $0.last }
        return "#" + digits.map { isShort ? String($0.prefix(1)) : $0 }.joined()
    }

    private static let powers = [1, 10, 100, 1_000, 10_000]
}
