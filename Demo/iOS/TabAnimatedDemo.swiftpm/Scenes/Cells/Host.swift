import UIKit

/// The person whose list is shown.
struct Host {
    let name: String
    let greeting: String
    let hue: CGFloat

    static let sample = Host(name: "Ottilie Brandt", greeting: "Seven walks this week", hue: 0.92)
}
