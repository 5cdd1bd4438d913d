import UIKit

/// Somebody who reads.
struct Reader {
    let role: String
    let name: String
    let town: String
    let tags: [String]
    let hue: CGFloat

    static let samples = [
        Reader(
            role: "Librarian", name: "Amalia Ferro", town: "Reads on the tram in Trieste",
            tags: ["Maps", "Crime", "Birds"], hue: 0.02),
        Reader(
            role: "Member since spring", name: "Jorn Aksel", town: "Lighthouse, three hours by boat",
            tags: ["Sea", "Poems"], hue: 0.55),
        Reader(
            role: "Translator", name: "Noor Haddad", town: "Between two languages, mostly in Lyon",
            tags: ["Letters", "Cooking", "Plays"], hue: 0.12),
        Reader(
            role: "Bookbinder", name: "Stellan Kruse", town: "A cellar behind the town hall", tags: [],
            hue: 0.3),
        Reader(
            role: "Member", name: "Chiyo Arai", town: "By the window of the reading room",
            tags: ["Gardens", "Travel"], hue: 0.9),
        Reader(
            role: "Night porter", name: "Bram Oduya", town: "Hotel Meridian, after eleven",
            tags: ["Crime", "Chess", "Jazz"], hue: 0.68),
    ]
}
