import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct NavigationBarTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let root = UIViewController()

    private func navigation() -> UINavigationController {
        HeadlessScreen.main.reset()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        window.headlessSafeAreaInsets.top = 47
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        return navigation
    }

    private func buttons(_ navigation: UINavigationController) -> [UIButton] {
        HeadlessScreen.main.turn()
        return navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
    }

    // MARK: Buttons

    @Test func `a button of the item acts when it is tapped`() {
        let navigation = navigation()
        var taps = 0
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { _ in taps += 1 })
        let button = buttons(navigation).first
        #expect(button?.frame.maxX == 374)
        #expect(button?.center.y == 69)
        button?.headlessTap()
        #expect(taps == 1)
    }

    @Test func `a disabled item does not act`() {
        let navigation = navigation()
        var taps = 0
        let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in taps += 1 })
        root.navigationItem.leftBarButtonItem = item
        item.isEnabled = false
        buttons(navigation).first?.headlessTap()
        #expect(taps == 0)
    }

    @Test func `an item with a menu opens it`() {
        let navigation = navigation()
        let menu = UIMenu(title: "More")
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
        buttons(navigation).first?.headlessTap()
        #expect(navigation.navigationBar.headlessOpenMenu === menu)
    }

    @Test func `an item has its width, its color and its weight`() {
        let navigation = navigation()
        let item = UIBarButtonItem(title: "Go")
        item.width = 100
        item.tintColor = .systemRed
        item.style = .done
        root.navigationItem.leftBarButtonItem = item
        let button = buttons(navigation).first
        #expect(button?.frame.width == 100)
        #expect(button?.tintColor == .systemRed)
        #expect(button?.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
    }

    @Test func `a custom view stands in the bar`() {
        let navigation = navigation()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: view)
        HeadlessScreen.main.turn()
        #expect(view.superview === navigation.navigationBar)
        #expect(view.frame == CGRect(x: 16, y: 54, width: 30, height: 30))
    }

    @Test func `system items say what they do`() {
        let navigation = navigation()
        root.navigationItem.leftBarButtonItems = [
            UIBarButtonItem(systemItem: .cancel), UIBarButtonItem(systemItem: .add),
        ]
        #expect(buttons(navigation).first?.title(for: .normal) == "Cancel")
        #expect(buttons(navigation).last?.image(for: .normal) != nil)
    }

    // MARK: Going back

    @Test func `the back button names and shows the controller below`() {
        let navigation = navigation()
        navigation.pushViewController(UIViewController(), animated: false)
        let back = buttons(navigation).first
        #expect(back?.title(for: .normal) == "Root")
        back?.headlessTap()
        #expect(navigation.topViewController === root)
        #expect(buttons(navigation) == [])
    }

    @Test func `the controller below may name its button`() {
        let navigation = navigation()
        root.navigationItem.backButtonTitle = "Home"
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(buttons(navigation).first?.title(for: .normal) == "Home")
    }

    @Test func `a controller may do without a back button`() {
        let navigation = navigation()
        let next = UIViewController()
        next.navigationItem.hidesBackButton = true
        navigation.pushViewController(next, animated: false)
        #expect(buttons(navigation) == [])
    }

    @Test func `an animated push slides in from the trailing side`() {
        let navigation = navigation()
        let next = UIViewController()
        navigation.pushViewController(next, animated: true)
        let animation = next.view.layer.animation(forKey: "position") as? CABasicAnimation
        #expect(animation?.fromValue as? CGPoint == CGPoint(x: 585, y: 422))
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.topViewController?.view.layer.animationKeys() ?? [] == [])
    }

    // MARK: Titles

    @Test func `a large title makes the bar higher`() {
        let navigation = navigation()
        navigation.navigationBar.prefersLargeTitles = true
        HeadlessScreen.main.turn()
        #expect(navigation.navigationBar.frame.height == 143)
        #expect(root.view.safeAreaInsets.top == 143)
    }

    @Test func `a controller may refuse a large title, and those after it follow`() {
        let navigation = navigation()
        navigation.navigationBar.prefersLargeTitles = true
        let next = UIViewController()
        next.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(next, animated: false)
        navigation.pushViewController(UIViewController(), animated: false)
        HeadlessScreen.main.turn()
        #expect(navigation.navigationBar.frame.height == 91)
    }

    @Test func `a prompt makes the bar higher`() {
        let navigation = navigation()
        root.navigationItem.prompt = "Choose one"
        HeadlessScreen.main.turn()
        #expect(navigation.navigationBar.frame.height == 121)
    }

    @Test func `a title view takes the place of the title`() {
        let navigation = navigation()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        root.navigationItem.titleView = view
        HeadlessScreen.main.turn()
        #expect(view.frame == CGRect(x: 155, y: 54, width: 80, height: 30))
        _ = navigation
    }

    @Test func `a new title is drawn`() {
        let navigation = navigation()
        root.title = "Another"
        HeadlessScreen.main.turn()
        #expect(HeadlessSVGRenderer(navigation.navigationBar).svg(at: nil).contains("Another"))
    }

    // MARK: Under the bar

    @Test func `a view that does not reach under bars begins below`() {
        let navigation = navigation()
        root.edgesForExtendedLayout = []
        HeadlessScreen.main.turn()
        #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
        #expect(root.view.safeAreaInsets.top == 0)
        _ = navigation
    }

    @Test func `an opaque bar covers only those who want it`() {
        let navigation = navigation()
        navigation.navigationBar.isTranslucent = false
        HeadlessScreen.main.turn()
        #expect(root.view.frame.minY == 91)
        root.extendedLayoutIncludesOpaqueBars = true
        HeadlessScreen.main.turn()
        #expect(root.view.frame.minY == 0)
    }

    @Test func `the bar takes its color`() {
        let navigation = navigation()
        navigation.navigationBar.barTintColor = .systemYellow
        #expect(navigation.navigationBar.backgroundColor == .systemYellow)
    }

    @Test func `a hidden bar gives its room to the controller`() {
        let navigation = navigation()
        navigation.setNavigationBarHidden(true, animated: false)
        HeadlessScreen.main.turn()
        #expect(root.view.safeAreaInsets.top == 47)
        #expect(navigation.navigationBar.isHidden)
    }

    @Test func `a bar that is hidden with animation moves out`() {
        let navigation = navigation()
        navigation.setNavigationBarHidden(true, animated: true)
        #expect(navigation.isNavigationBarHidden)
        #expect(!navigation.navigationBar.isHidden)
        #expect(navigation.navigationBar.layer.animation(forKey: "position") != nil)
        HeadlessScreen.main.advance(by: 1)
        #expect(navigation.navigationBar.isHidden)
    }

    // MARK: Tabs

    @Test func `a pushed controller may take the room of the tab bar`() {
        let navigation = navigation()
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        window.rootViewController = tabs
        HeadlessScreen.main.turn()
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: false)
        HeadlessScreen.main.turn()
        #expect(tabs.tabBar.frame.minY == 844)
        #expect(next.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: false)
        HeadlessScreen.main.turn()
        #expect(tabs.tabBar.frame.minY == 795)
        #expect(root.view.safeAreaInsets.bottom == 49)
    }

    @Test func `a tab shows its badge`() {
        HeadlessScreen.main.reset()
        let tabs = UITabBarController()
        tabs.viewControllers = [root]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        root.tabBarItem.badgeValue = "99"
        HeadlessScreen.main.turn()
        #expect(HeadlessSVGRenderer(tabs.tabBar).svg(at: nil).contains("99"))
    }

    @Test func `an item that is given later stands in the bar`() {
        HeadlessScreen.main.reset()
        let tabs = UITabBarController()
        tabs.viewControllers = [root]
        let item = UITabBarItem(title: "Later", image: nil, tag: 0)
        root.tabBarItem = item
        #expect(tabs.tabBar.items == [item])
        #expect(tabs.tabBar.selectedItem === item)
    }

    @Test func `tabs that change with animation dissolve`() {
        HeadlessScreen.main.reset()
        let tabs = UITabBarController()
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        tabs.setViewControllers([root], animated: true)
        #expect(tabs.view.layer.animationKeys() == [kCATransition])
        #expect(tabs.selectedViewController === root)
    }

    // MARK: Large titles

    /// A list of 2,000 points below a bar with a large title, which is 143 points high with the status bar.
    private func list(below navigation: UINavigationController) -> UIScrollView {
        navigation.navigationBar.prefersLargeTitles = true
        let list = UIScrollView(frame: root.view.bounds)
        list.contentSize = CGSize(width: 390, height: 2_000)
        root.view.addSubview(list)
        HeadlessScreen.main.turn()
        list.contentOffset.y = -list.adjustedContentInset.top
        return list
    }

    @Test(arguments: [(CGFloat(-143), CGFloat(143)), (-123, 123), (-91, 91), (300, 91), (-160, 143)])
    func `a large title follows the content up and down`(offset: CGFloat, inset: CGFloat) {
        let navigation = navigation()
        let list = list(below: navigation)
        list.contentOffset.y = 400
        list.contentOffset.y = offset

        #expect(navigation.navigationBar.frame.height == inset)
        #expect(list.adjustedContentInset.top == inset)
    }

    @Test func `content that scrolls below a large title stays where it was scrolled to`() {
        let list = list(below: navigation())
        list.contentOffset.y = -130
        HeadlessScreen.main.turn()

        #expect(list.contentOffset.y == -130)
    }

    // MARK: Items

    @Test func `a bar of its own shows the items it is given`() {
        let bar = UINavigationBar()
        bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
        #expect(bar.topItem?.title == "Second")
        #expect(bar.backItem?.title == "First")
        bar.setItems([UINavigationItem(title: "Third")], animated: false)
        #expect(bar.items?.map(\.title) == ["Third"])
    }
}
