/// A few words, and when they were written.
struct Memo {
    let text: String
    let time: String

    static let samples = [
        Memo(text: "Ask about the shutters.", time: "8:05"),
        Memo(
            text:
                "The train at seven is full on Mondays; take the one at half past six, or go by boat and read.",
            time: "8:40"),
        Memo(text: "Paper for the printer, the thick kind, and two pencils.", time: "9:12"),
        Memo(text: "Call Ida.", time: "10:30"),
        Memo(
            text:
                "Somebody left a violin in the waiting room. It is in the cupboard, behind the coats, and the "
                + "owner has a red scarf.", time: "11:55"),
        Memo(text: "Lunch at the long table.", time: "12:20"),
        Memo(text: "Water the ferns, but not the one by the window, which has had enough.", time: "14:00"),
        Memo(text: "Return the ladder.", time: "16:45"),
    ]
}
