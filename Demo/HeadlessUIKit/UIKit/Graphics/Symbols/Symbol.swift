/// A symbol ready to be drawn: a shape and what its name asks to be done with it.
struct Symbol {
    private let shape: SymbolShape
    private let isFilled: Bool
    private let frame: SymbolShape?

    private static let circle = SymbolShape(outline: "O12 12 10")
    private static let square = SymbolShape(outline: "R2.5 2.5 19 19 4.5")

    /// The symbol of the name; nil when there is none.
    init?(name: String) {
        var parts = name.split(separator: ".").map(String.init)
        let fills = parts.last == "fill"
        if fills {
            parts.removeLast()
        }
        let plain = parts.joined(separator: ".")
        if let shape = Self.shape(named: plain) {
            guard !fills || !shape.outline.isEmpty else { return nil }
            self.init(shape: shape, isFilled: fills, frame: nil)
            return
        }
        guard let last = parts.popLast(), let frame = ["circle": Self.circle, "square": Self.square][last],
            let shape = Self.shape(named: Self.withoutCrop(parts))
        else { return nil }
        guard !fills || !(shape.cutout + shape.outline).isEmpty else { return nil }
        self.init(shape: shape, isFilled: fills, frame: frame)
    }

    private init(shape: SymbolShape, isFilled: Bool, frame: SymbolShape?) {
        self.shape = shape
        self.isFilled = isFilled
        self.frame = frame
    }

    private static func shape(named name: String) -> SymbolShape? {
        SymbolTable.shapes[SymbolTable.aliases[name] ?? name]
    }

    private static func withoutCrop(_ parts: [String]) -> String {
        (parts.last == "crop" ? parts.dropLast() : parts[...]).joined(separator: ".")
    }

    // MARK: Drawing

    /// The symbol as a picture that goes with text of the point size.
    func image(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) -> CGImage {
        let unit = pointSize * 1.2 * scale.factor / 24
        let width = frame == nil ? shape.width : 24
        let size = CGSize(width: Self.toHalf(width * unit), height: Self.toHalf(24 * unit))
        let map = CGAffineTransform(scaleX: unit, y: unit)
        let parts = frame.map { inFrame($0, weight) } ?? bare(weight)
        let list = HeadlessDisplayList(items: parts.map { $0.item(map) })
        return CGImage(headlessSize: size, scale: 3, displayList: list)
    }

    private enum Part {
        case stroke(CGPath, width: CGFloat)
        case fill(CGPath)

        func item(_ map: CGAffineTransform) -> HeadlessDisplayList.Item {
            switch self {
            case .stroke(let path, let width):
                .stroke(
                    path.headlessTransformed(by: map), .black,
                    HeadlessStroke(lineWidth: width * map.a, cap: .round, join: .round))
            case .fill(let path):
                .fill(path.headlessTransformed(by: map), .black, evenOdd: true)
            }
        }
    }

    private func bare(_ weight: UIImage.SymbolWeight) -> [Part] {
        if isFilled {
            let holes = shape.dots + shape.cutout
            return [.fill(SymbolPath(shape.outline + holes).path)] + outerDetails(weight)
        }
        return parts(of: shape, weight.lineWidth, .identity)
    }

    /// A filled symbol keeps the details that reach beyond its outline, such as the ring of a lock.
    private func outerDetails(_ weight: UIImage.SymbolWeight) -> [Part] {
        guard !shape.details.isEmpty else { return [] }
        let outline = SymbolPath(shape.outline).path.boundingBoxOfPath
        let outer = PathElements(SymbolPath(shape.details).path.headlessElements).subpaths.filter {
            !outline.contains(PathElements($0).tightBounds)
        }
        guard !outer.isEmpty else { return [] }
        return [.stroke(CGPath(headlessElements: outer.flatMap(\.self)), width: weight.lineWidth)]
    }

    private func inFrame(_ frame: SymbolShape, _ weight: UIImage.SymbolWeight) -> [Part] {
        let center = 12 - shape.width / 2
        let reduce = CGAffineTransform(0.52, 0, 0, 0.52, 5.76 + center * 0.52, 5.76)
        let border = SymbolPath(frame.outline).path
        guard isFilled else {
            return [.stroke(border, width: weight.lineWidth)] + parts(of: shape, weight.lineWidth, reduce)
        }
        let hole = SymbolPath(shape.outline.isEmpty ? shape.cutout : shape.outline).path
        let centered = CGAffineTransform(0.52, 0, 0, 0.52, 5.76, 5.76)
        let whole = CGMutablePath()
        whole.addPath(border)
        whole.addPath(hole, transform: centered)
        return [.fill(whole)]
    }

    private func parts(
        of shape: SymbolShape, _ lineWidth: CGFloat, _ map: CGAffineTransform
    ) -> [Part] {
        var parts: [Part] = []
        let lines = SymbolPath(shape.outline + shape.details).path.headlessTransformed(by: map)
        if !lines.isEmpty {
            parts.append(.stroke(lines, width: lineWidth))
        }
        let dots = SymbolPath(shape.dots).path.headlessTransformed(by: map)
        if !dots.isEmpty {
            parts.append(.fill(dots))
        }
        return parts
    }

    private static func toHalf(_ value: CGFloat) -> CGFloat {
        (value * 2).rounded(.up) / 2
    }
}
