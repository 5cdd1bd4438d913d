import UIKit

/// Something that somebody sells.
struct Offer {
    let place: String
    let title: String
    let details: String
    let time: String
    let price: String
    let hue: CGFloat

    static let samples = [
        Offer(
            place: "Riverside", title: "Rowing boat, oak",
            details: "Tight, and newly tarred. Two oars, one of them longer.", time: "12 min ago",
            price: "640", hue: 0.54),
        Offer(
            place: "North gate", title: "Upright piano", details: "Tuned in spring. Fourth floor, no lift.",
            time: "1 h ago", price: "90", hue: 0.07),
        Offer(
            place: "Market", title: "Twelve chairs", details: "From the cinema that closed. Red velvet.",
            time: "3 h ago", price: "240", hue: 0.96),
        Offer(
            place: "Hillside", title: "Bee hives, empty", details: "Four of them, with lids.",
            time: "Yesterday", price: "35", hue: 0.15),
    ]
}
