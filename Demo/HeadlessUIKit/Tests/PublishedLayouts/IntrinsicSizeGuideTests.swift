import TestDevice
import Testing
import UIKit

/// Apple, Auto Layout Guide (Documentation Archive), chapter "Views with Intrinsic Content Size": all
/// of its recipes, on a screen of 375 × 667 points. Buttons are boxes of known sizes, labels have
/// known widths, and text fields the 34 points of a rounded border.
@MainActor
@Suite(.ownDevice)
struct IntrinsicSizeGuideTests {
    private let phone = Phone()

    // Recipe "Simple Label and Text Field".
    @Test func `a text field takes what its label leaves, and both stand on one line`() {
        let (label, field) = (label(width: 50), field())
        phone.add(label, field)

        phone.layOut([
            label.leadingAnchor.constraint(equalTo: phone.margins.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: phone.margins.trailingAnchor),
            field.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
            field.topAnchor.constraint(equalTo: phone.safeArea.topAnchor, constant: 20),
            label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ])

        expectNumbers([label.frame.minX, label.frame.width], [16, 50])
        expectNumbers([field.frame.minX, field.frame.minY, field.frame.width], [74, 40, 285])
        expectNumbers([label.frame.midY], [field.frame.midY])
    }

    // Recipe "Dynamic Height Label and Text Field": whoever is taller sets the distance from the top.
    @Test(arguments: [(17, false), (60, true)] as [(CGFloat, Bool)])
    func `the taller of label and field touches the top`(size: CGFloat, labelIsTaller: Bool) {
        let (label, field) = (label(width: 100), field())
        label.font = .systemFont(ofSize: size)
        phone.add(label, field)

        phone.layOut(
            tops(of: label) + tops(of: field) + [
                label.leadingAnchor.constraint(equalTo: phone.margins.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: phone.margins.trailingAnchor),
                field.leadingAnchor.constraint(
                    equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
                label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
            ])

        let (taller, shorter): (UIView, UIView) = labelIsTaller ? (label, field) : (field, label)
        expectNumbers([taller.frame.minY], [40])
        #expect(shorter.frame.minY > 40)
    }

    // Recipe "Fixed Height Columns": three labels as wide as the widest, three fields in a column.
    @Test func `a column of fields begins after the widest label`() {
        let labels = [label(width: 80), label(width: 100), label(width: 78)]
        let fields = [field(), field(), field()]
        for row in 0..<3 { phone.add(labels[row], fields[row]) }

        phone.layOut(
            columns(labels, fields) + [
                fields[0].topAnchor.constraint(equalTo: phone.safeArea.topAnchor, constant: 20),
                fields[1].topAnchor.constraint(
                    equalToSystemSpacingBelow: fields[0].bottomAnchor, multiplier: 1),
                fields[2].topAnchor.constraint(
                    equalToSystemSpacingBelow: fields[1].bottomAnchor, multiplier: 1),
            ])

        expectNumbers(labels.map(\.frame.width), [100, 100, 100])
        expectNumbers(fields.map(\.frame.minX), [124, 124, 124])
        expectNumbers(fields.map(\.frame.width), [235, 235, 235])
        expectNumbers(fields.map(\.frame.minY), [40, 82, 124])
        expectNumbers(labels.map(\.frame.midY), fields.map(\.frame.midY))
    }

    // Recipe "Dynamic Height Columns": a row is as high as the taller of its label and field.
    @Test func `rows of a dynamic column keep clear of a tall label`() {
        let labels = [label(width: 80), label(width: 100), label(width: 78)]
        labels[0].font = .systemFont(ofSize: 60)
        let fields = [field(), field(), field()]
        for row in 0..<3 { phone.add(labels[row], fields[row]) }
        let tops = tops(of: labels[0]) + tops(of: fields[0])
        var distances: [NSLayoutConstraint] = []
        for row in 1..<3 {
            for upper in [labels[row - 1], fields[row - 1]] as [UIView] {
                distances += distance(from: upper, to: labels[row])
                distances += distance(from: upper, to: fields[row])
            }
        }

        phone.layOut(columns(labels, fields) + tops + distances)

        expectNumbers([labels[0].frame.minY], [40])
        expectNumbers([fields[1].frame.minY], [labels[0].frame.maxY + 8])
        expectNumbers([fields[2].frame.minY], [fields[1].frame.maxY + 8])
    }

    // Recipe "Two Equal-Width Buttons".
    @Test func `two buttons of equal width fill the line`() {
        let buttons = [Box(60, 30), Box(150, 30)]

        layOutButtons(buttons)

        expectFrame(buttons[0], 16, 617, 167.5, 30)
        expectFrame(buttons[1], 191.5, 617, 167.5, 30)
    }

    // Recipe "Three Equal-Width Buttons".
    @Test func `three buttons of equal width fill the line`() {
        let buttons = [Box(60, 30), Box(100, 30), Box(80, 30)]

        layOutButtons(buttons)

        expectNumbers(buttons.map(\.frame.minX), [16, 133, 250])
        expectNumbers(buttons.map(\.frame.width), [109, 109, 109])
    }

    // Recipe "Two Buttons with Equal Spacing": three spaces of equal width, as wide as the buttons leave.
    @Test func `two buttons of equal width stand between three equal spaces`() {
        let buttons = [Box(60, 30), Box(120, 30)]
        let spaces = [UILayoutGuide(), UILayoutGuide(), UILayoutGuide()]
        phone.add(buttons[0], buttons[1])
        spaces.forEach(phone.view.addLayoutGuide)

        phone.layOut(
            [
                spaces[0].leadingAnchor.constraint(equalTo: phone.margins.leadingAnchor),
                buttons[0].leadingAnchor.constraint(equalTo: spaces[0].trailingAnchor),
                spaces[1].leadingAnchor.constraint(equalTo: buttons[0].trailingAnchor),
                buttons[1].leadingAnchor.constraint(equalTo: spaces[1].trailingAnchor),
                spaces[2].leadingAnchor.constraint(equalTo: buttons[1].trailingAnchor),
                spaces[2].trailingAnchor.constraint(equalTo: phone.margins.trailingAnchor),
                buttons[1].leadingAnchor.constraint(
                    greaterThanOrEqualToSystemSpacingAfter: buttons[0].trailingAnchor, multiplier: 1),
                spaces[0].widthAnchor.constraint(equalTo: spaces[1].widthAnchor),
                spaces[0].widthAnchor.constraint(equalTo: spaces[2].widthAnchor),
                buttons[0].widthAnchor.constraint(equalTo: buttons[1].widthAnchor),
            ] + buttons.map { phone.safeArea.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: 20) }
        )

        expectNumbers(buttons.map(\.frame.width), [120, 120])
        expectNumbers(buttons.map(\.frame.minX), [50.33, 204.67])
        expectNumbers(spaces.map(\.layoutFrame.width), [34.33, 34.33, 34.33])
    }

