import TestDevice
import Testing
import UIKit

/// Which views of a stack give way, and where those stand that are hidden, as Apple's UIKit has it.
@MainActor @Suite(.ownDevice) struct MeasuredStackTests {
    private func spans(
        _ widths: [CGFloat?], width: CGFloat, prepare: (UIStackView) -> Void = { _ in }
    ) -> [ClosedRange<CGFloat>] {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: width, height: 30))
        stack.spacing = 8
        for width in widths { stack.addArrangedSubview(width.map { Block($0) } ?? UIView()) }
        prepare(stack)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map { $0.frame.minX...$0.frame.maxX }
    }

    @Test func `the first view stretches where all hug alike`() {
        #expect(spans([30, 29, 41], width: 300) == [0...214, 222...251, 259...300])
    }

    @Test func `the first view shrinks where all resist alike`() {
        #expect(spans([76, 94], width: 120) == [0...18, 26...120])
    }

    @Test func `the next first one stretches when the first is hidden`() {
        let spans = spans([30, 29, 41], width: 300) { $0.arrangedSubviews[0].isHidden = true }
        #expect(spans[1...] == [0...251, 259...300])
    }

    @Test func `a view that hugs more stays when it is the first`() {
        let spans = spans([30, 29], width: 100) {
            $0.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        }
        #expect(spans == [0...30, 38...100])
    }

    @Test func `the last of the views without content takes the room`() {
        #expect(
            spans([30, nil, 29, nil, 41], width: 300) == [0...30, 38...38, 46...75, 83...251, 259...300])
    }

    @Test func `a hidden view stands in the middle of the gap it leaves`() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 208, height: 30))
        stack.spacing = 8
        stack.distribution = .fillEqually
        for _ in 0..<3 { stack.addArrangedSubview(UIView()) }
        stack.arrangedSubviews[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 104, y: 0, width: 0, height: 30))
    }
}

/// A view whose content has a width.
private final class Block: UIView {
    private let width: CGFloat

    init(_ width: CGFloat) {
        self.width = width
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 19) }
}
