import Foundation
import TestDevice
import Testing
import UIKit

/// A view whose content has a fixed size.
private final class Block: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

@MainActor @Suite(.ownDevice)
struct StackViewTests {
    private let first = Block(30, 10)
    private let second = Block(50, 20)
    private let third = Block(20, 30)
    private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))

    init() {
        for view in [first, second, third] { stack.addArrangedSubview(view) }
    }

    private var spans: [ClosedRange<CGFloat>] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map { view in
            stack.axis == .horizontal
                ? view.frame.minX...view.frame.maxX : view.frame.minY...view.frame.maxY
        }
    }

    private var crossSpans: [ClosedRange<CGFloat>] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map { $0.frame.minY...$0.frame.maxY }
    }

    // MARK: - Distribution

    @Test func `a row is filled by the view that hugs least`() {
        stack.spacing = 10
        second.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        #expect(spans == [0...30, 40...170, 180...200])
    }

    @Test func `equal sizes share the room`() {
        stack.distribution = .fillEqually
        stack.spacing = 10
        #expect(spans == [0...60, 70...130, 140...200])
    }

    @Test func `proportional sizes keep their proportions`() {
        stack.distribution = .fillProportionally
        #expect(spans == [0...60, 60...160, 160...200])
    }

    @Test func `between gaps proportional sizes leave the rest to the last`() {
        stack.distribution = .fillProportionally
        stack.spacing = 10
        // 30, 50 and 20 with two gaps of 10 are 120; 200 are shared by them, and the last takes what is left.
        #expect(spans == [0...50, 60...(60 + 250 / 3), (70 + 250 / 3)...200].map(rounded))
    }

    @Test func `a stack takes its share by what is in it, and a fixed width wins`() {
        var conflicts = 0
        HeadlessAutoLayout.unsatisfiable = { _ in conflicts += 1 }
        HeadlessAutoLayout.writesToStandardError = false
        let (icon, inner) = (UIView(), UIStackView(arrangedSubviews: [first, second]))
        let row = UIStackView(arrangedSubviews: [icon, inner])
        row.distribution = .fillProportionally
        icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        row.layoutIfNeeded()
        #expect(conflicts == 0)
        #expect([icon, inner].map(\.frame.minX) == [0, 40])
        #expect([icon, inner].map(\.frame.width) == [40, 160])
    }

    @Test func `proportional views that have no size share the room unless one is given`() {
        let views = (0..<3).map { _ in UIView() }
        let row = UIStackView(arrangedSubviews: views)
        row.distribution = .fillProportionally
        row.frame = CGRect(x: 0, y: 0, width: 240, height: 60)
        row.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [80, 80, 80])
    }

    @Test func `equal spacing spreads the views`() {
        stack.distribution = .equalSpacing
        #expect(spans == [0...30, 80...130, 180...200])
    }

    @Test func `equal centering puts the centers at equal distances`() {
        stack.distribution = .equalCentering
        #expect(spans == [0...30, 77.5...127.5, 180...200].map(rounded))
    }

    private func rounded(_ span: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
        let scale = stack.traitCollection.displayScale
        return (span.lowerBound * scale).rounded() / scale...(span.upperBound * scale).rounded() / scale
    }

    @Test func `a column is filled from top to bottom`() {
        stack.axis = .vertical
        stack.distribution = .fillEqually
        #expect(spans == [0...20, 20...40, 40...60])
    }

    // MARK: - Alignment

    @Test func `fill stretches across the axis`() {
        #expect(crossSpans == [0...60, 0...60, 0...60])
    }

    @Test func `top, center and bottom keep the height of the views`() {
        stack.alignment = .top
        #expect(crossSpans == [0...10, 0...20, 0...30])
        stack.alignment = .center
        #expect(crossSpans == [25...35, 20...40, 15...45])
        stack.alignment = .bottom
        #expect(crossSpans == [50...60, 40...60, 30...60])
    }

    @Test func `first baselines of labels meet`() {
        let (large, small) = (UILabel(), UILabel())
        large.font = .systemFont(ofSize: 34)
        let row = UIStackView(arrangedSubviews: [large, small])
        for label in [large, small] { label.text = "Text" }
        row.alignment = .firstBaseline
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        row.layoutIfNeeded()
        let baselines = [large, small].map { $0.frame.minY + $0.font.ascender }
        #expect(abs(baselines[0] - baselines[1]) < 0.34)
    }

    // MARK: - Spacing

    @Test func `a view can have its own space after it`() {
        stack.spacing = 10
        stack.setCustomSpacing(30, after: first)
        third.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        #expect(spans == [0...30, 60...110, 120...200])
        #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
    }

    @Test func `system spacing is eight points`() {
        stack.spacing = UIStackView.spacingUseSystem
        third.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        #expect(spans == [0...30, 38...88, 96...200])
    }

    @Test func `margins are kept when asked for`() {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20)
        stack.distribution = .equalSpacing
        #expect(spans == [10...40, 75...125, 160...180])
        #expect(crossSpans.first == 5...55)
    }

    // MARK: - Arranged views

    @Test func `hidden views take no room`() {
        stack.distribution = .fillEqually
        second.isHidden = true
        stack.layoutIfNeeded()
        #expect(first.frame.width == 100)
        #expect(third.frame.minX == 100)
    }

    @Test func `a shown view takes its room again`() {
        stack.distribution = .fillEqually
        second.isHidden = true
        stack.layoutIfNeeded()
        second.isHidden = false
        stack.spacing = 10
        #expect(spans == [0...60, 70...130, 140...200])
    }

    @Test func `an arranged view no longer keeps its frame`() {
        #expect(!first.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func `a view removed from the stack is arranged no more`() {
        second.removeFromSuperview()
        stack.distribution = .fillEqually
        #expect(stack.arrangedSubviews == [first, third])
        #expect(spans == [0...100, 100...200])
    }

    @Test func `a view no longer arranged is still a subview`() {
        stack.removeArrangedSubview(second)
        #expect(second.superview === stack && stack.arrangedSubviews == [first, third])
    }

    @Test func `inserting an arranged view again moves it`() {
        stack.insertArrangedSubview(third, at: 0)
        #expect(stack.arrangedSubviews == [third, first, second])
    }

    // MARK: - Size

    @Test func `a stack without a size is as large as its views need`() {
        stack.spacing = 10
        #expect(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 120, height: 30))
    }

    @Test func `a stack among constraints takes the size of its views`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.alignment = .center
        container.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            stack.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        container.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 100, y: 0, width: 100, height: 30))
        #expect(first.frame == CGRect(x: 0, y: 10, width: 30, height: 10))
    }

    @Test func `stacks nest`() {
        let column = UIStackView(arrangedSubviews: [Block(10, 40), stack])
        column.axis = .vertical
        column.spacing = 5
        #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 75))
    }

    @Test func `constraints on arranged views count`() {
        first.widthAnchor.constraint(equalToConstant: 77).isActive = true
        #expect(stack.systemLayoutSizeFitting(.zero).width == 147)
    }

    @Test func `right to left the first view is on the right`() {
        stack.semanticContentAttribute = .forceRightToLeft
        stack.distribution = .equalSpacing
        #expect(spans == [170...200, 70...120, 0...20])
    }

    @Test func `a stack sizes the cell it is in`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 4),
            stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -4),
        ])
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 320, height: 68))
    }

    // MARK: - Boundaries

    private func boundaries(_ alignment: UIStackView.Alignment) -> [Float] {
        stack.alignment = alignment
        stack.layoutIfNeeded()
        return stack.constraints.filter { $0.identifier == "UISV-spanning-boundary" }.map(\.priority.rawValue)
    }

    @Test func `the aligned edges meet the boundary nearly, the others stay within it`() {
        #expect(boundaries(.top) == [999.5, 1000, 999.5, 1000, 999.5, 1000])
        #expect(boundaries(.bottom) == [1000, 999.5, 1000, 999.5, 1000, 999.5])
    }

    @Test func `centered and baseline-aligned views stay within the boundary`() {
        #expect(boundaries(.center) == Array(repeating: 1000, count: 6))
        #expect(boundaries(.firstBaseline) == Array(repeating: 1000, count: 6))
        #expect(boundaries(.fill) == [])
    }
}
