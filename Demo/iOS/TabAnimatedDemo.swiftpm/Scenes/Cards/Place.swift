import UIKit

/// One place to visit.
struct Place {
    let name: String
    let region: String
    let price: String
    let hue: CGFloat

    static let samples = [
        Place(name: "Harbour loft", region: "Old town, 2 rooms", price: "from 94 €", hue: 0.55),
        Place(name: "Mill by the stream", region: "Green valley, whole house", price: "from 120 €", hue: 0.3),
        Place(name: "Roof garden", region: "Centre, 1 room", price: "from 76 €", hue: 0.08),
        Place(
            name: "Lighthouse keeper's flat", region: "North cape, 3 rooms", price: "from 143 €", hue: 0.62),
        Place(name: "Vineyard barn", region: "South hills, 2 rooms", price: "from 88 €", hue: 0.8),
        Place(name: "Cabin in the pines", region: "Lake district, cabin", price: "from 69 €", hue: 0.42),
    ]
}
