/// What stands where the keyboard would be while something edits text: the keyboard the first responder asks for,
/// or a view in its place.
@preconcurrency @MainActor public struct HeadlessKeyboard {
    private weak var responder: UIResponder?
    public let inputView: UIView?
    public let inputAccessoryView: UIView?
    public let keyboardType: UIKeyboardType
    public let keyboardAppearance: UIKeyboardAppearance
    public let returnKeyType: UIReturnKeyType
    public let autocapitalizationType: UITextAutocapitalizationType
    public let autocorrectionType: UITextAutocorrectionType
    public let spellCheckingType: UITextSpellCheckingType
    public let smartQuotesType: UITextSmartQuotesType
    public let smartDashesType: UITextSmartDashesType
    public let smartInsertDeleteType: UITextSmartInsertDeleteType
    public let textContentType: UITextContentType?
    public let isSecureTextEntry: Bool
    private let enablesReturnKeyAutomatically: Bool

    /// The keyboard for a responder; nil if it neither takes text nor brings views of its own.
    init?(for responder: UIResponder) {
        let input = responder as? any UIKeyInput
        inputView = responder.inputView
        inputAccessoryView = responder.inputAccessoryView
        guard input != nil || inputView != nil || inputAccessoryView != nil else { return nil }
        self.responder = responder
        keyboardType = input?.keyboardType ?? .default
        keyboardAppearance = input?.keyboardAppearance ?? .default
        returnKeyType = input?.returnKeyType ?? .default
        autocapitalizationType = input?.autocapitalizationType ?? .none
        autocorrectionType = input?.autocorrectionType ?? .default
        spellCheckingType = input?.spellCheckingType ?? .default
        smartQuotesType = input?.smartQuotesType ?? .default
        smartDashesType = input?.smartDashesType ?? .default
        smartInsertDeleteType = input?.smartInsertDeleteType ?? .default
        textContentType = input?.textContentType
        isSecureTextEntry = input?.isSecureTextEntry ?? false
        enablesReturnKeyAutomatically = input?.enablesReturnKeyAutomatically ?? false
    }

    /// Whether the return key can be pressed.
    public var isReturnKeyEnabled: Bool {
        guard enablesReturnKeyAutomatically else { return true }
        return (responder as? any UIKeyInput)?.hasText == true
    }

    /// Types a text key by key, in capital letters where the responder asks for them.
    public func type(_ text: String) {
        guard let input = responder as? any UIKeyInput else { return }
        for key in text {
            guard key != "\n" || isReturnKeyEnabled else { continue }
            input.insertText(capitalizes(after: textBefore) ? key.uppercased() : String(key))
        }
    }

    /// The text before the cursor, as far as the responder is one that shows it.
    private var textBefore: String {
        switch responder {
        case let field as UITextField: field.text ?? ""
        case let view as UITextView: (view.text as NSString).substring(to: view.selectedRange.location)
        default: ""
        }
    }

    private func capitalizes(after text: String) -> Bool {
        switch autocapitalizationType {
        case .none: return false
        case .allCharacters: return true
        case .words: return text.last.map(\.isWhitespace) ?? true
        case .sentences:
            guard let last = text.last else { return true }
            let ending = text.last { !$0.isWhitespace }
            return last.isNewline || last.isWhitespace && ending.map { ".!?".contains($0) } ?? true
        }
    }
}
