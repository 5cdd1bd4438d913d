/// A person.
struct Profile {
    let name: String
    let role: String
    let about: String
    let figures: [(value: String, caption: String)]

    static let sample = Profile(
        name: "Mira Lindqvist", role: "Instrument maker",
        about: "Builds and mends violas in a workshop above the tram depot. Teaches on Thursdays, plays on "
            + "Fridays, and answers letters.",
        figures: [("128", "Instruments"), ("4.9", "Rating"), ("17", "Years")])
}
