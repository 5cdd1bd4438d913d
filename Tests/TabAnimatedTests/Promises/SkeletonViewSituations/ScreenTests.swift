import TabAnimated
import Testing
import UIKit

/// What happens to a whole screen while it loads.
@MainActor
@Suite("SkeletonView's situations: screens that come, go and change", .serialized, .ownApp)
struct ScreenTests {
    private func makeController(_ animation: AnimationType = .pulse()) -> LoadingController {
        let controller = LoadingController()
        controller.page.tabAnimated = ViewAnimated()
        controller.page.tabAnimated?.animation = animation
        return controller
    }

    // MARK: Changes around it

    @Test func `a theme that is forced on the view while it loads repaints and maps nothing anew`() {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        screen.content.startTabAnimation()
        let tiles = screen.overlay?.tiles
        let light = screen.overlay?.componentLayers.map(\.backgroundColor)
        screen.content.overrideUserInterfaceStyle = .dark
        HeadlessScreen.main.turn()
        let dark = screen.overlay?.componentLayers.map(\.backgroundColor)
        #expect(screen.overlay?.tiles == tiles)
        #expect(dark != light)

        let late = Screen(SamplePage())
        late.content.tabAnimated = ViewAnimated()
        late.content.overrideUserInterfaceStyle = .dark
        HeadlessScreen.main.turn()
        late.content.startTabAnimation()
        #expect(late.overlay?.componentLayers.map(\.backgroundColor) == dark)
    }

    @Test(arguments: [CGFloat(320), 507, 678, 981])
    func `a column of a split view that changes its width is covered as one that had it`(width: CGFloat) {
        let covers = [true, false].map { isEarly in
            let screen = Screen(SamplePage(), size: CGSize(width: 981, height: 480))
            screen.content.tabAnimated = ViewAnimated()
            screen.content.tabAnimated?.mapping = .tabAnimated
            if isEarly { screen.content.startTabAnimation() }
            screen.content.frame.size.width = width
            HeadlessScreen.main.turn()
            if !isEarly { screen.content.startTabAnimation() }
            return screen.overlay?.componentLayers.map(\.frame)
        }
        #expect(covers[0] == covers[1])
        #expect(covers[0]?.last?.width == width - 40)
    }

    // MARK: Ends when nobody looks

    @Test func `an end off the window leaves nothing`() {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        screen.content.startTabAnimation()
        screen.content.removeFromSuperview()
        var isOver = false
        screen.content.endTabAnimation(transition: .crossDissolve(0.3)) { isOver = true }
        HeadlessScreen.main.advance(by: 0.5)
        #expect(isOver)
        #expect(screen.content.covers.isEmpty)
    }

    @Test func `an end after the screen was popped leaves nothing and holds nothing`() {
        weak var gone: LoadingController?
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = show(navigation)
        do {
            let controller = makeController()
            gone = controller
            navigation.pushViewController(controller, animated: false)
            HeadlessScreen.main.turn()
            controller.page.startTabAnimation()
            navigation.popViewController(animated: false)
            HeadlessScreen.main.turn()
            controller.page.endTabAnimation()
            #expect(controller.page.covers.isEmpty)
        }
        HeadlessScreen.main.turn()
        #expect(gone == nil)
        window.isHidden = true
    }

    @Test func `an end after the data source died leaves nothing`() {
        let screen = Screen(makeTable(nil))
        do {
            let app = Sections([2])
            screen.content.dataSource = app
            screen.content.delegate = app
            screen.content.tabAnimated = TableAnimated(
                cellClass: SampleCell.self, cellHeight: 60)
            screen.content.startTabAnimation()
            HeadlessScreen.main.turn()
        }
        screen.content.endTabAnimation(reloading: true)
        HeadlessScreen.main.turn()
        #expect(screen.content.dataSource == nil && screen.content.delegate == nil)
        #expect(screen.content.covers.isEmpty)
        #expect(screen.content.visibleCells.isEmpty)
    }

