import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct UITextFieldTests {
    private func field(_ style: UITextField.BorderStyle = .none) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = style
        return field
    }

    @Test func `a rounded field is 34 points high`() {
        #expect(field(.roundedRect).intrinsicContentSize.height == 34)
    }

    @Test func `a field without a border is 22 points high`() {
        #expect(field().intrinsicContentSize.height == 22)
    }

    @Test func `an unset text is empty`() {
        #expect(field().text == "")
    }

    @Test func `the placeholder gives the width while there is no text`() {
        let field = field()
        field.placeholder = "Your name"
        #expect(field.intrinsicContentSize.width > 50)
    }

    @Test func `the text of a rounded field is 7 points from the edges`() {
        let rect = field(.roundedRect).textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 34))
        #expect(rect.minX == 7)
    }

    @Test func `a left view pushes the text`() {
        let field = field()
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds).minX == 30)
    }

    @Test func `a left view that is never shown takes no room`() {
        let field = field()
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 0)
    }

    @Test func `typing tells the control's actions`() {
        var changes = 0
        let field = field()
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.insertText("a")
        #expect(changes == 1)
    }

    @Test func `setting the text tells nobody`() {
        var changes = 0
        let field = field()
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.text = "a"
        #expect(changes == 0)
    }

    @Test func `the delegate may refuse what is typed`() {
        let delegate = Refuser()
        let field = field()
        field.delegate = delegate
        field.insertText("a")
        #expect(field.text == "")
    }

    @Test func `a secret is drawn as bullets`() {
        let field = field()
        field.text = "abc"
        field.isSecureTextEntry = true
        field.layer.setNeedsDisplay()
        field.layer.displayIfNeeded()
        let texts = (field.layer.headlessDisplayList?.items ?? []).compactMap { item -> String? in
            if case .text(let run) = item { return run.string }
            return nil
        }
        #expect(texts == ["•••"])
    }

    private final class Refuser: NSObject, UITextFieldDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool { false }
    }
}
