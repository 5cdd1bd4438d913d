/// A mountain hut.
struct Hut {
    let name: String
    let place: String
    let season: String
    let rating: String
    let hue: Double

    static let saddle = Hut(
        name: "Hut on the saddle", place: "Lind valley, 2,140 m", season: "Open until 12 October",
        rating: "4.6 from 128 walkers", hue: 0.56)
}
