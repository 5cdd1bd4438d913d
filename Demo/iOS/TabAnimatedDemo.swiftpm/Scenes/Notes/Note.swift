/// A note of any length.
struct Note {
    let title: String
    let text: String

    static let samples = [
        Note(title: "Bread", text: "Feed the starter on Friday evening, bake on Saturday before eight."),
        Note(
            title: "What the carpenter said about the stairs",
            text:
                "The third step is not the problem. The beam under it is, and it will hold another ten years if it "
                + "stays dry. Paint it anyway, and look behind the panel in spring."),
        Note(title: "Shopping", text: "Rice, limes, soap"),
        Note(
            title: "Ideas for the balcony",
            text:
                "A bench along the wall with boxes under it. Beans climb the railing, so that nobody can see in "
                + "by July."),
        Note(title: "Wi-Fi", text: "It is on the back of the router."),
        Note(
            title: "Train to the coast",
            text:
                "Leaves at 7:12 from platform 4; sit on the left, the lake comes after an hour. Change once, in the "
                + "town with the red bridge."),
    ]
}
