import UIKit

/// A proverb, more or less.
struct Saying {
    let text: String
    let hue: CGFloat

    static let samples = [
        Saying(
            text: "Whoever paints the boat in the rain paints it twice, and whoever waits for the sun "
                + "sails in autumn.", hue: 0.56),
        Saying(text: "A borrowed ladder has one rung less.", hue: 0.08),
        Saying(
            text: "The bell does not ask who rings it, but the whole village knows before noon.", hue: 0.14),
        Saying(text: "Three cooks agree on salt only after the soup has been eaten.", hue: 0.32),
        Saying(text: "Measure the door first, then buy the table.", hue: 0.7),
    ]
}
