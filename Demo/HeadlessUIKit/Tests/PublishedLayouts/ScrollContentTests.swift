import TestDevice
import Testing
import UIKit

/// Content of scroll views: Apple's guide and documentation, and a tutorial.
@MainActor
@Suite(.ownDevice)
struct ScrollContentTests {
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    private func pinToContent(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(view)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            view.topAnchor.constraint(equalTo: content.topAnchor),
            view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
    }

    // Apple, Auto Layout Guide, "Working with Scroll Views": edges of the content set the content size.
    @Test func `constraints to the content set the content's size`() {
        let box = Box(500, 900)
        pinToContent(box)

        scrollView.layoutIfNeeded()

        expectNumbers([scrollView.contentSize.width, scrollView.contentSize.height], [500, 900])
        expectFrame(box, 0, 0, 500, 900)
    }

    // Use Your Loaf, "Scroll View Layouts With Interface Builder" (useyourloaf.com): as wide as the frame
    // guide says, as high as the content needs.
    @Test func `a content as wide as the frame guide scrolls only up and down`() {
        let box = Box(UIView.noIntrinsicMetric, 900)
        pinToContent(box)
        box.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true

        scrollView.layoutIfNeeded()

        expectNumbers([scrollView.contentSize.width, scrollView.contentSize.height], [320, 900])
    }

    // Apple, `frameLayoutGuide`: what is fixed to it does not scroll.
    @Test func `a view at the frame guide stays where it is`() {
        let (content, button) = (Box(320, 900), Box(80, 40))
        pinToContent(content)
        button.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(button)
        NSLayoutConstraint.activate([
            scrollView.frameLayoutGuide.trailingAnchor.constraint(
                equalTo: button.trailingAnchor, constant: 20),
            scrollView.frameLayoutGuide.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 20),
        ])
        scrollView.layoutIfNeeded()
        expectFrame(button, 220, 340, 80, 40)

        scrollView.contentOffset.y = 150
        scrollView.layoutIfNeeded()

        expectFrame(button, 220, 490, 80, 40)
    }
}
