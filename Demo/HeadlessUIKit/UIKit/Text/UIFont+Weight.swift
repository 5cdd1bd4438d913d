extension UIFont {
    /// How heavy the strokes of a font are, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }
}

extension UIFont.Weight {
    private static let names: [(weight: UIFont.Weight, css: Int, name: String)] = [
        (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"),
        (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "Semibold"),
        (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
    ]

    private var nearest: (weight: UIFont.Weight, css: Int, name: String) {
        Self.names.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
            ?? (.regular, 400, "Regular")
    }

    var cssWeight: Int { nearest.css }

    var name: String { nearest.name }

    /// The weight with the name, as the end of a font's name spells it.
    init?(name: String) {
        guard let found = Self.names.first(where: { $0.name.lowercased() == name.lowercased() }) else {
            return nil
        }
        self = found.weight
    }

    /// The weight to use where the reader asks for bold text.
    var bolder: UIFont.Weight {
        let next = Self.names.first { $0.css == min(900, cssWeight + 200) }
        return next?.weight ?? .bold
    }
}
