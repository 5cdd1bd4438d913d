import TestDevice
import Testing
import UIKit

/// Margins, safe areas and guides: Apple's articles on positioning content, and tutorials about them.
@MainActor @Suite(.ownDevice)
struct PublishedGuideTests {
    private func pin(_ view: UIView, to guide: UILayoutGuide) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    // Apple, "Positioning content within layout margins": eight points by default on every side.
    @Test func `content within default margins lies 8 points inside`() {
        let (superview, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Box())
        superview.addSubview(box)
        pin(box, to: superview.layoutMarginsGuide)

        superview.layoutIfNeeded()

        expectFrame(box, 8, 8, 284, 184)
    }

    // Apple, `directionalLayoutMargins`: leading is on the right in a language read from there.
    @Test(
        arguments: [
            (.forceLeftToRight, 40),
            (.forceRightToLeft, 10),
        ] as [(UISemanticContentAttribute, CGFloat)])
    func `directional margins change sides with the language`(
        attribute: UISemanticContentAttribute, left: CGFloat
    ) {
        let (superview, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Box())
        superview.semanticContentAttribute = attribute
        superview.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: 40, bottom: 0, trailing: 10)
        superview.addSubview(box)
        pin(box, to: superview.layoutMarginsGuide)

        superview.layoutIfNeeded()

        expectFrame(box, left, 0, 250, 200)
    }

    // Apple, "Positioning content relative to the safe area"; MartianCraft, "Notes from the Margins"
    // (martiancraft.com): 44 and 34 points on the phone of 375 × 812.
    @Test func `content of the safe area keeps clear of sensors and home indicator`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.headlessSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        let (superview, box) = (UIView(frame: window.bounds), Box())
        window.addSubview(superview)
        superview.addSubview(box)
        pin(box, to: superview.safeAreaLayoutGuide)

        superview.layoutIfNeeded()

        expectFrame(box, 0, 44, 375, 734)
    }

    // MartianCraft, "Notes from the Margins": a subview's safe area is what its superview's covers of it,
    // and its margins are added.
    @Test func `a subview under the unsafe area adds what covers it to its margins`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.headlessSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        let (superview, box) = (UIView(frame: CGRect(x: 100, y: 30, width: 100, height: 100)), Box())
        window.addSubview(superview)
        superview.addSubview(box)
        pin(box, to: superview.layoutMarginsGuide)

        superview.layoutIfNeeded()

        expectFrame(box, 8, 22, 84, 70)
    }

    // Apple, "Positioning content relative to the safe area": a controller adds insets for its own bars.
    @Test func `additional insets of a controller make its safe area smaller`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.headlessSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        let (controller, box) = (UIViewController(), Box())
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 50, right: 0)
        controller.view.frame = window.bounds
        window.addSubview(controller.view)
        controller.view.addSubview(box)
        pin(box, to: controller.view.safeAreaLayoutGuide)

        controller.view.layoutIfNeeded()

        expectFrame(box, 20, 44, 355, 684)
    }

    // Use Your Loaf, "Readable Content Guides" (useyourloaf.com): 672 points wide on an iPad of
    // 1024 points, 176 from the edges; on a phone nothing but the margins counts.
    @Test(arguments: [(1024, 20, 176, 672), (320, 16, 16, 288)] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func `readable content is as wide as one can read with ease`(
        width: CGFloat, margin: CGFloat, left: CGFloat, readable: CGFloat
    ) {
        let (superview, box) = (UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100)), Box())
        superview.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
        superview.addSubview(box)
        pin(box, to: superview.readableContentGuide)

        superview.layoutIfNeeded()

        expectFrame(box, left, 0, readable, 100)
    }

    // Apple, documentation of `UILayoutGuide`: equal spaces between three buttons instead of dummy views.
    @Test func `two guides of equal width space three buttons evenly`() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let buttons = [Box(60, 30), Box(80, 30), Box(40, 30)]
        let spaces = [UILayoutGuide(), UILayoutGuide()]
        spaces.forEach(superview.addLayoutGuide)
        for button in buttons {
            button.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(button)
        }

        NSLayoutConstraint.activate([
            buttons[0].leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            spaces[0].leadingAnchor.constraint(equalTo: buttons[0].trailingAnchor),
            buttons[1].leadingAnchor.constraint(equalTo: spaces[0].trailingAnchor),
            spaces[1].leadingAnchor.constraint(equalTo: buttons[1].trailingAnchor),
            buttons[2].leadingAnchor.constraint(equalTo: spaces[1].trailingAnchor),
            buttons[2].trailingAnchor.constraint(equalTo: superview.trailingAnchor),
            spaces[0].widthAnchor.constraint(equalTo: spaces[1].widthAnchor),
        ])
        superview.layoutIfNeeded()

        expectNumbers(buttons.map(\.frame.minX), [0, 130, 280])
        expectNumbers(spaces.map(\.layoutFrame.width), [70, 70])
    }

    // Apple, documentation of `UILayoutGuide`: a guide as a container around views, centered as one.
    @Test func `a guide encloses two views and centers them together`() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let (title, picture, container) = (Box(80, 20), Box(40, 40), UILayoutGuide())
        superview.addLayoutGuide(container)
        for view in [title, picture] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }

        NSLayoutConstraint.activate([
            container.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
            container.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
            picture.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            picture.topAnchor.constraint(equalTo: container.topAnchor),
            picture.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10),
            title.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            title.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
        ])
        superview.layoutIfNeeded()

        expectRectangle(container.layoutFrame, 95, 30, 130, 40)
        expectFrame(picture, 95, 30, 40, 40)
        expectFrame(title, 145, 40, 80, 20)
    }
}
