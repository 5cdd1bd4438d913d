import UIKit

/// Somebody one knows.
struct Contact {
    let name: String
    let note: String
    let hue: CGFloat

    static let samples = [
        Contact(name: "Aurelio", note: "Bring the blue folder when you come", hue: 0.03),
        Contact(name: "Svea Lindqvist", note: "The key is with the neighbour", hue: 0.48),
        Contact(name: "Workshop", note: "Your bicycle is ready", hue: 0.66),
        Contact(name: "Grandmother", note: "Soup is on the stove", hue: 0.12),
    ]
}