    // Recipe "Two Buttons with Size Class-Based Layouts": side by side in width, above each other in height.
    @Test func `buttons change places when other constraints become active`() {
        let buttons = [Box(60, 30), Box(120, 30)]
        phone.add(buttons[0], buttons[1])
        let (first, second) = (buttons[0], buttons[1])
        let narrow = [
            first.leadingAnchor.constraint(equalTo: phone.margins.leadingAnchor),
            first.trailingAnchor.constraint(equalTo: phone.margins.trailingAnchor),
            second.leadingAnchor.constraint(equalTo: phone.margins.leadingAnchor),
            second.trailingAnchor.constraint(equalTo: phone.margins.trailingAnchor),
            second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
            phone.safeArea.bottomAnchor.constraint(equalTo: second.bottomAnchor, constant: 20),
        ]
        phone.layOut(narrow)
        expectFrame(first, 16, 579, 343, 30)
        expectFrame(second, 16, 617, 343, 30)

        NSLayoutConstraint.deactivate(narrow)
        phone.layOut(line(of: buttons))
        expectFrame(first, 16, 617, 167.5, 30)
        expectFrame(second, 191.5, 617, 167.5, 30)
    }

    // MARK: - Parts

    private func label(width: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = "Name"
        label.font = .systemFont(ofSize: 17)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        let natural = label.widthAnchor.constraint(equalToConstant: width)
        natural.priority = UILayoutPriority(252)
        let least = label.widthAnchor.constraint(greaterThanOrEqualToConstant: width)
        least.priority = .defaultHigh
        NSLayoutConstraint.activate([natural, least])
        return label
    }

    private func field() -> UITextField {
        let field = UITextField()
        field.font = .systemFont(ofSize: 17)
        field.borderStyle = .roundedRect
        return field
    }

    private func columns(_ labels: [UILabel], _ fields: [UITextField]) -> [NSLayoutConstraint] {
        zip(labels, fields).flatMap { label, field in
            [
                label.leadingAnchor.constraint(equalTo: phone.margins.leadingAnchor),
                field.leadingAnchor.constraint(
                    equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
                field.trailingAnchor.constraint(equalTo: phone.margins.trailingAnchor),
                label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
            ]
        } + fields.dropFirst().map { $0.widthAnchor.constraint(equalTo: fields[0].widthAnchor) }
    }

    private func tops(of view: UIView) -> [NSLayoutConstraint] {
        let wish = view.topAnchor.constraint(equalTo: phone.safeArea.topAnchor, constant: 20)
        wish.priority = UILayoutPriority(249)
        return [
            wish, view.topAnchor.constraint(greaterThanOrEqualTo: phone.safeArea.topAnchor, constant: 20),
        ]
    }

    private func distance(from upper: UIView, to lower: UIView) -> [NSLayoutConstraint] {
        let wish = lower.topAnchor.constraint(equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: 1)
        wish.priority = UILayoutPriority(249)
        return [
            wish,
            lower.topAnchor.constraint(
                greaterThanOrEqualToSystemSpacingBelow: upper.bottomAnchor, multiplier: 1),
        ]
    }

    private func layOutButtons(_ buttons: [UIView]) {
        buttons.forEach { phone.add($0) }
        phone.layOut(line(of: buttons))
    }

    private func line(of buttons: [UIView]) -> [NSLayoutConstraint] {
        var constraints = [buttons[0].leadingAnchor.constraint(equalTo: phone.margins.leadingAnchor)]
        for (left, right) in zip(buttons, buttons.dropFirst()) {
            constraints += [
                right.leadingAnchor.constraint(equalToSystemSpacingAfter: left.trailingAnchor, multiplier: 1),
                right.widthAnchor.constraint(equalTo: left.widthAnchor),
            ]
        }
        constraints += buttons.suffix(1).map {
            $0.trailingAnchor.constraint(equalTo: phone.margins.trailingAnchor)
        }
        return constraints
            + buttons.map { phone.safeArea.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: 20) }
    }
}
