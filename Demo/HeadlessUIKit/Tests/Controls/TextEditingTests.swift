import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct TextEditingTests {
    /// Within the test, for other tests may run between `init` and it.
    private func setUp() {
        HeadlessScreen.main.reset()
    }

    // MARK: - Text fields

    @Test func `default attributes are those of the whole text`() {
        setUp()
        let field = UITextField()
        field.text = "Hello"
        field.defaultTextAttributes = [.kern: 3, .font: UIFont.systemFont(ofSize: 20)]
        #expect(field.attributedText?.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 3)
        #expect(field.font?.pointSize == 20)
        #expect(field.defaultTextAttributes[.kern] as? Int == 3)
    }

    @Test func `typed text has the typing attributes, the rest keeps its own`() {
        setUp()
        let field = UITextField()
        field.text = "a"
        #expect(field.typingAttributes == nil)
        field.becomeFirstResponder()
        field.typingAttributes?[.foregroundColor] = UIColor.red
        field.insertText("b")
        let colors = (0...1).map {
            field.attributedText?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
        }
        #expect(colors == [.label, .red])
        field.resignFirstResponder()
        #expect(field.typingAttributes == nil)
    }

    @Test func `the first insertion may replace the text`() {
        setUp()
        let field = UITextField()
        field.text = "old"
        field.clearsOnInsertion = true
        field.insertText("n")
        field.insertText("ew")
        #expect(field.text == "new")
    }

    @Test func `typing moves the selection`() {
        setUp()
        let field = UITextField()
        let listener = Listener()
        field.delegate = listener
        field.insertText("a")
        #expect(listener.log == ["selection"])
    }

    // MARK: - Text views

    private func textView(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = text
        return view
    }

    @Test func `text is inserted at the cursor and replaces what is selected`() {
        setUp()
        let view = textView("one three")
        view.selectedRange = NSRange(location: 4, length: 0)
        view.insertText("two ")
        #expect(view.text == "one two three")
        view.selectedRange = NSRange(location: 0, length: 3)
        view.insertText("1")
        #expect(view.text == "1 two three")
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
    }

    @Test func `deleting takes the selection or the character before the cursor`() {
        setUp()
        let view = textView("abcd")
        view.selectedRange = NSRange(location: 2, length: 0)
        view.deleteBackward()
        #expect(view.text == "acd")
        view.selectedRange = NSRange(location: 0, length: 2)
        view.deleteBackward()
        #expect(view.text == "d")
    }

    @Test func `a selection stays within the text, and the delegate hears of it`() {
        setUp()
        let view = textView("abc")
        let listener = Listener()
        view.delegate = listener
        view.selectedRange = NSRange(location: 1, length: 9)
        #expect(view.selectedRange == NSRange(location: 1, length: 2))
        #expect(listener.log == ["selection"])
    }

    @Test func `typed text has the attributes for it`() {
        setUp()
        let view = textView("a")
        view.typingAttributes = [.foregroundColor: UIColor.red]
        view.insertText("b")
        #expect(
            view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        view.clearsOnInsertion = true
        view.insertText("c")
        #expect(view.text == "c")
    }

    @Test func `links have their own looks`() {
        setUp()
        let view = textView("")
        view.attributedText = NSAttributedString(string: "here", attributes: [.link: "https://example.org"])
        view.layer.displayIfNeeded()
        func colors() -> [CGColor] {
            view.subviews.flatMap { $0.layer.headlessDisplayList?.items ?? [] }.compactMap {
                if case .text(let run) = $0 { run.color } else { nil }
            }
        }
        #expect(colors() == [UIColor.link.cgColor])
        view.linkTextAttributes = [.foregroundColor: UIColor.red]
        view.layer.displayIfNeeded()
        #expect(colors() == [UIColor.red.cgColor])
    }

    @Test func `a container that does not follow the view breaks lines at its own width`() {
        setUp()
        let container = NSTextContainer(size: CGSize(width: 60, height: 1000))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        view.text = "several words in a row"
        let narrow = view.contentSize.height
        container.widthTracksTextView = true
        #expect(view.contentSize.height < narrow)
    }

    @Test func `editing a text view is announced`() {
        setUp()
        let view = textView("")
        var names: [String] = []
        let observers = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
        ].map {
            NotificationCenter.default.addObserver(forName: $0, object: view, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        view.becomeFirstResponder()
        view.resignFirstResponder()
        observers.forEach(NotificationCenter.default.removeObserver)
        #expect(
            names == ["UITextViewTextDidBeginEditingNotification", "UITextViewTextDidEndEditingNotification"])
    }

    // MARK: - The keyboard

    @Test func `the keyboard is the one the first responder asks for`() {
        setUp()
        let field = UITextField()
        field.keyboardType = .emailAddress
        field.returnKeyType = .go
        field.textContentType = .username
        #expect(HeadlessScreen.main.keyboard == nil)
        field.becomeFirstResponder()
        let keyboard = HeadlessScreen.main.keyboard
        #expect(keyboard?.keyboardType == .emailAddress)
        #expect(keyboard?.returnKeyType == .go)
        #expect(keyboard?.textContentType == .username)
        field.resignFirstResponder()
        #expect(HeadlessScreen.main.keyboard == nil)
    }

    @Test func `another view may stand in the keyboard's place, once input views are reloaded`() {
        setUp()
        let field = UITextField()
        field.becomeFirstResponder()
        let picker = UIPickerView()
        field.inputView = picker
        field.inputAccessoryView = UIView()
        #expect(HeadlessScreen.main.keyboard?.inputView == nil)
        field.reloadInputViews()
        #expect(HeadlessScreen.main.keyboard?.inputView === picker)
        #expect(HeadlessScreen.main.keyboard?.inputAccessoryView === field.inputAccessoryView)
    }

    @Test func `the keyboard writes capital letters where it is asked to`() {
        setUp()
        let field = UITextField()
        field.becomeFirstResponder()
        HeadlessScreen.main.keyboard?.type("so. it is")
        #expect(field.text == "So. It is")
        field.text = ""
        field.autocapitalizationType = .words
        field.reloadInputViews()
        HeadlessScreen.main.keyboard?.type("so it is")
        #expect(field.text == "So It Is")
    }

    @Test func `the return key waits for text if it is told to`() {
        setUp()
        let field = UITextField()
        field.enablesReturnKeyAutomatically = true
        field.becomeFirstResponder()
        #expect(HeadlessScreen.main.keyboard?.isReturnKeyEnabled == false)
        HeadlessScreen.main.keyboard?.type("\n")
        #expect(field.isEditing)
        HeadlessScreen.main.keyboard?.type("a\n")
        #expect(!field.isEditing)
    }

    // MARK: - Other inputs

    @Test func `an input that leaves traits out has their defaults`() {
        final class Pad: NSObject, UIKeyInput {
            var text = ""
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { text.removeLast() }
        }
        let pad = Pad()
        #expect(pad.keyboardType == .default)
        #expect(pad.autocapitalizationType == .sentences)
        #expect(!pad.isSecureTextEntry)
    }
}

@MainActor
private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []

    func textFieldDidChangeSelection(_ textField: UITextField) {
        log.append("selection")
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        log.append("selection")
    }
}
