import DemoScenes
import Gallery
import TestDevice
import Testing
import UIKit

/// What every scene of the demo looks like when it loads for the second time.
@MainActor
@Suite("Second loadings", .serialized, .ownDevice)
struct LearningStageTests {
    private static var known: [String: (first: LearningStage.Visit, second: LearningStage.Visit)] = [:]

    /// Two visits of a scene, made once for all tests.
    private static func visits(of scene: DemoScene) -> (
        first: LearningStage.Visit, second: LearningStage.Visit
    ) {
        let visits = known[scene.name] ?? LearningStage(scene).visits()
        known[scene.name] = visits
        return visits
    }

    @Test func `a second loading is at most a point off, or a third of the first`() {
        for scene in DemoScene.loadingAtOnce {
            let (first, second) = Self.visits(of: scene)
            #expect(!second.drifts.isEmpty, "\(scene.name)")
            #expect(second.meanShift <= first.meanShift + 0.5, "\(scene.name)")
            #expect(second.unmatched <= first.unmatched, "\(scene.name)")
            guard !Self.alike.contains(scene.name) else { continue }
            #expect(second.unmatched * 3 <= first.unmatched, "\(scene.name)")
            #expect(second.meanShift <= max(1, first.meanShift / 3), "\(scene.name)")
        }
    }

    /// Scenes whose cells are equally high and show different texts: all of them look like the one in the middle.
    ///
    /// What the app itself draws is no other the second time.
    private static let alike: Set = [
        "option-producer", "messages", "orders", "table-dynamic", "table-dynamic-headers",
        "collection-segments", "collection-nib",
    ]

    @Test func `content that does not vary is where its skeleton was`() {
        let fixed = ["profile", "notes", "controls", "table-self-sizing", "option-lines"]
        let scenes = DemoScene.all.filter { fixed.contains($0.name) }
        let visits = scenes.map { (scene: $0, visits: Self.visits(of: $0)) }
        for (scene, visits) in visits {
            #expect(visits.second.worstShift <= 1, "\(scene.name)")
        }
        // Some guesses are right at once; most are something to learn from.
        #expect(visits.count { $0.visits.first.worstShift >= 1 } * 2 > fixed.count)
    }
}
