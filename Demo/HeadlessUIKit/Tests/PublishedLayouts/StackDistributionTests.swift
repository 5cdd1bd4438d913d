import TestDevice
import Testing
import UIKit

/// How stack views distribute: Apple, UIKit documentation of `UIStackView.Distribution` and its cases,
/// and tutorials that give numbers for it.
@MainActor
@Suite(.ownDevice)
struct StackDistributionTests {
    private func row(
        _ views: [UIView], width: CGFloat, _ distribution: UIStackView.Distribution, spacing: CGFloat = 0
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: 50)
        stack.distribution = distribution
        stack.spacing = spacing
        stack.layoutIfNeeded()
        return stack
    }

    private func edges(_ stack: UIStackView) -> [CGFloat] {
        stack.arrangedSubviews.flatMap { [$0.frame.minX, $0.frame.maxX] }
    }

    // UIStackView.Distribution.fill: room to spare goes to the view that hugs its content least.
    @Test func `fill stretches the view of the lowest hugging`() {
        let stack = row([Box(50, 20), Box(60, 20).hugging(249), Box(70, 20)], width: 300, .fill, spacing: 10)

        expectNumbers(edges(stack), [0, 50, 60, 220, 230, 300])
    }

    // UIStackView.Distribution.fill: missing room is taken from the view that resists least.
    @Test func `fill squeezes the view of the lowest resistance`() {
        let stack = row([Box(150, 20), Box(150, 20).resisting(749), Box(50, 20)], width: 300, .fill)

        expectNumbers(edges(stack), [0, 150, 150, 250, 250, 300])
    }

    // UIStackView.Distribution.fillEqually.
    @Test func `fillEqually gives every view the same width`() {
        let stack = row(
            [Box(20, 20), Box(90, 20), Box(40, 20), Box()], width: 330, .fillEqually, spacing: 10)

        expectNumbers(edges(stack), [0, 75, 85, 160, 170, 245, 255, 330])
    }

    // Hacking with Swift, "What are the different UIStackView distribution types?": views of 100 and 200
    // points grow to 150 and 300.
    @Test func `fillProportionally keeps the ratio of natural widths`() {
        let stack = row([Box(100, 20), Box(200, 20)], width: 450, .fillProportionally)

        expectNumbers(edges(stack), [0, 150, 150, 450])
    }

    // UIStackView.Distribution.fillProportionally, made smaller: the same ratio.
    @Test func `fillProportionally keeps the ratio when it squeezes`() {
        let stack = row([Box(100, 20), Box(200, 20), Box(300, 20)], width: 300, .fillProportionally)

        expectNumbers(edges(stack), [0, 50, 50, 150, 150, 300])
    }

    // UIStackView.Distribution.equalSpacing: four views keep their widths, the gaps are even.
    @Test func `equalSpacing makes the gaps even`() {
        let stack = row([Box(20, 20), Box(90, 20), Box(40, 20), Box(60, 20)], width: 300, .equalSpacing)

        expectNumbers(edges(stack), [0, 20, 50, 140, 170, 210, 240, 300])
    }

    // UIStackView.spacing: the least gap that equalSpacing makes; then views are squeezed.
    @Test func `equalSpacing keeps the spacing and squeezes the view that resists least`() {
        let stack = row(
            [Box(100, 20), Box(100, 20).resisting(700), Box(100, 20)], width: 300, .equalSpacing, spacing: 20)

        expectNumbers(edges(stack), [0, 100, 120, 180, 200, 300])
    }

    // UIStackView.Distribution.equalCentering: the centers are as far from each other.
    @Test func `equalCentering makes the distances of centers even`() {
        let stack = row([Box(40, 20), Box(100, 20), Box(60, 20)], width: 350, .equalCentering)

        expectNumbers(stack.arrangedSubviews.map(\.frame.midX), [20, 170, 320])
        expectNumbers(stack.arrangedSubviews.map(\.frame.width), [40, 100, 60])
    }

    // UIStackView.Distribution.equalCentering: the spacing is kept before the centers are.
    @Test func `equalCentering gives way to the spacing`() {
        let stack = row([Box(20, 20), Box(200, 20), Box(60, 20)], width: 300, .equalCentering, spacing: 10)

        expectNumbers(edges(stack), [0, 20, 30, 230, 240, 300])
    }

    // UIStackView.setCustomSpacing(_:after:).
    @Test func `custom spacing replaces the spacing after one view`() {
        let boxes = [Box(40, 20), Box(40, 20), Box(40, 20).hugging(200)]
        let stack = row(boxes, width: 300, .fill, spacing: 10)

        stack.setCustomSpacing(32, after: boxes[0])
        stack.layoutIfNeeded()

        expectNumbers(edges(stack), [0, 40, 72, 112, 122, 300])
    }

    // UIStackView, "Managing the stack view's appearance": hidden arranged views take no room.
    @Test func `a hidden view leaves its room and its gap to the others`() {
        let boxes = [Box(40, 20), Box(40, 20), Box(40, 20)]
        let stack = row(boxes, width: 320, .fillEqually, spacing: 10)
        expectNumbers([boxes[0].frame.width, boxes[2].frame.minX], [100, 220])

        boxes[1].isHidden = true
        stack.layoutIfNeeded()

        expectNumbers([boxes[0].frame.width, boxes[2].frame.minX, boxes[2].frame.width], [155, 165, 155])
    }

    // Use Your Loaf, "Adding Padding To A Stack View" (useyourloaf.com): arranged inside the margins.
    @Test func `a stack arranges inside its layout margins where asked to`() {
        let stack = row([Box(40, 20), Box(40, 20)], width: 320, .fillEqually, spacing: 10)
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 5, leading: 30, bottom: 15, trailing: 20)

        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutIfNeeded()

        expectFrame(stack.arrangedSubviews[0], 30, 5, 130, 30)
        expectFrame(stack.arrangedSubviews[1], 170, 5, 130, 30)
    }
}
