import UIKit

/// A guided tour.
struct Tour {
    let title: String
    let time: String
    let isFull: Bool
    let hue: CGFloat

    /// Tours of one page of a list, ten of them.
    static let samples = [
        Tour(title: "Harbour at first light", time: "Today, 6:40", isFull: false, hue: 0.55),
        Tour(title: "Attics of the old town", time: "Today, 11:00", isFull: true, hue: 0.06),
        Tour(title: "Bats above the canal", time: "Today, 21:15", isFull: false, hue: 0.72),
        Tour(title: "Letters cut in stone", time: "Thursday, 9:30", isFull: false, hue: 0.11),
        Tour(title: "The tunnel under the park", time: "Thursday, 14:00", isFull: true, hue: 0.36),
        Tour(title: "A bakery before opening", time: "Friday, 4:15", isFull: false, hue: 0.09),
        Tour(title: "Roofs for people without fear", time: "Friday, 17:00", isFull: false, hue: 0.98),
        Tour(title: "Gardens behind the station", time: "Saturday, 10:00", isFull: true, hue: 0.3),
        Tour(title: "How the tram finds its way", time: "Saturday, 13:30", isFull: false, hue: 0.62),
        Tour(title: "Night shift at the print works", time: "Sunday, 22:00", isFull: false, hue: 0.82),
    ]
}
