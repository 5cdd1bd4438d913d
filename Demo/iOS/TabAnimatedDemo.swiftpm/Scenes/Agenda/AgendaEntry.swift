import UIKit

/// A person or a talk.
struct AgendaEntry {
    let title: String
    let detail: String
    let hue: CGFloat

    static let people = [
        AgendaEntry(title: "Ines Okafor", detail: "Bridges, and how they sing", hue: 0.6),
        AgendaEntry(title: "Tomas Vrba", detail: "Twenty years of paper maps", hue: 0.09),
        AgendaEntry(title: "Yuki Arai", detail: "Light in narrow streets", hue: 0.35),
    ]

    static let talks = [
        AgendaEntry(title: "What the river remembers", detail: "Hall A, 9:30, 40 minutes", hue: 0),
        AgendaEntry(title: "A city without kerbs", detail: "Hall B, 10:30, 25 minutes", hue: 0),
        AgendaEntry(title: "Repair as a profession", detail: "Hall A, 11:15, 40 minutes", hue: 0),
        AgendaEntry(title: "Questions to the planners", detail: "Foyer, 12:00, open end", hue: 0),
    ]
}
