import UIKit

/// One entry of the news.
struct Article {
    let title: String
    let summary: String
    let date: String
    let isFollowed: Bool
    let hue: CGFloat

    static let samples = [
        Article(
            title: "Night trains return to the north",
            summary:
                "Two new lines connect the capital with the coast, and the first month is already sold out.",
            date: "9 min ago", isFollowed: true, hue: 0.58),
        Article(
            title: "A library without walls",
            summary:
                "Readers borrow from their neighbours while the old building is restored, stone by stone.",
            date: "24 min ago", isFollowed: false, hue: 0.1),
        Article(
            title: "The quiet season of bees",
            summary: "Keepers explain what happens inside a hive in winter and why nobody should open it.",
            date: "1 h ago", isFollowed: false, hue: 0.14),
        Article(
            title: "Tide power passes its test",
            summary:
                "A turbine on the sea bed ran for a whole year; now three villages want one of their own.",
            date: "2 h ago", isFollowed: true, hue: 0.5),
        Article(
            title: "Chess comes back to the park",
            summary:
                "The stone tables were empty for ten years. On Sunday there was a queue in front of each.",
            date: "3 h ago", isFollowed: false, hue: 0.33),
        Article(
            title: "Bread by bicycle",
            summary: "Four bakers share one kitchen and deliver before six, within a ride of twenty minutes.",
            date: "5 h ago", isFollowed: false, hue: 0.04),
        Article(
            title: "Maps for the blind",
            summary:
                "A small workshop prints the city in relief, street by street, and gives the files away.",
            date: "8 h ago", isFollowed: true, hue: 0.76),
    ]
}