    @Test func `an empty screen is covered and uncovered`() {
        let screen = Screen(UIView())
        screen.content.tabAnimated = ViewAnimated()
        screen.content.startTabAnimation()
        #expect(screen.content.covers.map(\.componentLayers.count) == [0])
        screen.content.endTabAnimation()
        #expect(screen.content.subviews.isEmpty)
    }

    // MARK: More than one

    @Test func `of two screens that load, one that ends leaves the other following its size`() {
        let screen = Screen(UIView(), size: CGSize(width: 640, height: 480))
        let pages = (0..<2).map { SamplePage(frame: CGRect(x: $0 * 320, y: 0, width: 320, height: 480)) }
        for page in pages {
            screen.content.addSubview(page)
            page.tabAnimated = ViewAnimated()
            page.tabAnimated?.mapping = .tabAnimated
            page.startTabAnimation()
        }
        pages[0].endTabAnimation()
        pages[1].frame = CGRect(x: 0, y: 0, width: 640, height: 300)
        HeadlessScreen.main.turn()
        #expect(pages[0].covers.isEmpty)
        #expect(pages[1].covers.map(\.frame) == [CGRect(x: 0, y: 0, width: 640, height: 300)])
        #expect(pages[1].covers.first?.componentLayers.last?.frame.width == 600)
    }

    // MARK: Out of sight and back

    @Test func `an own animation goes on after the background`() {
        let controller = makeController(.custom(Blink()))
        let window = show(controller)
        controller.page.startTabAnimation()
        let cover = controller.page.covers.first
        UIApplication.shared.headlessEnterBackground()
        #expect(cover?.isAnimating == false)
        UIApplication.shared.headlessEnterForeground()
        #expect(cover?.isAnimating == true)
        #expect(cover?.componentLayers.allSatisfy { $0.animation(forKey: "blink") != nil } == true)
        window.isHidden = true
    }

    @Test func `an own animation goes on after another tab was looked at`() {
        let controller = makeController(.custom(Blink()))
        let tabs = UITabBarController()
        tabs.viewControllers = [controller, UIViewController()]
        let window = show(tabs)
        controller.page.startTabAnimation()
        HeadlessScreen.main.turn()
        let cover = controller.page.covers.first
        tabs.selectedIndex = 1
        HeadlessScreen.main.turn()
        #expect(cover?.isAnimating == false)
        tabs.selectedIndex = 0
        HeadlessScreen.main.turn()
        #expect(cover?.isAnimating == true)
        #expect(controller.page.covers.first === cover)
        #expect(cover?.componentLayers.allSatisfy { $0.animation(forKey: "blink") != nil } == true)
        window.isHidden = true
    }

    @Test func `an own animation goes on after a screen was presented over it`() {
        let controller = makeController(.custom(Blink()))
        let window = show(controller)
        controller.page.startTabAnimation()
        let cover = controller.page.covers.first
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        controller.present(modal, animated: false)
        HeadlessScreen.main.turn()
        controller.dismiss(animated: false)
        HeadlessScreen.main.turn()
        #expect(controller.page.covers.first === cover)
        #expect(cover?.isAnimating == true)
        #expect(cover?.componentLayers.allSatisfy { $0.animation(forKey: "blink") != nil } == true)
        window.isHidden = true
    }
}

/// A screen with one page that can load.
private final class LoadingController: UIViewController {
    let page = SamplePage()

    override func loadView() {
        view = page
    }
}

/// An animation of an app.
private struct Blink: SkeletonAnimation {
    func start(on stage: SkeletonStage) {
        for layer in stage.components {
            let blink = CABasicAnimation(keyPath: "opacity")
            blink.fromValue = 1
            blink.toValue = 0
            blink.repeatCount = .infinity
            stage.synchronize(blink, period: 1, on: layer)
            layer.add(blink, forKey: "blink")
        }
    }

    func stop(on stage: SkeletonStage) {
        stage.components.forEach { $0.removeAnimation(forKey: "blink") }
    }
}
