import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct LayoutGuideTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view = UIView()

    init() {
        container.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    private func fill(_ guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    @Test func `the margins guide lies inside the margins`() {
        fill(container.layoutMarginsGuide)
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    }

    @Test func `the guide of the keyboard is what is below the safe area`() {
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.rootViewController = controller
        controller.additionalSafeAreaInsets.bottom = 34
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
        ])
        window.isHidden = false
        HeadlessScreen.main.turn()
        let bottom = controller.view.safeAreaInsets.bottom
        #expect(bottom >= 34)
        #expect(bar.frame == CGRect(x: 0, y: 156 - bottom, width: 300, height: 44))
        #expect(
            controller.view.keyboardLayoutGuide.layoutFrame
                == CGRect(x: 0, y: 200 - bottom, width: 300, height: bottom))
        window.isHidden = true
    }

    @Test func `new margins move what is tied to them`() {
        fill(container.layoutMarginsGuide)
        container.layoutIfNeeded()
        container.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 1, width: 240, height: 196))
    }

    @Test func `margin attributes are those of the margins guide`() {
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: container, attribute: .leftMargin,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: view, attribute: .bottom, relatedBy: .equal, toItem: container,
                attribute: .bottomMargin,
                multiplier: 1, constant: 0),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 182, width: 10, height: 10))
    }

    @Test func `the safe area guide follows the safe area`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.headlessSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        window.addSubview(container)
        fill(container.safeAreaLayoutGuide)
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 47, width: 300, height: 119))
    }

    @Test func `readable content is no wider than 672 points`() {
        container.bounds.size.width = 1000
        fill(container.readableContentGuide)
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 164, y: 8, width: 672, height: 184))
    }

    @Test func `a guide takes part like a view`() {
        let guide = UILayoutGuide()
        container.addLayoutGuide(guide)
        fill(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
            guide.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
            guide.widthAnchor.constraint(equalToConstant: 30),
            guide.heightAnchor.constraint(equalToConstant: 40),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func `removing a guide removes its constraints`() {
        let guide = UILayoutGuide()
        container.addLayoutGuide(guide)
        fill(guide)
        container.removeLayoutGuide(guide)
        #expect(container.constraints.isEmpty && container.layoutGuides.isEmpty)
    }

    @Test func `the content of a scroll view makes its content size`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: scrollView.topAnchor),
            view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            view.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            view.heightAnchor.constraint(equalToConstant: 500),
        ])
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 120, height: 500))
        #expect(view.frame == CGRect(x: 10, y: 0, width: 100, height: 500))
    }

    @Test func `what is tied to the frame guide stays while the content scrolls`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        scrollView.addSubview(view)
        fill(scrollView.frameLayoutGuide)
        scrollView.layoutIfNeeded()
        scrollView.contentOffset.y = 70
        scrollView.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 70, width: 100, height: 100))
    }
}
