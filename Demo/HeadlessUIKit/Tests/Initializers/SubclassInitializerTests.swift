import Foundation
import TestDevice
import Testing
import UIKit

/// Which initializers subclasses inherit.
@MainActor @Suite("Initializers of subclasses", .ownDevice)
struct SubclassInitializerTests {
    private class Knob: UIControl {
        let mark = 1
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private class Pill: UIButton {
        let mark = 2
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private class Portrait: UIImageView {
        let mark = 3
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// Image views have designated initializers for images, which subclasses override.
    private class Poster: UIImageView {
        override init(image: UIImage?) {
            super.init(image: image)
            contentMode = .scaleAspectFill
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private class Column: UIStackView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            axis = .vertical
        }
        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    private class Note: UITextView {
        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            text = "note"
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private class Glass: UIVisualEffectView {
        override init(effect: UIVisualEffect?) { super.init(effect: effect) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private class Press: UITapGestureRecognizer {
        let mark = 4
        override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    }

    private class Named: NSLayoutConstraint {
        var name = "unnamed"
    }

    @Test func `controls that override the designated initializers are made without arguments`() {
        #expect(Knob().mark == 1)
        #expect(
            Knob(frame: .zero, primaryAction: UIAction { _ in }).allControlEvents == .primaryActionTriggered)
    }

    @Test func `buttons that override the designated initializers are made without arguments`() {
        #expect(Pill().mark == 2)
        #expect(Pill(type: .system).buttonType == .system)
        #expect(Pill(configuration: .filled()).configuration != nil)
        #expect(Pill(frame: .zero, primaryAction: UIAction(title: "Go") { _ in }).title(for: .normal) == "Go")
    }

    @Test func `image views that override the initializers of views are made without arguments`() {
        let portrait = Portrait()
        #expect(type(of: portrait) == Portrait.self)
        #expect(portrait.mark == 3)
        #expect(UIImageView().frame == .zero)
    }

    @Test func `image views override the initializer for an image`() {
        #expect(Poster(image: nil).contentMode == .scaleAspectFill)
    }

    @Test func `stacks are made by a coder that cannot fail`() {
        let column: Column = Column(coder: NSCoder())
        #expect(column.axis == .horizontal)
        #expect(Column().axis == .vertical)
    }

    @Test func `text views are made through their container`() {
        #expect(Note().text == "note")
        #expect(Note(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).frame.width == 10)
    }

    @Test func `effect views are made through their effect`() {
        #expect(Glass().effect == nil)
        #expect(Glass(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.origin.y == 2)
    }

    @Test func `gesture recognizers are made without arguments`() {
        #expect(Press().mark == 4)
        #expect(Press(target: nil, action: nil).state == .possible)
    }

    @Test func `constraints are subclassed`() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let constraint = Named(
            item: inner, attribute: .leading, relatedBy: .equal, toItem: outer, attribute: .leading,
            multiplier: 1,
            constant: 7)
        constraint.isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame.minX == 7)
        #expect(constraint.name == "unnamed")
        #expect(constraint.firstAttribute == .leading && constraint.secondItem === outer)
    }

    @Test func `a constraint that relates nothing cannot be activated`() {
        let constraint = NSLayoutConstraint()
        #expect(exceptions { constraint.isActive = true }.count == 1)
        #expect(!constraint.isActive)
    }

    @Test func `an attachment keeps its document`() {
        let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
        #expect(attachment.contents == Data([1, 2]))
        #expect(attachment.fileType == "public.data")
        #expect(NSTextAttachment().image == nil)
    }
}
