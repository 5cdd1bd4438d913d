import UIKit

/// Something that the store recommends or sells.
struct StoreItem {
    let title: String
    let detail: String
    let hue: CGFloat

    static let features = [
        StoreItem(title: "Tents for two", detail: "Light enough for the train", hue: 0.32),
        StoreItem(title: "A stove in your pocket", detail: "Tea in four minutes", hue: 0.05),
        StoreItem(title: "Maps on cloth", detail: "They survive the rain", hue: 0.55),
    ]

    static let products = [
        StoreItem(title: "Tin mug", detail: "12 €", hue: 0.6),
        StoreItem(title: "Head lamp", detail: "34 €", hue: 0.12),
        StoreItem(title: "Rope, 20 m", detail: "28 €", hue: 0.8),
        StoreItem(title: "Dry bag", detail: "19 €", hue: 0.45),
        StoreItem(title: "Wool socks", detail: "15 €", hue: 0.02),
        StoreItem(title: "Compass", detail: "41 €", hue: 0.68),
    ]
}
