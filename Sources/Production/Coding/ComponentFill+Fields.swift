import TabCache

extension FieldCoding {
    /// Codes what a shape is painted with, the standard by default.
    mutating func code(_ fill: inout ComponentFill, as field: Int) throws(MalformedBytes) {
        guard try beginRecord(as: field, if: fill != .standard) else { return fill = .standard }
        var parts = FillParts(fill)
        try parts.code(with: &self)
        try endRecord()
        fill = try parts.fill
    }
}

/// A fill as fields: which kind, and what belongs to the kind.
private struct FillParts: FieldCoded {
    private var kind: UInt64 = 0
    private var color: SkeletonColor?
    private var gradient: SkeletonGradient?
    private var image: String?

    static let empty = FillParts(.none)
    static let minimumByteCount = 0

    init(_ fill: ComponentFill) {
        switch fill {
        case .none: kind = 0
        case .color(let color): (kind, self.color) = (1, color)
        case .gradient(let gradient): (kind, self.gradient) = (2, gradient)
        case .image(let name): (kind, image) = (3, name)
        case .standard: kind = 4
        case .muted: kind = 5
        }
    }

    var fill: ComponentFill {
        get throws(MalformedBytes) {
            switch (kind, color, gradient, image) {
            case (0, _, _, _): return .none
            case (1, let color?, _, _): return .color(color)
            case (2, _, let gradient?, _): return .gradient(gradient)
            case (3, _, _, let name?): return .image(named: name)
            case (4, _, _, _): return .standard
            case (5, _, _, _): return .muted
            default: throw MalformedBytes()
            }
        }
    }

    mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&kind, as: 1, default: 0)
        try coder.code(&color, as: 2)
        try coder.code(&gradient, as: 3)
        try coder.code(&image, as: 4)
    }
}
