/// The colors of one picture in place of those of another that is drawn alike.
struct PicturePalette {
    /// The new value of each color, by element, attribute and old value.
    private(set) var colors: [String: String]

    /// The colors that differ, in order.
    var changes: [String] {
        colors.keys.sorted().flatMap { key -> [String] in
            guard let value = colors[key], !key.hasSuffix("=\(value)") else { return [] }
            return [key, value]
        }
    }

    /// Finds the colors of a picture; `nil` if something else differs, or one color became two.
    init?(from light: ColoredPicture, to other: ColoredPicture) {
        guard light.shape == other.shape, light.colors.count == other.colors.count else { return nil }
        colors = [:]
        for (key, value) in zip(light.colors, other.colors) {
            guard key.place == value.place, colors[key.name, default: value.value] == value.value else {
                return nil
            }
            colors[key.name] = value.value
        }
    }

    /// Whether every color of a picture has a new value.
    func covers(_ picture: ColoredPicture) -> Bool {
        picture.colors.allSatisfy { colors[$0.name] != nil }
    }

    /// Takes over what another palette knows; of two values of one color its own stays.
    mutating func learn(from other: PicturePalette) {
        colors.merge(other.colors) { own, _ in own }
    }
}
