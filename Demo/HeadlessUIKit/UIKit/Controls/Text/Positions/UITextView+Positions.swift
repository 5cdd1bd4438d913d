import Foundation

extension UITextView {
    private var places: TextPlaces { TextPlaces(text) }

    public var beginningOfDocument: UITextPosition { TextOffset(0) }
    public var endOfDocument: UITextPosition { TextOffset(places.text.length) }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        places.position(position, offset)
    }

    public func textRange(
        from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange? {
        places.range(fromPosition, toPosition)
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        places.offset(from, toPosition)
    }

    public func text(in range: UITextRange) -> String? {
        places.text(in: range)
    }

    /// What is selected, or where the next text goes.
    public var selectedTextRange: UITextRange? {
        get { TextOffsetRange(selectedRange) }
        set { if let range = (newValue as? TextOffsetRange)?.value { selectedRange = range } }
    }
}
