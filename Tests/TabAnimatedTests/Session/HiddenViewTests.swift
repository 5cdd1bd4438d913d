import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("Views that are hidden while a skeleton is shown", .ownApp)
struct HiddenViewTests {
    private let button = UIButton()
    private let banner = UIView()

    private func screen() -> Screen<SamplePage> {
        let screen = Screen(SamplePage())
        screen.window.addSubview(button)
        screen.window.addSubview(banner)
        let model = ViewAnimated()
        model.viewsHiddenWhileAnimated = [button, banner]
        screen.content.tabAnimated = model
        return screen
    }

    @Test func `they are hidden from the start to the end`() {
        let screen = screen()
        screen.content.startTabAnimation()
        #expect(button.isHidden && banner.isHidden)
        screen.content.endTabAnimation()
        #expect(!button.isHidden && !banner.isHidden)
    }

    @Test func `one that the app had hidden stays hidden`() {
        let screen = screen()
        button.isHidden = true
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        #expect(button.isHidden)
    }

    @Test(arguments: [true, false])
    func `what the app sets meanwhile stays, also through updates`(isHidden: Bool) {
        let screen = screen()
        screen.content.startTabAnimation()
        button.isHidden = isHidden
        screen.content.updateTabAnimation()
        #expect(button.isHidden == isHidden)
        screen.content.endTabAnimation()
        #expect(button.isHidden == isHidden)
    }

    @Test func `other views take effect with an update`() {
        let screen = screen()
        screen.content.startTabAnimation()
        screen.content.tabAnimated?.viewsHiddenWhileAnimated = [banner]
        screen.content.updateTabAnimation()
        #expect(!button.isHidden && banner.isHidden)
    }

    @Test func `a model does not keep them`() {
        let model = ViewAnimated()
        weak var released: UIView?
        do {
            let view = UIView()
            released = view
            model.viewsHiddenWhileAnimated = [view]
        }
        #expect(released == nil && model.viewsHiddenWhileAnimated.isEmpty)
    }

    @Test func `a model that is replaced gives them back`() {
        let screen = screen()
        screen.content.startTabAnimation()
        screen.content.tabAnimated = nil
        #expect(!button.isHidden && !banner.isHidden)
    }
}
