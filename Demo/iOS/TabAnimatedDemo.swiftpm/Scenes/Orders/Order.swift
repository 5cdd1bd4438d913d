import UIKit

/// Something that was bought.
struct Order {
    let title: String
    let shop: String
    let price: String
    let state: String
    let hue: CGFloat

    static let samples = [
        Order(
            title: "Walnut cutting board", shop: "Holm & Daughters", price: "48.00 €", state: "On its way",
            hue: 0.07),
        Order(title: "Reading lamp", shop: "Lumen", price: "119.00 €", state: "Delivered", hue: 0.13),
        Order(
            title: "Rain jacket, green", shop: "North Quay", price: "165.00 €", state: "Delivered", hue: 0.38),
        Order(
            title: "Field notebook, set of three", shop: "Paper Mill", price: "14.50 €", state: "Sent back",
            hue: 0.58),
        Order(
            title: "Coffee, one kilogram", shop: "Roastery 12", price: "23.90 €", state: "Delivered",
            hue: 0.04),
        Order(title: "Bicycle bell", shop: "Spoke & Rim", price: "9.80 €", state: "Delivered", hue: 0.66),
    ]
}
