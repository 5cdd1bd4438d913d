import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import DemoScenes
@testable import Gallery

/// The page whose skeleton is there for as long as two tasks run.
@MainActor
@Suite("A page that loads in tasks", .serialized, .ownDevice)
struct WorkPageTests {
    private func opened() throws -> OpenScene { try OpenScene("option-work") }

    /// Lets tasks run, after which something holds.
    private func expect(_ condition: () -> Bool) async {
        await FakeServer.runTasks()
        #expect(condition())
    }

    private func isLoading(_ scene: OpenScene) -> Bool {
        HeadlessScreen.main.turn()
        return !scene.covers.isEmpty
    }

    @Test func `the skeleton comes with the first work and goes with the last`() async throws {
        let scene = try opened()
        defer { scene.close() }
        scene.screen.load()
        await expect { isLoading(scene) }
        scene.pass(1.6)
        await expect { scene.contacts == 2 }
        #expect(isLoading(scene))
        scene.pass(1.5)
        await expect { scene.contacts == 4 }
        scene.pass(1)
        #expect(!isLoading(scene) && scene.texts.contains("Grandmother"))
    }

    @Test func `works whose answers are forgotten end without content`() async throws {
        let scene = try opened()
        defer { scene.close() }
        scene.screen.load()
        await expect { isLoading(scene) }
        FakeServer.forget(scene.screen)
        await expect { !isLoading(scene) }
        #expect(scene.contacts == 0)
    }

    @Test func `the gallery has the skeleton, the middle and the content`() async throws {
        let scene = try #require(DemoScene.all.first { $0.name == "option-work" })
        func texts(_ content: Picture.Content) async -> [Bool] {
            let svg = await SceneStage(scene: scene, producer: Producer()).take(Picture(content: content)).svg
            return ["\"#eee\"", "Aurelio", "Grandmother"].map { svg.contains($0) }
        }
        #expect(await texts(.loading(.still)) == [true, false, false])
        #expect(await texts(.step(1)).first == true)
        #expect(await texts(.loaded) == [false, true, true])
    }
}

extension OpenScene {
    /// The number of contacts that the page has.
    fileprivate var contacts: Int { (screen as? WorkPage)?.contacts.count ?? 0 }
}
