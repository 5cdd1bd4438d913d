import UIKit

/// What somebody met with on a trail.
struct Report {
    let author: String
    let date: String
    let text: String
    let hue: CGFloat

    static let samples = [
        Report(
            author: "Ylva Nordin", date: "Today",
            text: "The footbridge below the mill is open again. Take the left bank after rain, the right one "
                + "is still soft for a few hundred metres. Blueberries all the way up to the old fire tower, "
                + "and nobody there but two goats.",
            hue: 0.32),
        Report(
            author: "Tomas Reuter", date: "Yesterday",
            text: "Snow above 1,900 metres, hard in the morning and deep by noon. The hut has wood and a new "
                + "stove. Leave before seven if you want to cross the saddle and be back for the last bus.",
            hue: 0.58),
        Report(
            author: "Ines Abreu", date: "2 days ago",
            text: "The coast path is signed in both directions now. One landslip near the chapel, easy to "
                + "pass at low tide. Water at the lighthouse, coffee at the weekend.",
            hue: 0.08),
        Report(
            author: "Piet Vos", date: "4 days ago",
            text: "A flat loop for a grey day: dunes, a windmill, herons. The boardwalk is closed until the "
                + "end of the month, so follow the canal instead. Good bread at the lock, until it "
                + "is sold out, which is early.",
            hue: 0.76),
    ]
}
