import UIKit

/// The last message of a conversation.
struct Message {
    let sender: String
    let preview: String
    let time: String
    let isUnread: Bool
    let hue: CGFloat

    static let samples = [
        Message(
            sender: "Ada Moreau", preview: "The keys are with the neighbour on the second floor.",
            time: "09:41",
            isUnread: true, hue: 0.02),
        Message(
            sender: "Book club", preview: "Who brings the lamp on Thursday?", time: "09:12", isUnread: true,
            hue: 0.3),
        Message(
            sender: "Tomasz", preview: "Thanks! The bike is running like new again.", time: "Tue",
            isUnread: false,
            hue: 0.6),
        Message(
            sender: "Dr. Ingrid Halvorsen", preview: "Your appointment has been moved to the fourth of May.",
            time: "Tue", isUnread: false, hue: 0.75),
        Message(sender: "Mum", preview: "Call me when you are home.", time: "Mon", isUnread: false, hue: 0.9),
        Message(
            sender: "Rowing team", preview: "We meet at the boathouse, half past five, rain or shine.",
            time: "Mon",
            isUnread: false, hue: 0.5),
        Message(
            sender: "Yuki", preview: "See you at the station then.", time: "Sun", isUnread: false, hue: 0.15),
    ]
}
