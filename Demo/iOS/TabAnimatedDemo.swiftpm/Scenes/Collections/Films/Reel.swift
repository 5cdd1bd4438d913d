import UIKit

/// An evening at the cinema: a name and the films that are shown.
struct Reel {
    let title: String
    let count: String
    let hues: [CGFloat]

    static let samples = [
        Reel(
            title: "Trains at night", count: "Four films, the last one silent", hues: [0.6, 0.66, 0.7, 0.74]),
        Reel(title: "Islands", count: "Five films with boats", hues: [0.48, 0.5, 0.53, 0.56, 0.58]),
        Reel(title: "Kitchens", count: "Four films to go hungry", hues: [0.04, 0.08, 0.1, 0.13]),
    ]
}
