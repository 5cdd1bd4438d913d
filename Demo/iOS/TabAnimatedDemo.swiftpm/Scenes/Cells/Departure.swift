import UIKit

/// A ferry that leaves.
struct Departure {
    let time: String
    let destination: String
    let ship: String
    let pier: String
    let hue: CGFloat

    static let samples = [
        Departure(
            time: "07:10", destination: "Skerry lighthouse", ship: "MS Tern", pier: "Pier 2", hue: 0.52),
        Departure(time: "07:45", destination: "Upper lake", ship: "MS Alma", pier: "Pier 1", hue: 0.6),
        Departure(time: "08:20", destination: "Salt works", ship: "MS Heron", pier: "Pier 5", hue: 0.45),
        Departure(time: "09:00", destination: "Monastery", ship: "MS Tern", pier: "Pier 2", hue: 0.52),
        Departure(time: "09:35", destination: "Long beach", ship: "MS Olga", pier: "Pier 3", hue: 0.95),
        Departure(time: "10:05", destination: "Upper lake", ship: "MS Alma", pier: "Pier 1", hue: 0.6),
    ]
}
