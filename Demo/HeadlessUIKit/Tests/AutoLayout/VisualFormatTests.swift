import TestDevice
import Testing
import UIKit

@MainActor @Suite(.serialized, .ownDevice) struct VisualFormatTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let first = UIView()
    private let second = UIView()

    init() {
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
    }

    private func apply(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics,
                    views: ["first": first, "second": second]))
        }
        container.layoutIfNeeded()
    }

    private func message(of format: String) -> String {
        var message = ""
        let handler = HeadlessException.handler
        HeadlessException.handler = { message = $0 }
        _ = NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["first": first, "second": second])
        HeadlessException.handler = handler
        return message
    }

    @Test func `numbers are distances`() {
        apply("H:|-10-[first]-20-[second(50)]-30-|", "V:|-5-[first]-5-|")
        #expect(first.frame == CGRect(x: 10, y: 5, width: 190, height: 190))
    }

    @Test func `no connection means flush`() {
        apply("H:|[first(100)][second]|", "V:|[second]|")
        #expect(second.frame == CGRect(x: 100, y: 0, width: 200, height: 200))
    }

    @Test func `a dash is the standard distance`() {
        apply("|-[first(40)]-[second]-|")
        #expect(second.frame.minX == 56)
        #expect(second.frame.maxX == 292)
    }

    @Test func `a size can be that of another view`() {
        apply("[first(60)]", "H:|[second(==first)]")
        #expect(second.frame.width == 60)
    }

    @Test func `a size can be computed`() {
        apply("[first(60)]", "H:|[second(first*2+5)]")
        #expect(second.frame.width == 125)
    }

    @Test func `metrics have names`() {
        apply("H:|-gap-[first(width)]", metrics: ["gap": 12, "width": 34.5])
        #expect(first.frame.minX == 12)
        #expect(first.frame.width == 34.5)
    }

    @Test func `predicates have relations and priorities`() {
        apply("H:|[first(>=20,<=90,==200@250)]")
        #expect(first.frame.width == 90)
    }

    @Test func `views are aligned by options`() {
        apply("H:|[first][second(==first)]|", options: [.alignAllTop, .alignAllBottom])
        apply("V:|-7-[first(20)]")
        #expect(second.frame == CGRect(x: 150, y: 7, width: 150, height: 20))
    }

    @Test func `right to left starts at the right`() {
        apply("H:|-10-[first(50)]-4-[second(20)]", options: .directionRightToLeft)
        #expect(first.frame.maxX == 290)
        #expect(second.frame.maxX == 236)
    }

    @Test func `an unknown view is named`() {
        #expect(message(of: "H:|[third]").contains("third is not a key in the views dictionary"))
    }

    @Test func `a missing bracket is pointed at`() {
        let lines = message(of: "H:|[first").split(separator: "\n")
        #expect(lines.first == "Unable to parse constraint format: ")
        #expect(lines.last == "         ^")
    }
}
