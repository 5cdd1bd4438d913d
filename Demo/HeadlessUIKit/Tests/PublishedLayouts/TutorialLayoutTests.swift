import TestDevice
import Testing
import UIKit

/// Layouts of tutorials that many developers began with.
@MainActor
@Suite(.ownDevice)
struct TutorialLayoutTests {
    private func labels(in view: UIView) -> [Box] {
        (0..<5).map { _ in
            let label = Box(90, 21)
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            return label
        }
    }

    // Hacking with Swift, project 6, "Auto Layout metrics and priorities" (hackingwithswift.com): five
    // labels of 88 points, 8 apart, the first from the top, all squeezed alike where 88 is too much.
    @Test(
        arguments: [
            (667, 88, [0, 96, 192, 288, 384]),
            (375, 66.6, [0, 74.6, 149.2, 223.8, 298.4]),
        ] as [(CGFloat, CGFloat, [CGFloat])])
    func `five labels of a wished height shrink together`(height: CGFloat, label: CGFloat, tops: [CGFloat]) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: height))
        let labels = labels(in: view)
        let names = Dictionary(
            uniqueKeysWithValues: labels.enumerated().map { ("label\($0 + 1)", $1 as UIView) })
        let format =
            "V:|[label1(height@999)]-[label2(label1)]-[label3(label1)]-[label4(label1)]-"
            + "[label5(label1)]-(>=10)-|"

        let lines = names.keys.map { "H:|[\($0)]|" } + [format]
        for line in lines {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: line, options: [], metrics: ["height": 88], views: names))
        }
        view.layoutIfNeeded()

        expectNumbers(labels.map(\.frame.minY), tops)
        expectNumbers(labels.map(\.frame.height), Array(repeating: label, count: 5))
        expectNumbers(labels.map(\.frame.width), Array(repeating: 375, count: 5))
    }

    // Hacking with Swift, project 6, "Auto Layout anchors": as wide as the view, 88 high, 10 apart.
    @Test func `labels follow each other by anchors`() {
        let phone = Phone()
        let labels = labels(in: phone.view)
        var previous: UIView?
        for label in labels {
            let top = previous?.bottomAnchor ?? phone.safeArea.topAnchor
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor),
                label.widthAnchor.constraint(equalTo: phone.view.widthAnchor),
                label.heightAnchor.constraint(equalToConstant: 88),
                label.topAnchor.constraint(equalTo: top, constant: previous == nil ? 0 : 10),
            ])
            previous = label
        }

        phone.view.layoutIfNeeded()

        expectNumbers(labels.map(\.frame.minY), [20, 118, 216, 314, 412])
    }

    // Hacking with Swift, project 6, challenge: each label a fifth of the safe area high, less 10.
    @Test func `labels of a fifth of the safe area fill it`() {
        let phone = Phone()
        let labels = labels(in: phone.view)
        var top = phone.safeArea.topAnchor
        for (index, label) in labels.enumerated() {
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: phone.safeArea.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: phone.safeArea.trailingAnchor),
                label.heightAnchor.constraint(
                    equalTo: phone.safeArea.heightAnchor, multiplier: 0.2, constant: -10),
                label.topAnchor.constraint(equalTo: top, constant: index == 0 ? 0 : 10),
            ])
            top = label.bottomAnchor
        }

        phone.view.layoutIfNeeded()

        expectNumbers(labels.map(\.frame.height), Array(repeating: 119.4, count: 5))
        expectNumbers(labels.map(\.frame.minY), [20, 149.4, 278.8, 408.2, 537.6])
    }

    // raywenderlich.com (Kodeco), "Beginning Auto Layout Tutorial in iOS 7: Part 2", two buttons: 40 points
    // apart, the lower one centered 20 points above the bottom, their left edges aligned.
    @Test func `a button keeps its edge with a centered one below it`() {
        let phone = Phone(width: 320, height: 568)
        let (upper, lower) = (Box(160, 30), Box(100, 30))
        phone.add(upper, lower)

        phone.layOut([
            lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 40),
            phone.view.bottomAnchor.constraint(equalTo: lower.bottomAnchor, constant: 20),
            lower.centerXAnchor.constraint(equalTo: phone.view.centerXAnchor),
            upper.leftAnchor.constraint(equalTo: lower.leftAnchor),
        ])

        expectFrame(upper, 110, 448, 160, 30)
        expectFrame(lower, 110, 518, 100, 30)
    }

    // raywenderlich.com (Kodeco), "Beginning Auto Layout Tutorial in iOS 7: Part 2", "Painting the
    // portraits": four equal quarters, in each a label at the bottom under a picture 20 points inside.
    @Test func `four quarters of the screen hold pictures above their labels`() {
        let phone = Phone(width: 320, height: 568)
        let quarters = (0..<4).map { _ in Box() }
        let (picture, label) = (Box(), Box(40, 21))
        quarters.forEach { phone.add($0) }
        for view in [picture, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            quarters[3].addSubview(view)
        }

        phone.layOut(
            quarterConstraints(quarters, phone.view) + [
                label.centerXAnchor.constraint(equalTo: quarters[3].centerXAnchor),
                quarters[3].bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
                picture.topAnchor.constraint(equalTo: quarters[3].topAnchor, constant: 20),
                picture.leadingAnchor.constraint(equalTo: quarters[3].leadingAnchor, constant: 20),
                quarters[3].trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 20),
                label.topAnchor.constraint(equalToSystemSpacingBelow: picture.bottomAnchor, multiplier: 1),
            ])

        expectFrame(quarters[0], 0, 0, 160, 284)
        expectFrame(quarters[3], 160, 284, 160, 284)
        expectFrame(picture, 20, 20, 120, 215)
        expectFrame(label, 60, 243, 40, 21)
    }

    private func quarterConstraints(_ quarters: [UIView], _ view: UIView) -> [NSLayoutConstraint] {
        [
            quarters[0].topAnchor.constraint(equalTo: view.topAnchor),
            quarters[1].topAnchor.constraint(equalTo: view.topAnchor),
            quarters[2].topAnchor.constraint(equalTo: quarters[0].bottomAnchor),
            quarters[3].topAnchor.constraint(equalTo: quarters[1].bottomAnchor),
            quarters[2].bottomAnchor.constraint(equalTo: view.bottomAnchor),
            quarters[3].bottomAnchor.constraint(equalTo: view.bottomAnchor),
            quarters[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
            quarters[2].leadingAnchor.constraint(equalTo: view.leadingAnchor),
            quarters[1].leadingAnchor.constraint(equalTo: quarters[0].trailingAnchor),
            quarters[3].leadingAnchor.constraint(equalTo: quarters[2].trailingAnchor),
            quarters[1].trailingAnchor.constraint(equalTo: view.trailingAnchor),
            quarters[3].trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ]
            + quarters.dropFirst().flatMap { quarter in
                [
                    quarter.widthAnchor.constraint(equalTo: quarters[0].widthAnchor),
                    quarter.heightAnchor.constraint(equalTo: quarters[0].heightAnchor),
                ]
            }
    }

    // Apple, `constraint(equalToSystemSpacingAfter:multiplier:)`, with the 8 points between siblings that
    // the Auto Layout Guide gives as standard space.
    @Test func `system spacing counts in steps of 8 points`() {
        let phone = Phone()
        let (first, second) = (Box(50, 20), Box(50, 20))
        phone.add(first, second)

        phone.layOut([
            first.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor),
            first.topAnchor.constraint(equalTo: phone.view.topAnchor),
            second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
            second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1.5),
        ])

        expectFrame(second, 66, 32, 50, 20)
    }

    // Apple, Auto Layout Guide, "Intrinsic Content Size": of two labels that do not fit into a line the one
    // that resists less gives up its width.
    @Test func `the label that resists less gives way`() {
        let phone = Phone(width: 320)
        let (title, detail) = (Box(200, 20).resisting(751), Box(150, 20))
        phone.add(title, detail)

        phone.layOut([
            title.leadingAnchor.constraint(equalTo: phone.margins.leadingAnchor),
            detail.leadingAnchor.constraint(equalToSystemSpacingAfter: title.trailingAnchor, multiplier: 1),
            detail.trailingAnchor.constraint(equalTo: phone.margins.trailingAnchor),
        ])

        expectNumbers([title.frame.width, detail.frame.minX, detail.frame.width], [200, 224, 80])
    }

    // raywenderlich.com (Kodeco), "Self-Sizing Table View Cells": a picture that sets the least height, and
    // texts that push the bottom of the cell when they need more.
    @Test(arguments: [(20, 80), (70, 110)] as [(CGFloat, CGFloat)])
    func `the taller of picture and texts sets the height`(summary: CGFloat, height: CGFloat) {
        let (row, picture, title, text) = (UIView(), Box(64, 64), Box(100, 20), Box(100, summary))
        for view in [picture, title, text] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
            picture.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
            row.bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 8),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            row.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8),
            title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            row.bottomAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor, constant: 8),
        ])

        let size = row.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)

        expectNumbers([size.width, size.height], [320, height])
    }
}
