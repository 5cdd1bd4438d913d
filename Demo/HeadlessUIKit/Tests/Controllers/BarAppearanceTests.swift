import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct BarAppearanceTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let list = UITableViewController(style: .plain)

    private func bar() -> UINavigationBar {
        let system = HeadlessScreen.main.system
        HeadlessScreen.main.reset()
        HeadlessScreen.main.system = system
        list.tableView.contentSize.height = 3_000
        let navigation = UINavigationController(rootViewController: list)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        return navigation.navigationBar
    }

    private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    private func scroll() {
        list.tableView.contentOffset.y = 300
        list.navigationController?.navigationBar.setNeedsLayout()
        HeadlessScreen.main.turn()
    }

    @Test func `the appearance over content at its top is another than over scrolled content`() {
        let bar = bar()
        bar.standardAppearance = appearance(.systemRed)
        bar.scrollEdgeAppearance = appearance(.systemBlue)
        #expect(bar.backgroundColor == .systemBlue)
        scroll()
        #expect(bar.backgroundColor == .systemRed)
    }

    @Test func `without one of its own the scroll edge takes the standard appearance without a background`() {
        let bar = bar()
        bar.standardAppearance = appearance(.systemRed)
        #expect(bar.backgroundColor == .clear)
    }

    @Test func `the item on top comes before the bar`() {
        let bar = bar()
        bar.scrollEdgeAppearance = appearance(.systemRed)
        list.navigationItem.scrollEdgeAppearance = appearance(.systemGreen)
        #expect(bar.backgroundColor == .systemGreen)
    }

    @Test func `the bar keeps a copy, which can be changed where it is`() {
        let bar = bar()
        let given = appearance(.systemRed)
        bar.scrollEdgeAppearance = given
        given.backgroundColor = .systemBlue
        #expect(bar.backgroundColor == .systemRed)
        bar.scrollEdgeAppearance?.backgroundColor = .systemGreen
        #expect(bar.backgroundColor == .systemGreen)
    }

    @Test func `without any appearance the bar is as its other properties say`() {
        HeadlessScreen.main.system = .iOS18
        let bar = bar()
        #expect(bar.backgroundColor == .systemBackground)
        bar.barTintColor = .systemRed
        #expect(bar.backgroundColor == .systemRed)
    }

    @Test func `a tab bar shows the color of its appearance`() {
        let bar = UITabBar()
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = .systemRed
        bar.standardAppearance = appearance
        #expect(bar.backgroundColor == .systemRed)
        #expect(bar.standardAppearance !== appearance)
    }
}
