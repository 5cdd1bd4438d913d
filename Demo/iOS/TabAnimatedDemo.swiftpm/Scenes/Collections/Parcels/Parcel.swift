import UIKit

/// Something that is on its way.
struct Parcel {
    let sender: String
    let content: String
    let state: String

    static let samples = [
        Parcel(
            sender: "Ropewalk Brothers", content: "Twelve metres of hemp rope, spliced at both ends",
            state: "Arrives today"),
        Parcel(
            sender: "Marta, from the island",
            content: "Three jars of honey and a letter that must not get wet",
            state: "On the ferry"),
        Parcel(
            sender: "Seed exchange", content: "Beans that climb, beans that do not, and one surprise",
            state: "Packed this morning"),
        Parcel(
            sender: "Clockmaker Ivo", content: "The kitchen clock, cleaned, and its old spring",
            state: "Waits at the counter"),
    ]
}
