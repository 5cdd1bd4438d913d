import TestDevice
import Testing
import UIKit

/// Apple, Auto Layout Guide (Documentation Archive), chapter "Simple Constraints": all of its recipes,
/// on the screen of 375 × 667 points that its pictures show.
@MainActor
@Suite(.ownDevice)
struct SimpleConstraintGuideTests {
    private let phone = Phone()

    // Recipe "Simple Single View".
    @Test func `a single view keeps its distance from margins and guides`() {
        let box = Box()
        phone.add(box)

        phone.layOut([
            box.leadingAnchor.constraint(equalTo: phone.margins.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: phone.margins.trailingAnchor),
            box.topAnchor.constraint(equalTo: phone.safeArea.topAnchor, constant: 20),
            phone.safeArea.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 20),
        ])

        expectFrame(box, 16, 40, 343, 607)
    }

    // Recipe "Adaptive Single View": 20 points from the edge, but 8 from a bar that is in the way.
    @Test func `an adaptive view keeps clear of a bar, and otherwise of the edge`() {
        let box = Box()
        phone.add(box)
        let top = box.topAnchor.constraint(equalTo: phone.safeArea.topAnchor, constant: 8)
        let bottom = phone.safeArea.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8)
        top.priority = .defaultHigh
        bottom.priority = .defaultHigh

        phone.layOut([
            box.leadingAnchor.constraint(equalTo: phone.margins.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: phone.margins.trailingAnchor),
            top, bottom,
            box.topAnchor.constraint(greaterThanOrEqualTo: phone.view.topAnchor, constant: 20),
            phone.view.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 20),
        ])

        expectFrame(box, 16, 28, 343, 619)
    }

    // Recipe "Two Equal-Width Views".
    @Test func `two views of equal width share the room between the margins`() {
        let (left, right) = (Box(), Box())

        layOutPair(left, right, [left.widthAnchor.constraint(equalTo: right.widthAnchor)])

        expectFrame(left, 16, 40, 167.5, 607)
        expectFrame(right, 191.5, 40, 167.5, 607)
    }

    // Recipe "Two Different-Width Views": the second is twice as wide as the first.
    @Test func `two views share the room in the ratio of the multiplier`() {
        let (left, right) = (Box(), Box())

        layOutPair(left, right, [right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2)])

        expectFrame(left, 16, 40, 111.67, 607)
        expectFrame(right, 135.67, 40, 223.33, 607)
    }

    // Recipe "Two Views with Complex Widths": at least 150 points come before the ratio of 1 to 2.
    @Test(
        arguments: [
            (375, [16, 150, 174, 185]),
            (667, [16, 209, 233, 418]),
        ] as [(CGFloat, [CGFloat])])
    func `a least width is kept before a ratio that is only wished for`(width: CGFloat, expected: [CGFloat]) {
        let phone = Phone(width: width, height: 375)
        let (left, right) = (Box(), Box())
        let ratio = right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2)
        ratio.priority = .defaultHigh

        phone.add(left, right)
        phone.layOut(
            pair(left, right, on: phone) + [
                ratio, left.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
            ])

        expectNumbers([left.frame.minX, left.frame.width, right.frame.minX, right.frame.width], expected)
    }

    // MARK: - Pairs

    private func layOutPair(_ left: UIView, _ right: UIView, _ constraints: [NSLayoutConstraint]) {
        phone.add(left, right)
        phone.layOut(pair(left, right, on: phone) + constraints)
    }

    private func pair(_ left: UIView, _ right: UIView, on phone: Phone) -> [NSLayoutConstraint] {
        [
            left.leadingAnchor.constraint(equalTo: phone.margins.leadingAnchor),
            right.leadingAnchor.constraint(equalToSystemSpacingAfter: left.trailingAnchor, multiplier: 1),
            right.trailingAnchor.constraint(equalTo: phone.margins.trailingAnchor),
        ]
            + [left, right].flatMap { view in
                [
                    view.topAnchor.constraint(equalTo: phone.safeArea.topAnchor, constant: 20),
                    phone.safeArea.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 20),
                ]
            }
    }
}
