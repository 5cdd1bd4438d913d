public import Foundation

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    public override init() {
        super.init()
    }
}

/// A range between two places in a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    public override init() {
        super.init()
    }

    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}

/// A place as a count of UTF-16 units from the beginning.
final class TextOffset: UITextPosition {
    let value: Int

    init(_ value: Int) {
        self.value = value
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
    override var hash: Int { value }
}

/// A range of UTF-16 units.
final class TextOffsetRange: UITextRange {
    let value: NSRange

    init(_ value: NSRange) {
        self.value = value
        super.init()
    }

    override var start: UITextPosition { TextOffset(value.location) }
    override var end: UITextPosition { TextOffset(value.upperBound) }
    override var isEmpty: Bool { value.length == 0 }
    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.value == value }
    override var hash: Int { value.hashValue }
}
