import TestDevice
import Testing
import UIKit

/// A view whose content has the size it is told.
private final class ContentView: UIView {
    var contentSize = CGSize(width: 50, height: 20) {
        didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { contentSize }
}

@MainActor @Suite(.ownDevice)
struct IntrinsicSizeTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let first = ContentView()
    private let second = ContentView()

    init() {
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
    }

    @Test func `the default priorities are 250 and 750`() {
        let view = UIView()
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
    }

    @Test func `the view that hugs less grows`() {
        first.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        container.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 150, height: 20))
    }

    @Test func `the view that resists less shrinks`() {
        first.contentSize.width = 150
        second.contentSize.width = 100
        second.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        container.layoutIfNeeded()
        #expect(first.frame.width == 100)
    }

    @Test func `a priority can change after layout`() {
        first.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        container.layoutIfNeeded()
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        container.layoutIfNeeded()
        #expect(first.frame.width == 50)
    }

    @Test func `new content changes the size`() {
        container.layoutIfNeeded()
        first.contentSize.height = 33
        container.layoutIfNeeded()
        #expect(first.frame.height == 33)
    }

    @Test func `a required constraint outweighs the content`() {
        first.widthAnchor.constraint(equalToConstant: 10).isActive = true
        container.layoutIfNeeded()
        #expect(first.frame.width == 10)
    }

    @Test func `content resists a weaker constraint`() {
        let narrow = first.widthAnchor.constraint(equalToConstant: 10)
        narrow.priority = UILayoutPriority(740)
        narrow.isActive = true
        container.layoutIfNeeded()
        #expect(first.frame.width == 50)
    }

    @Test func `a label of several lines is as high as its width makes it`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A text that is by far too long to fit into one line of this narrow container"
        label.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            label.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        container.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
        #expect(label.frame.height > 50)
    }

    @Test func `a label gets its line back when there is room again`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Two or three short words here"
        label.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor),
            label.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        container.bounds.size.width = 110
        container.layoutIfNeeded()
        let high = label.frame.height
        container.bounds.size.width = 400
        container.layoutIfNeeded()
        #expect(high > label.frame.height)
        #expect(label.frame.size == label.intrinsicContentSize)
    }

    @Test func `baselines of labels meet`() {
        let (large, small) = (UILabel(), UILabel())
        large.font = .systemFont(ofSize: 34)
        for label in [large, small] {
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(label)
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: container.topAnchor),
            large.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        container.layoutIfNeeded()
        let expected = large.font.ascender - small.font.ascender
        #expect(abs(small.frame.minY - expected) < 0.34)
    }

    @Test func `a view without text has its baseline at the bottom`() {
        let label = UILabel()
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            label.lastBaselineAnchor.constraint(equalTo: container.bottomAnchor),
            first.lastBaselineAnchor.constraint(equalTo: first.bottomAnchor),
        ])
        container.layoutIfNeeded()
        #expect(abs(label.frame.maxY + label.font.descender - 100) < 0.34)
    }
}
