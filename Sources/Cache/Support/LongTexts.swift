/// Texts that have memory of their own, by their place in a message.
///
/// A text of up to fifteen bytes lies in the value itself. A longer one is made once, or a message could have
/// it made again with every byte.
struct LongTexts {
    private var texts: [UInt64: String] = [:]

    subscript(index: UInt64) -> String? { texts.isEmpty ? nil : texts[index] }

    mutating func keep(_ text: String, at index: UInt64) {
        if text.utf8.count > 15 { texts[index] = text }
    }
}
