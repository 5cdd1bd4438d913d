import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Toolbars", .serialized, .ownDevice)
struct ToolbarTests {
    private func space(_ kind: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
        UIBarButtonItem(systemItem: kind)
    }

    private func view(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
    }

    @Test func `flexible spaces share what the items leave`() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        let items = [view(40), space(.flexibleSpace), view(60), space(.flexibleSpace), view(20)]
        toolbar.setItems(items, animated: false)
        toolbar.layoutIfNeeded()
        #expect(items.compactMap { $0.customView?.frame.minX } == [16, 180, 364])
    }

    @Test func `a black bar is black`() {
        let toolbar = UIToolbar(frame: .zero)
        toolbar.isTranslucent = false
        toolbar.barStyle = .black
        #expect(toolbar.backgroundColor == .black)
    }

    @Test func `a stack shows the toolbar of its top controller above the lower edge`() {
        let root = UIViewController()
        root.toolbarItems = [view(40)]
        let stack = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.headlessSafeAreaInsets.bottom = 34
        window.rootViewController = stack
        window.isHidden = false
        HeadlessScreen.main.turn()
        stack.setToolbarHidden(false, animated: false)
        HeadlessScreen.main.turn()
        #expect(stack.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
        #expect(stack.toolbar.items == root.toolbarItems)
        #expect(root.view.safeAreaInsets.bottom == 78)
        stack.isToolbarHidden = true
        #expect(stack.toolbar.isHidden)
        #expect(root.view.safeAreaInsets.bottom == 34)
        window.isHidden = true
    }

    @Test func `the button of editing begins and ends it`() {
        let controller = UIViewController()
        let item = controller.editButtonItem
        item.primaryAction?.performWithSender(item, target: nil)
        #expect(controller.isEditing)
        #expect(item.title == "Done")
        item.primaryAction?.performWithSender(item, target: nil)
        #expect(!controller.isEditing)
        #expect(item.title == "Edit")
    }

    @Test func `the setters of an item change it as its properties do`() {
        let item = UINavigationItem(title: "Mail")
        item.setHidesBackButton(true, animated: true)
        item.setLeftBarButton(view(10), animated: true)
        item.setRightBarButtonItems([view(10), view(20)], animated: false)
        #expect(item.hidesBackButton)
        #expect(item.leftBarButtonItems?.count == 1)
        #expect(item.rightBarButtonItems?.count == 2)
    }
}
