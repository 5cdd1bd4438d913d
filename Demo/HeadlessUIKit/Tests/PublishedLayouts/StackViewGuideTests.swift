import TestDevice
import Testing
import UIKit

/// Apple, Auto Layout Guide (Documentation Archive), chapter "Stack Views": its three recipes.
@MainActor
@Suite(.ownDevice)
struct StackViewGuideTests {
    private let phone = Phone()

    // Recipe "Simple Stack View": a label, a picture that takes the rest, and a button.
    @Test func `the picture of a simple stack gets what label and button leave`() {
        let (label, button) = (Box(120, 21), Box(40, 30))
        let picture = Box(200, 200).hugging(249, .vertical).resisting(749, .vertical)
        let stack = column([label, picture, button])
        phone.add(stack)

        phone.layOut([
            stack.leadingAnchor.constraint(equalTo: phone.margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: phone.margins.trailingAnchor),
            stack.topAnchor.constraint(equalToSystemSpacingBelow: phone.safeArea.topAnchor, multiplier: 1),
            phone.safeArea.bottomAnchor.constraint(
                equalToSystemSpacingBelow: stack.bottomAnchor, multiplier: 1),
        ])

        expectFrame(stack, 16, 28, 343, 631)
        expectFrame(label, 0, 0, 343, 21)
        expectFrame(picture, 0, 29, 343, 564)
        expectFrame(button, 0, 601, 343, 30)
    }

    // Recipe "Nested Stack Views": a square picture as high as three rows of label and field.
    @Test func `nested stacks give the picture the height of the rows beside it`() {
        let labels = ["First", "Middle", "Last"].map(label)
        let fields = labels.map { _ in field() }
        let rows = zip(labels, fields).map { row([$0, $1], alignment: .firstBaseline) }
        let names = column(rows)
        let picture = Box(200, 200).resisting(48).resisting(48, .vertical)
        let upper = row([picture, names])
        let text = Box().hugging(249, .vertical)
        let buttons = row([Box(40, 30), Box(60, 30), Box(50, 30)])
        buttons.distribution = .fillEqually
        let root = column([upper, text, buttons])
        phone.add(root)

        phone.layOut([
            root.leadingAnchor.constraint(equalTo: phone.margins.leadingAnchor),
            root.trailingAnchor.constraint(equalTo: phone.margins.trailingAnchor),
            root.topAnchor.constraint(equalTo: phone.safeArea.topAnchor, constant: 20),
            phone.safeArea.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: 20),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            fields[0].widthAnchor.constraint(equalTo: fields[1].widthAnchor),
            fields[0].widthAnchor.constraint(equalTo: fields[2].widthAnchor),
        ])

        expectFrame(root, 16, 40, 343, 607)
        expectFrame(picture, 0, 0, 118, 118)
        expectFrame(names, 126, 0, 217, 118)
        expectNumbers(rows.map(\.frame.minY), [0, 42, 84])
        expectNumbers(fields.map(\.frame.width), [109, 109, 109])
        expectFrame(text, 0, 126, 343, 443)
        expectNumbers(buttons.arrangedSubviews.map(\.frame.width), [109, 109, 109])
        expectFrame(buttons, 0, 577, 343, 30)
    }

    // Recipe "Dynamic Stack View": a stack in a scroll view, to which entries are added.
    @Test func `a stack in a scroll view grows with its entries, and the content with it`() {
        let scrollView = UIScrollView()
        let stack = column([Box(UIView.noIntrinsicMetric, 100), Box(UIView.noIntrinsicMetric, 100)])
        stack.distribution = .equalSpacing
        stack.spacing = 0
        phone.add(scrollView)
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        phone.layOut([
            scrollView.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: phone.view.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: phone.safeArea.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: phone.safeArea.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        ])
        expectNumbers([scrollView.contentSize.width, scrollView.contentSize.height], [375, 200])

        for _ in 0..<8 { stack.addArrangedSubview(Box(UIView.noIntrinsicMetric, 100)) }
        phone.view.layoutIfNeeded()

        expectNumbers([scrollView.contentSize.width, scrollView.contentSize.height], [375, 1000])
        expectNumbers(stack.arrangedSubviews.suffix(1).map(\.frame.minY), [900])
    }

    // MARK: - Parts

    private func column(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 8
        return stack
    }

    private func row(_ views: [UIView], alignment: UIStackView.Alignment = .fill) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = alignment
        stack.spacing = 8
        return stack
    }

    /// All labels are 100 points wide.
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 17)
        label.widthAnchor.constraint(equalToConstant: 100).isActive = true
        return label
    }

    /// Rounded text fields are 34 points high.
    private func field() -> UITextField {
        let field = UITextField()
        field.font = .systemFont(ofSize: 17)
        field.borderStyle = .roundedRect
        field.setContentHuggingPriority(UILayoutPriority(48), for: .horizontal)
        field.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        return field
    }
}
