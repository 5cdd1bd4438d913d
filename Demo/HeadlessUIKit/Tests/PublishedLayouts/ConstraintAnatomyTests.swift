import TestDevice
import Testing
import UIKit

/// Apple, Auto Layout Guide (Documentation Archive), chapters "Anatomy of a Constraint" and
/// "Programmatically Creating Constraints": the equations that they explain, each as a layout.
@MainActor
@Suite(.ownDevice)
struct ConstraintAnatomyTests {
    private let phone = Phone()

    // "Anatomy of a Constraint", the first equation: red begins 8 points after blue ends.
    @Test func `red begins 8 points after blue`() {
        let (blue, red) = (Box(100, 40), Box(60, 40))
        phone.add(blue, red)

        phone.layOut(
            corner(blue) + [
                NSLayoutConstraint(
                    item: red, attribute: .leading, relatedBy: .equal, toItem: blue, attribute: .trailing,
                    multiplier: 1, constant: 8),
                red.topAnchor.constraint(equalTo: blue.topAnchor),
            ])

        expectFrame(red, 108, 0, 60, 40)
    }

    // "Auto Layout Attributes", sample equations: a fixed height, a distance, equal edges, equal widths.
    @Test func `two buttons share height, edge and width by the sample equations`() {
        let (first, second) = (Box(70, 20), Box(120, 20))
        phone.add(first, second)

        phone.layOut(
            [
                NSLayoutConstraint(
                    item: first, attribute: .height, relatedBy: .equal, toItem: nil,
                    attribute: .notAnAttribute,
                    multiplier: 0, constant: 40),
                NSLayoutConstraint(
                    item: second, attribute: .leading, relatedBy: .equal, toItem: first, attribute: .trailing,
                    multiplier: 1, constant: 8),
                NSLayoutConstraint(
                    item: first, attribute: .width, relatedBy: .equal, toItem: second, attribute: .width,
                    multiplier: 1, constant: 0),
                NSLayoutConstraint(
                    item: second, attribute: .height, relatedBy: .equal, toItem: first, attribute: .height,
                    multiplier: 1, constant: 0),
            ] + corner(first) + [second.topAnchor.constraint(equalTo: first.topAnchor)])

        expectFrame(first, 0, 0, 120, 40)
        expectFrame(second, 128, 0, 120, 40)
    }

    // "Auto Layout Attributes", sample equations: in the middle of the superview.
    @Test func `a view is centered in its superview`() {
        let box = Box(100, 50)
        phone.add(box)

        phone.layOut(
            [NSLayoutConstraint.Attribute.centerX, .centerY].map { attribute in
                NSLayoutConstraint(
                    item: box, attribute: attribute, relatedBy: .equal, toItem: phone.view,
                    attribute: attribute,
                    multiplier: 1, constant: 0)
            })

        expectFrame(box, 137.5, 308.5, 100, 50)
    }

    // "Auto Layout Attributes", sample equations: a constant aspect ratio, twice as high as wide.
    @Test func `a view is twice as high as it is wide`() {
        let box = Box()
        phone.add(box)

        phone.layOut(
            corner(box) + [
                box.widthAnchor.constraint(equalToConstant: 80),
                NSLayoutConstraint(
                    item: box, attribute: .height, relatedBy: .equal, toItem: box, attribute: .width,
                    multiplier: 2,
                    constant: 0),
            ])

        expectFrame(box, 0, 0, 80, 160)
    }

    // "Constraint Inequalities": one equation instead of two inequalities.
    @Test func `a width between two inequalities is the natural one as far as they allow`() {
        let boxes = [Box(20, 10), Box(100, 10), Box(500, 10)]
        for box in boxes {
            phone.add(box)
            NSLayoutConstraint.activate(corner(box))
        }

        phone.layOut(
            boxes.flatMap { box in
                [
                    box.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
                    box.widthAnchor.constraint(lessThanOrEqualToConstant: 280),
                ]
            })

        expectNumbers(boxes.map(\.frame.width), [40, 100, 280])
    }

    // "Intrinsic Content Size": content hugging pulls in at 250, compression resistance pushes out at 750.
    @Test func `a wish between hugging and resistance stretches a view but does not squeeze it`() {
        let (small, large) = (Box(60, 10), Box(240, 10))
        for box in [small, large] {
            phone.add(box)
            let wish = box.widthAnchor.constraint(equalToConstant: 150)
            wish.priority = UILayoutPriority(500)
            NSLayoutConstraint.activate(corner(box) + [wish])
        }

        phone.view.layoutIfNeeded()

        expectNumbers([small.frame.width, large.frame.width], [150, 240])
    }

    // "Programmatically Creating Constraints", layout anchors: between the margins, twice as high as wide.
    @Test func `anchors set a view between the margins with a ratio`() {
        let box = Box()
        phone.add(box)

        phone.layOut([
            box.leadingAnchor.constraint(equalTo: phone.margins.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: phone.margins.trailingAnchor),
            box.topAnchor.constraint(equalTo: phone.view.topAnchor),
            box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2),
        ])

        expectFrame(box, 16, 0, 343, 686)
    }

    // "Programmatically Creating Constraints", NSLayoutConstraint class: the same by margin attributes.
    @Test func `margin attributes set a view where anchors do`() {
        let box = Box()
        phone.add(box)

        phone.layOut([
            NSLayoutConstraint(
                item: box, attribute: .leading, relatedBy: .equal, toItem: phone.view,
                attribute: .leadingMargin,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: box, attribute: .trailing, relatedBy: .equal, toItem: phone.view,
                attribute: .trailingMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: box, attribute: .height, relatedBy: .equal, toItem: box, attribute: .width,
                multiplier: 2,
                constant: 0),
            box.topAnchor.constraint(equalTo: phone.view.topAnchor),
        ])

        expectFrame(box, 16, 0, 343, 686)
    }

    // "Attributes": leading is right where the language is read from right to left.
    @Test func `leading and trailing follow the direction of reading`() {
        let (blue, red) = (Box(100, 40), Box(60, 40))
        phone.view.semanticContentAttribute = .forceRightToLeft
        phone.add(blue, red)

        phone.layOut(
            corner(blue) + [
                red.leadingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 8),
                red.topAnchor.constraint(equalTo: blue.topAnchor),
            ])

        expectFrame(blue, 275, 0, 100, 40)
        expectFrame(red, 207, 0, 60, 40)
    }

    private func corner(_ view: UIView) -> [NSLayoutConstraint] {
        [
            view.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor),
            view.topAnchor.constraint(equalTo: phone.view.topAnchor),
        ]
    }
}
