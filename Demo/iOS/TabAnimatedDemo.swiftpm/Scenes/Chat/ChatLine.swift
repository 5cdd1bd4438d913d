/// Something said in a chat.
struct ChatLine {
    let text: String
    let isOwn: Bool

    static let samples = [
        ChatLine(text: "Are you there already?", isOwn: false), ChatLine(text: "Nearly.", isOwn: true),
        ChatLine(text: "Five minutes.", isOwn: true), ChatLine(text: "I have a table outside.", isOwn: false),
        ChatLine(text: "Good.", isOwn: true), ChatLine(text: "Order me a coffee?", isOwn: true),
        ChatLine(text: "Of course. Milk?", isOwn: false), ChatLine(text: "Please.", isOwn: true),
    ]
}
