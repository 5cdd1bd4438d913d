import TestDevice
import Testing
import UIKit

/// How stack views align: Apple, UIKit documentation of `UIStackView.Alignment` and its cases.
@MainActor
@Suite(.ownDevice)
struct StackAlignmentTests {
    private let boxes = [Box(40, 20), Box(60, 50), Box(50, 30)]

    private func stack(_ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.frame = CGRect(x: 0, y: 0, width: 150, height: 100)
        stack.axis = axis
        stack.alignment = alignment
        stack.layoutIfNeeded()
        return stack
    }

    // UIStackView.Alignment.fill.
    @Test func `fill makes every view as high as the row`() {
        _ = stack(.horizontal, .fill)

        expectNumbers(boxes.map(\.frame.minY), [0, 0, 0])
        expectNumbers(boxes.map(\.frame.height), [100, 100, 100])
    }

    // UIStackView.Alignment.top, center and bottom of a row.
    @Test(
        arguments: [
            (.top, [0, 0, 0]),
            (.center, [40, 25, 35]),
            (.bottom, [80, 50, 70]),
        ] as [(UIStackView.Alignment, [CGFloat])])
    func `a row aligns its views across`(alignment: UIStackView.Alignment, tops: [CGFloat]) {
        _ = stack(.horizontal, alignment)

        expectNumbers(boxes.map(\.frame.minY), tops)
        expectNumbers(boxes.map(\.frame.height), [20, 50, 30])
    }

    // UIStackView.Alignment.leading, center and trailing of a column.
    @Test(
        arguments: [
            (.leading, [0, 0, 0]),
            (.center, [55, 45, 50]),
            (.trailing, [110, 90, 100]),
        ] as [(UIStackView.Alignment, [CGFloat])])
    func `a column aligns its views across`(alignment: UIStackView.Alignment, lefts: [CGFloat]) {
        _ = stack(.vertical, alignment)

        expectNumbers(boxes.map(\.frame.minX), lefts)
        expectNumbers(boxes.map(\.frame.width), [40, 60, 50])
    }

    // UIStackView.Alignment.firstBaseline: the ascender is 0.952 of the size, and 17 points differ by 16.2.
    @Test func `firstBaseline sets texts of two sizes on one line`() {
        let (small, large) = (UILabel(), UILabel())
        small.font = .systemFont(ofSize: 17)
        large.font = .systemFont(ofSize: 34)
        small.text = "small"
        large.text = "large"
        let row = UIStackView(arrangedSubviews: [small, large])
        row.alignment = .firstBaseline
        let size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        row.frame = CGRect(origin: .zero, size: size)

        row.layoutIfNeeded()

        expectNumbers([large.frame.minY, small.frame.minY], [0, 16.2])
    }

    // UIStackView, overview: a row is as high as its highest view, a column as wide as its widest.
    @Test(
        arguments: [
            (.horizontal, CGSize(width: 166, height: 50)),
            (.vertical, CGSize(width: 60, height: 116)),
        ] as [(NSLayoutConstraint.Axis, CGSize)])
    func `a stack fits its views and the gaps between them`(axis: NSLayoutConstraint.Axis, size: CGSize) {
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.axis = axis
        stack.spacing = 8

        let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

        expectNumbers([fitting.width, fitting.height], [size.width, size.height])
    }
}
