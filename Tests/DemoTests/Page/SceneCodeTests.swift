import TestDevice
import Testing

@testable import DemoScenes
@testable import Gallery

/// `.ci/docs/snippets` compiles what these tests read.
@MainActor
@Suite("The code beside a scene", .ownDevice)
struct SceneCodeTests {
    private func code(of name: String) throws -> SceneCode {
        let scene = try #require(DemoScene.all.first { $0.name == name })
        return try #require(SceneCode(of: scene))
    }

    @Test func `it is a class with its imports, which loads when it opens`() throws {
        let code = try code(of: "profile")
        #expect(code.file == "Demo/iOS/TabAnimatedDemo.swiftpm/Scenes/Profile/ProfileViewController.swift")
        #expect(
            code.text == """
                import TabAnimated
                import UIKit

                // Your own: Profile, ProfileView, fetch(), which asks your server.

                /// A profile page that loads.
                final class ProfileViewController: UIViewController {
                    private let profileView = ProfileView()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = "Profile"
                        view.backgroundColor = .systemBackground
                        profileView.frame = view.bounds
                        profileView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                        view.addSubview(profileView)
                        profileView.tabAnimated = ViewAnimated()
                        profileView.tabAnimated?.adjust { view in
                            view.animation(\\ProfileView.nameLabel).width(200)
                            view.animation(\\ProfileView.roleLabel).width(140)
                            view.animation(named: "figures").width(44)
                            view.animation(named: "captions").width(64)
                            view.animation(named: "messageButton").radius(12)
                        }
                        Task { await load() }
                    }

                    func load() async {
                        await profileView.withTabAnimation {
                            await fetch()
                            showContent()
                        }
                    }

                    func showContent() {
                        profileView.show(.sample)
                    }
                }
                """)
    }

    @Test func `what the demo's pages share stands in the class`() throws {
        let text = try code(of: "option-touches").text
        #expect(text.contains("final class PersonPage: UIViewController {"))
        #expect(text.contains("        profileView.messageButton.skeleton.passesTouches = true\n"))
        let list = try code(of: "option-minimum").text
        #expect(list.contains("final class ContactsPage: UIViewController, UITableViewDataSource {"))
        #expect(list.contains("        tableView.tabAnimated?.timing = SkeletonTiming(minimumDuration: 1)\n"))
        #expect(list.contains("            tableView.reloadData()\n        }\n    }\n"))
        #expect(list.contains("cellForRowAt"))
    }

    @Test func `a model that the scene replaces is left out`() throws {
        let text = try code(of: "option-sample").text
        #expect(text.components(separatedBy: ".tabAnimated = ").count == 2)
        #expect(text.contains("CellAnimated(ContactCell.self) {"))
    }

    @Test func `a class that takes something says with what the scene makes it`() throws {
        let text = try code(of: "shelves-open").text
        #expect(text.contains("// This scene is ShelvesViewController(cardsHaveModel: false).\n"))
        #expect(text.contains("    init(cardsHaveModel: Bool = true) {\n"))
    }

    @Test func `a screen that holds others shows theirs`() throws {
        let text = try code(of: "collection-segments").text
        #expect(text.contains("final class GuidesPage: UIViewController, UICollectionViewDataSource {"))
        #expect(text.contains("final class ReadersPage: UIViewController, UICollectionViewDataSource {"))
    }

    @Test func `a film's code refreshes with work, and imports the module for it`() throws {
        for script in FingerScript.all {
            let text = try #require(SceneCode(ofFilm: script)).text
            #expect(text.hasPrefix("import TabAnimatedRefreshing\nimport UIKit\n"))
            #expect(text.contains("addPullToRefresh(refresher) {") && text.contains("addLoadMore("))
            #expect(
                text.contains("final class RingView: UIView, RefreshViewAnimator {") == (script.look == .ring)
            )
        }
    }

    @Test func `every scene has code that makes a model and starts it, and nothing of the demo's own`() throws
    {
        for scene in DemoScene.all {
            let text = try code(of: scene.name).text
            #expect(text.hasPrefix("import "), "\(scene.name)")
            #expect(text.contains("Animated(") || scene.name == "option-no-model", "\(scene.name)")
            #expect(text.contains("TabAnimation"), "\(scene.name)")
            for word in [
                "FakeServer", "coveredViews", "ContentScreen", "DemoPage", ": TablePage", "answerTimes",
            ] {
                #expect(!text.contains(word), "\(scene.name): \(word)")
            }
        }
    }
}
