import UIKit

/// One entry of the gallery: a name and the way to make its screen.
@MainActor
public struct DemoScene {
    /// The name that the command line knows it by.
    public let name: String

    /// The heading in the gallery.
    public let title: String

    /// What the scene shows, in one sentence.
    public let summary: String

    /// Whether the screen loads in a task, so that its skeleton and its answers come in later turns of the main actor.
    public let loadsInTask: Bool

    /// Makes a new screen.
    public let makeScreen: @MainActor () -> any LoadingScreen

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - name: The name that the command line knows it by.
    ///   - title: The heading in the gallery.
    ///   - summary: What the scene shows, in one sentence.
    ///   - loadsInTask: Whether the screen loads in a task.
    ///   - makeScreen: Makes a new screen.
    public init(
        name: String, title: String, summary: String, loadsInTask: Bool = false,
        makeScreen: @escaping @MainActor () -> any LoadingScreen
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.loadsInTask = loadsInTask
        self.makeScreen = makeScreen
    }

    /// Makes a scene of one option, in the order of the arguments.
    static func option(
        _ name: String, _ title: String, _ summary: String, loadsInTask: Bool = false,
        makeScreen: @escaping @MainActor () -> any LoadingScreen
    ) -> DemoScene {
        DemoScene(
            name: name, title: title, summary: summary, loadsInTask: loadsInTask,
            makeScreen: makeScreen)
    }

    /// The scenes of all groups, in the order of the gallery.
    public static let all = SceneGroup.all.flatMap(\.scenes)
}
