import TestDevice
import Testing
import UIKit

/// Sizes that fit: Apple's documentation of `systemLayoutSizeFitting` and a tutorial about it.
@MainActor
@Suite(.ownDevice)
struct PublishedFittingSizeTests {
    /// A text of 40 points and a picture beside it, with 10 points all around and between.
    private func card() -> UIView {
        let (card, text, picture) = (UIView(), Box(120, 40), Box(60, 60))
        for view in [text, picture] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            picture.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10),
            text.topAnchor.constraint(equalTo: picture.topAnchor),
            card.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 10),
            card.bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 10),
            card.bottomAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor, constant: 10),
        ])
        return card
    }

    // Apple, `layoutFittingCompressedSize`: as small as the constraints allow.
    @Test func `the compressed size is the smallest that constraints allow`() {
        let size = card().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

        expectNumbers([size.width, size.height], [210, 80])
    }

    // Apple, `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`: the width
    // is kept where it is required, the height is as small as possible.
    @Test func `a required width is kept and the height fits`() {
        let size = card().systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)

        expectNumbers([size.width, size.height], [320, 80])
    }

    // objc.io 3, "Advanced Auto Layout Toolbox" (objc.io): a label of several lines is as high as its width
    // makes it; lines of 20 points are 23.87 points high.
    @Test func `a label of several lines gets its height from its width`() {
        let (container, label) = (UIView(), UILabel())
        label.font = .systemFont(ofSize: 20)
        label.numberOfLines = 0
        label.text = "one\ntwo\nthree"
        label.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
            container.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
            label.topAnchor.constraint(equalTo: container.topAnchor, constant: 12),
            container.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
        ])

        let size = container.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)

        expectNumbers([size.width, size.height], [200, 3 * 23.87 + 24])
    }
}
