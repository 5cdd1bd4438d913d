import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct UITextViewTests {
    private func textView(_ text: String, width: CGFloat = 200) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    @Test func `lines are padded by 5 points`() {
        #expect(textView("").textContainer.lineFragmentPadding == 5)
    }

    @Test func `the standard insets are 8 points above and below`() {
        #expect(textView("").textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    }

    @Test func `the content is a line and the insets high`() {
        #expect(abs(textView("Hello").contentSize.height - 36.3) < 0.5)
    }

    @Test func `an empty text view has the content height of a line`() {
        #expect(textView("").contentSize.height == textView("x").contentSize.height)
    }

    @Test func `more lines make more content`() {
        #expect(abs(textView("a\nb\nc").contentSize.height - 76.9) < 1)
    }

    @Test func `the content is as wide as the view`() {
        #expect(textView("Hello").contentSize.width == 200)
    }

    @Test func `a narrower view has higher content`() {
        let view = textView("The quick brown fox jumps over the lazy dog")
        let before = view.contentSize.height
        view.frame.size.width = 80
        #expect(view.contentSize.height > before)
    }

    @Test func `a scrolling text view has no intrinsic size`() {
        #expect(textView("Hello").intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func `a text view that does not scroll has the size of its text`() {
        let view = textView("Hello")
        view.isScrollEnabled = false
        #expect(abs(view.intrinsicContentSize.height - 36.3) < 0.5)
    }

    @Test func `the size that fits has room for the padding`() {
        let view = textView("Hello")
        let text = NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let fitting = view.sizeThatFits(CGSize(width: 200, height: 1000))
        #expect(abs(fitting.width - text.size().width - 10) < 1)
    }

    @Test func `typed text reaches the delegate`() {
        let delegate = Listener()
        let view = textView("Hi")
        view.delegate = delegate
        view.insertText("!")
        #expect(delegate.texts == ["Hi!"])
    }

    @Test func `typing needs an editable view`() {
        let view = textView("Hi")
        view.isEditable = false
        view.insertText("!")
        #expect(view.text == "Hi")
    }

    private final class Listener: NSObject, UITextViewDelegate {
        var texts: [String] = []

        func textViewDidChange(_ textView: UITextView) {
            texts.append(textView.text)
        }
    }
}
