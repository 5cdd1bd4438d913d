import Foundation

/// The places in the text of a field or a text view.
@MainActor struct TextPlaces {
    let text: NSString

    init(_ text: String?) {
        self.text = (text ?? "") as NSString
    }

    func position(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
        guard let start = position as? TextOffset else { return nil }
        let place = start.value + offset
        return (0...text.length).contains(place) ? TextOffset(place) : nil
    }

    func range(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
        guard let from = from as? TextOffset, let to = to as? TextOffset else { return nil }
        let start = min(from.value, to.value)
        return TextOffsetRange(NSRange(location: start, length: max(from.value, to.value) - start))
    }

    func offset(_ from: UITextPosition, _ to: UITextPosition) -> Int {
        guard let from = from as? TextOffset, let to = to as? TextOffset else { return 0 }
        return to.value - from.value
    }

    func text(in range: UITextRange) -> String? {
        guard let range = (range as? TextOffsetRange)?.value, range.upperBound <= text.length else {
            return nil
        }
        return text.substring(with: range)
    }
}
