import DemoScenes
import Foundation
import TestDevice
import Testing

@testable import Gallery

/// What the review finds in the scenes of the demo.
@MainActor
@Suite("The review of every scene", .serialized, .ownDevice)
struct SceneReviewTests {
    @Test func `nothing is wrong with any scene`() {
        for scene in DemoScene.all {
            #expect(ReviewStage(scene).findings() == [], "\(scene.name)")
        }
    }

    @Test func `the command says how many scenes it has judged`() async {
        var lines: [String] = []
        let group = SceneGroup.all[0].matching("News table")
        let program = DemoProgram(
            groups: [group], directory: FileManager.default.temporaryDirectory, print: { lines.append($0) },
            printError: { lines.append($0) })
        let status = await program.run(["review"])
        #expect(status == 0)
        #expect(lines == ["\(group.scenes.count) scenes, 0 findings"])
    }
}
