import TestDevice
import Testing
import UIKit

/// Apple, Auto Layout Guide (Documentation Archive), appendix "Visual Format Language": its examples.
/// The superview has margins of 8 points, as every view has by itself.
@MainActor
@Suite(.ownDevice)
struct VisualFormatGuideTests {
    private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

    private func layOut(
        _ formats: String..., views: [String: UIView], options: NSLayoutConstraint.FormatOptions = []
    ) {
        for view in views.values {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: nil, views: views))
        }
        superview.layoutIfNeeded()
    }

    // "Standard Space".
    @Test func `neighbors stand 8 points apart`() {
        let (button, field) = (Box(80, 30), Box(100, 30))

        layOut("|[button]", "[button]-[textField]", views: ["button": button, "textField": field])

        expectNumbers([button.frame.minX, button.frame.width, field.frame.minX], [0, 80, 88])
    }

    // "Width Constraint".
    @Test func `a width has a least value`() {
        let button = Box(30, 30)

        layOut("|[button(>=50)]", views: ["button": button])

        expectNumbers([button.frame.width], [50])
    }

    // "Connection to Superview".
    @Test func `a box keeps 50 points from both edges`() {
        let box = Box()

        layOut("|-50-[purpleBox]-50-|", "V:|[purpleBox]|", views: ["purpleBox": box])

        expectFrame(box, 50, 0, 220, 100)
    }

    // "Vertical Layout".
    @Test func `a field stands 10 points below another`() {
        let (top, bottom) = (Box(100, 30), Box(100, 30))

        layOut(
            "V:|[topField]", "V:[topField]-10-[bottomField]", views: ["topField": top, "bottomField": bottom])

        expectNumbers([top.frame.minY, bottom.frame.minY], [0, 40])
    }

    // "Flush Views".
    @Test func `views without a dash between them touch`() {
        let (maroon, blue) = (Box(70, 30), Box(90, 30))

        layOut("|[maroonView][blueView]", views: ["maroonView": maroon, "blueView": blue])

        expectNumbers([maroon.frame.maxX, blue.frame.minX], [70, 70])
    }

    // "Priority": a width of 100 that is wished for at 20, weaker than the content's hugging.
    @Test func `a width of low priority yields to the content and decides without it`() {
        let (natural, empty) = (Box(60, 30), Box())

        layOut("|[button(100@20)]", views: ["button": natural])
        layOut("|[button(100@20)]", views: ["button": empty])

        expectNumbers([natural.frame.width, empty.frame.width], [60, 100])
    }

    // "Equal Widths".
    @Test func `two buttons are of equal width`() {
        let (first, second) = (Box(60, 30), Box(110, 30))

        layOut("|[button1(==button2)]", "|[button2]", views: ["button1": first, "button2": second])

        expectNumbers([first.frame.width, second.frame.width], [110, 110])
    }

    // "Multiple Predicates".
    @Test(arguments: [(20, 70), (90, 90), (200, 100)] as [(CGFloat, CGFloat)])
    func `a width lies between two bounds`(natural: CGFloat, width: CGFloat) {
        let button = Box(natural, 30)

        layOut("|[flexibleButton(>=70,<=100)]", views: ["flexibleButton": button])

        expectNumbers([button.frame.width], [width])
    }

    // "A Complete Line of Layout".
    @Test func `the search field of a complete line takes what its buttons leave`() {
        let (find, next, field) = (Box(50, 30), Box(90, 30), Box(40, 30).hugging(100))

        layOut(
            "|-[find]-[findNext]-[findField(>=20)]-|",
            views: ["find": find, "findNext": next, "findField": field], options: .alignAllCenterY)

        expectNumbers([find.frame.minX, find.frame.width], [8, 50])
        expectNumbers([next.frame.minX, next.frame.width], [66, 90])
        expectNumbers([field.frame.minX, field.frame.width], [164, 148])
    }

    // Apple, "Programmatically Creating Constraints" in the same guide: a view between named metrics.
    @Test func `metrics and names are looked up`() {
        let box = Box()
        box.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(box)

        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-left-[box]-right-|", options: [],
                metrics: ["left": 30, "right": 12.5],
                views: ["box": box]))
        superview.layoutIfNeeded()

        expectNumbers([box.frame.minX, box.frame.width], [30, 277.5])
    }
}
