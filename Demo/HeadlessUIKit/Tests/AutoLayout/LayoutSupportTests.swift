import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct LayoutSupportTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let controller = UIViewController()

    @Test func `the guides of old are as long as the bars, and constraints can name them`() {
        HeadlessScreen.main.reset()
        window.headlessSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            content.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        window.rootViewController = controller
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        #expect(controller.topLayoutGuide.length == 47)
        #expect(controller.bottomLayoutGuide.length == 34)
        #expect(content.frame == CGRect(x: 0, y: 47, width: 390, height: 844 - 47 - 34))
    }

    @Test func `rectangles compare as functions and as methods do`() {
        let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rectangle.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(!rectangle.equalTo(.zero))
        #expect(CGPoint(x: 1, y: 2).equalTo(rectangle.origin))
        #expect(CGSize(width: 3, height: 4).equalTo(rectangle.size))
    }
}
