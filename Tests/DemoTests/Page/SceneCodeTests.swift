import TestDevice
import Testing

@testable import DemoScenes
@testable import Gallery

@MainActor
@Suite("The code beside a scene", .ownDevice)
struct SceneCodeTests {
    @Test func `it has the model, the start and the end, as an app would write them`() throws {
        let scene = try #require(DemoScene.all.first { $0.name == "news" })
        let code = try #require(SceneCode(of: scene))
        #expect(code.file == "Demo/iOS/TabAnimatedDemo.swiftpm/Scenes/News/NewsViewController.swift")
        #expect(
            code.text == """
                // fetch() is your own request.

                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.tabAnimated = TableAnimated(cellClass: NewsCell.self)
                    tableView.tabAnimated?.adjust { cell in
                        cell.animation(named: "dateLabel").width(72)
                    }
                }

                func showContent() {
                    articles = Article.samples
                    tableView.reloadData()
                }

                func load() async {
                    await tableView.withTabAnimation { await fetch() }
                    showContent()
                }
                """)
    }

    @Test func `a scene that a list of scenes sets up shows how`() throws {
        let scene = try #require(DemoScene.all.first { $0.name == "option-gradient" })
        let code = try #require(SceneCode(of: scene))
        #expect(code.text.contains("animatedGradient = SkeletonGradient("))
    }

    @Test func `every scene has code that makes a model and starts it`() throws {
        for scene in DemoScene.all {
            let text = try #require(SceneCode(of: scene), "\(scene.name)").text
            #expect(text.contains("Animated"), "\(scene.name)")
            #expect(!text.contains("FakeServer") && !text.contains("coveredViews"), "\(scene.name)")
        }
    }
}
