/// Reads a path from a short notation: `M x y`, `L x y`, `C x1 y1 x2 y2 x y` and `Z` as in SVG,
/// `O x y radius` for a circle and `R x y width height radius` for a rounded rectangle.
struct SymbolPath {
    let path: CGPath

    init(_ notation: String) {
        let path = CGMutablePath()
        var command: Character = "M"
        var number = ""
        var numbers: [CGFloat] = []
        func endNumber() {
            if let value = Double(number) {
                numbers.append(CGFloat(value))
            }
            number = ""
        }
        for character in notation + "M" {
            if character.isLetter {
                endNumber()
                Self.add(command, numbers, to: path)
                command = character
                numbers = []
            } else if character == " " {
                endNumber()
            } else {
                number.append(character)
            }
        }
        self.path = path
    }

    private static func add(_ command: Character, _ n: [CGFloat], to path: CGMutablePath) {
        switch (command, n.count) {
        case ("M", 2): path.move(to: CGPoint(x: n[0], y: n[1]))
        case ("L", 2): path.addLine(to: CGPoint(x: n[0], y: n[1]))
        case ("C", 6):
            path.addCurve(
                to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
                control2: CGPoint(x: n[2], y: n[3]))
        case ("O", 3):
            path.addEllipse(
                in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
        case ("R", 5):
            path.addRoundedRect(
                in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4],
                cornerHeight: n[4])
        case ("Z", _): path.closeSubpath()
        default: break
        }
    }
}
