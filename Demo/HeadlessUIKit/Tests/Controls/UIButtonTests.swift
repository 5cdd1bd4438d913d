import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct UIButtonTests {
    private func button(_ title: String, type: UIButton.ButtonType = .system) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        return button
    }

    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test func `a system button with a title is 30 points high`() {
        #expect(button("OK").intrinsicContentSize.height == 30)
    }

    @Test func `a custom button with a title is 34 points high`() {
        #expect(button("OK", type: .custom).intrinsicContentSize.height == 34)
    }

    @Test func `a button with a short title is 30 points wide`() {
        #expect(button("i").intrinsicContentSize.width == 30)
    }

    @Test func `a button with an image only is as large as the image`() {
        let button = UIButton(type: .custom)
        button.setImage(image(24), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 24, height: 24))
    }

    @Test func `content insets replace the standard padding`() {
        let button = button("OK")
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize.height == 22)
    }

    @Test func `a title that a state lacks is the normal one`() {
        let button = button("Go")
        button.isSelected = true
        #expect(button.currentTitle == "Go")
    }

    @Test func `a title can belong to a state`() {
        let button = button("Go")
        button.setTitle("Stop", for: .selected)
        button.isSelected = true
        #expect(button.titleLabel?.text == "Stop")
    }

    @Test func `selected and highlighted together fall back to normal`() {
        let button = button("Go")
        button.setTitle("Stop", for: .selected)
        button.isSelected = true
        button.isHighlighted = true
        #expect(button.currentTitle == "Go")
    }

    @Test func `the title of a custom button is white`() {
        #expect(button("Go", type: .custom).currentTitleColor == .white)
    }

    @Test func `the title of a system button has the tint color`() {
        let button = button("Go")
        button.tintColor = .purple
        #expect(button.titleLabel?.textColor == .purple)
    }

    @Test func `the title lies in the middle`() {
        let button = button("Go")
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        #expect(abs((button.titleLabel?.frame.midX ?? 0) - 100) <= 0.5)
    }

    @Test func `the image comes before the title`() {
        let button = button("Go", type: .custom)
        button.setImage(image(20), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.maxX == button.titleLabel?.frame.minX)
    }

    @Test func `the image comes after the title in right-to-left interfaces`() {
        let button = button("Go", type: .custom)
        button.semanticContentAttribute = .forceRightToLeft
        button.setImage(image(20), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.minX == button.titleLabel?.frame.maxX)
    }

    @Test func `content can be aligned to the left`() {
        let button = button("Go")
        button.contentHorizontalAlignment = .left
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == 0)
    }

    @Test func `a tap runs the primary action`() {
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.headlessTap()
        #expect(taps == 1)
    }

    @Test func `the primary action gives the button its title`() {
        #expect(UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in }).currentTitle == "Go")
    }
}
