import UIKit

/// Something that a library has written for its readers.
struct Guide {
    let topic: String
    let author: String
    let title: String
    let hue: CGFloat

    static let samples = [
        Guide(
            topic: "Shelves", author: "by Amalia",
            title: "How the reading room is ordered, and why the novels stand beside the stove", hue: 0.06),
        Guide(
            topic: "Repairs", author: "by Stellan",
            title: "A torn page, a loose spine: what to mend yourself and what to bring", hue: 0.4),
        Guide(
            topic: "Nights", author: "by Bram",
            title: "Ten short stories for people who wait for something until morning", hue: 0.66),
        Guide(
            topic: "Languages", author: "by Noor",
            title: "Two editions on one table: reading with the translation next to you", hue: 0.85),
        Guide(
            topic: "Gardens", author: "by Chiyo",
            title: "The herb beds behind the house, and the books that named them", hue: 0.3),
    ]
}
