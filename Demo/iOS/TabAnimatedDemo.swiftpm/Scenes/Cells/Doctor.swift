import UIKit

/// A doctor with a practice.
struct Doctor {
    let field: String
    let name: String
    let place: String
    let hue: CGFloat

    static let samples = [
        Doctor(field: "Eyes", name: "Dr. Marlene Osei", place: "Lime Street 4, second floor", hue: 0.57),
        Doctor(field: "Children", name: "Dr. Piotr Halasz", place: "Mill Lane 11", hue: 0.1),
        Doctor(field: "Teeth", name: "Dr. Noor van Dam", place: "Old Customs House", hue: 0.4),
    ]
}
