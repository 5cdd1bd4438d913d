import UIKit

/// A course at an evening school.
struct Course {
    let subject: String
    let title: String
    let summary: String
    let date: String
    let price: String
    let hue: CGFloat

    static let samples = [
        Course(
            subject: "Craft", title: "Bookbinding by hand",
            summary:
                "Fold, sew and case in two notebooks of your own. Paper, thread and glue are on the table.",
            date: "From 4 March", price: "64 €", hue: 0.07),
        Course(
            subject: "Nature", title: "Birds before sunrise",
            summary: "Five walks along the river. Bring something warm and, if you have them, binoculars.",
            date: "From 19 April", price: "45 €", hue: 0.36),
        Course(
            subject: "Music", title: "Choir for the timid",
            summary: "Nobody sings alone, nobody reads notes, and there is tea in the middle.",
            date: "From 2 May", price: "38 €", hue: 0.83),
        Course(
            subject: "Kitchen", title: "Seven soups",
            summary: "From a clear broth to a thick chowder, one every week, with bread from our own oven.",
            date: "From 11 May", price: "92 €", hue: 0.12),
    ]
}
