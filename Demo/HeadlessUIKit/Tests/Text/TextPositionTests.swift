import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Places in texts", .serialized, .ownDevice)
struct TextPositionTests {
    private func field() -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = "harbor"
        return field
    }

    @Test func `a text goes from its beginning to its end`() {
        let field = field()
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 6)
        #expect(field.position(from: field.beginningOfDocument, offset: 7) == nil)
    }

    @Test func `a range has the text between two places`() throws {
        let field = field()
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let end = try #require(field.position(from: field.endOfDocument, offset: -2))
        let range = try #require(field.textRange(from: start, to: end))
        #expect(field.text(in: range) == "arb")
        #expect(!range.isEmpty)
    }

    @Test func `a key goes where the caret is, and the caret after it`() throws {
        let field = field()
        let place = try #require(field.position(from: field.beginningOfDocument, offset: 3))
        field.selectedTextRange = field.textRange(from: place, to: place)
        field.insertText("--")
        field.deleteBackward()
        #expect(field.text == "har-bor")
        let caret = try #require(field.selectedTextRange?.start)
        #expect(field.offset(from: field.beginningOfDocument, to: caret) == 4)
    }

    @Test func `what is selected is replaced`() {
        let field = field()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        field.insertText("bay")
        #expect(field.text == "bay")
    }

    @Test func `a new text has its caret at the end`() {
        let field = field()
        field.selectedTextRange = field.textRange(
            from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.text = "bay"
        field.insertText("s")
        #expect(field.text == "bays")
    }

    @Test func `the selection of a text view is its selected range`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "harbor"
        view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
        #expect(view.selectedRange == NSRange(location: 0, length: 6))
    }
}
