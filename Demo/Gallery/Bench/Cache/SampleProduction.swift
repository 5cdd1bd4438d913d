import DemoScenes
import TabAnimated

/// A production of the demo, and how it was asked for.
struct SampleProduction {
    let request: ProductionRequest
    let key: String
    let production: Production

    /// Screens as apps have them, from cells of three components to a page of eighteen.
    private static let sceneNames: Set<String> = [
        "news", "cards", "profile", "messages", "orders", "settings", "agenda", "shelves", "controls",
    ]

    /// What the typical among some scenes ask for while they load, each production once.
    @MainActor
    static func typical(of scenes: [DemoScene]) async -> [SampleProduction] {
        let recorder = KeyRecorder()
        for scene in scenes where sceneNames.contains(scene.name) {
            _ = await SceneStage(scene: scene, producer: recorder).take(Picture(content: .loading(.none)))
        }
        return recorder.samples
    }
}

/// A producer that remembers under which key it was asked for what.
@MainActor
private final class KeyRecorder: Producing {
    private let producer = Producer()
    private(set) var samples: [SampleProduction] = []

    func production(for request: ProductionRequest) -> Production {
        let production = producer.production(for: request)
        let key = ProductionKey(request).text
        // What a view on screen shows by then is another matter.
        if request.cell != nil, !samples.contains(where: { $0.key == key }) {
            samples.append(SampleProduction(request: request, key: key, production: production))
        }
        return production
    }
}
