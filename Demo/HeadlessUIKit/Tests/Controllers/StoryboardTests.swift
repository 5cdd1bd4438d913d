import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Storyboards", .serialized, .ownDevice)
struct StoryboardTests {
    private final class ListController: UIViewController {
        var allowsSegues = true
        var prepared: [String?] = []

        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            allowsSegues
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            prepared.append(segue.identifier)
            (segue.destination as? DetailController)?.item = sender as? String
        }
    }

    private final class DetailController: UIViewController {
        var item: String?
    }

    private let storyboard = UIStoryboard(name: "Main", bundle: nil)

    init() {
        UIStoryboard.headlessScenes["Main"] = [
            "": UIStoryboard.HeadlessScene(segues: ["detail": "Detail"]) { ListController() },
            "Detail": UIStoryboard.HeadlessScene { DetailController() },
        ]
    }

    /// The first screen on a navigation stack in a window.
    private func shown() throws -> (list: ListController, stack: UINavigationController, window: UIWindow) {
        let list = try #require(storyboard.instantiateInitialViewController() as? ListController)
        let stack = UINavigationController(rootViewController: list)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = stack
        window.isHidden = false
        HeadlessScreen.main.turn()
        return (list, stack, window)
    }

    @Test func `a screen is made by its identifier and knows its storyboard`() {
        let controller = storyboard.instantiateViewController(withIdentifier: "Detail")
        #expect(controller is DetailController)
        #expect(controller.storyboard === storyboard)
    }

    @Test func `a screen that is not there ends the app`() {
        let message = raised { _ = storyboard.instantiateViewController(withIdentifier: "Settings") }
        #expect(message == "Storyboard (Main) doesn't contain a view controller with identifier 'Settings'")
    }

    @Test func `a storyboard without a first screen has none`() {
        #expect(UIStoryboard(name: "Empty", bundle: nil).instantiateInitialViewController() == nil)
    }

    @Test func `a segue prepares its destination and shows it`() throws {
        let (list, stack, window) = try shown()
        list.performSegue(withIdentifier: "detail", sender: "Harbor")
        HeadlessScreen.main.turn()
        #expect((stack.topViewController as? DetailController)?.item == "Harbor")
        #expect(list.prepared == ["detail"])
        window.isHidden = true
    }

    @Test func `a tap goes along no segue that the controller refuses, a call does`() throws {
        let (list, _, window) = try shown()
        list.allowsSegues = false
        list.headlessTriggerSegue(withIdentifier: "detail")
        #expect(list.prepared == [])
        list.performSegue(withIdentifier: "detail", sender: nil)
        #expect(list.prepared == ["detail"])
        window.isHidden = true
    }

    @Test func `a segue with a handler runs it`() {
        var count = 0
        let segue = UIStoryboardSegue(
            identifier: nil, source: UIViewController(), destination: UIViewController()
        ) { count += 1 }
        segue.perform()
        #expect(count == 1)
    }

    @Test func `a segue that is not there ends the app`() {
        let controller = DetailController()
        let message = raised { controller.performSegue(withIdentifier: "help", sender: nil) }
        #expect(message?.hasSuffix("has no segue with identifier 'help'") == true)
    }

    private func raised(_ run: () -> Void) -> String? {
        var message: String?
        let handler = HeadlessException.handler
        HeadlessException.handler = { message = $0 }
        run()
        HeadlessException.handler = handler
        return message
    }
}
