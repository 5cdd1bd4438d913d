import UIKit

/// One entry of the gallery: a name and the way to make its screen.
@MainActor
public struct DemoScene {
    /// Which pictures the gallery has of a scene.
    public enum PictureSet: Sendable {
        /// Every animation in both appearances, the indices, both directions of reading, and large text.
        case everyAnimation

        /// Before, while and after, in both appearances; after each step, and in the middle of the transition.
        case course

        /// The same without the middle of the transition, for screens that have none, or nothing that fades.
        case courseAtOnce
    }

    /// The name that the command line knows it by.
    public let name: String

    /// The heading in the gallery.
    public let title: String

    /// What the scene shows, in one sentence.
    public let summary: String

    /// The pictures that the gallery has of it.
    public let pictures: PictureSet

    /// Whether the screen loads in a task, so that its skeleton and its answers come in later turns of the main actor.
    public let loadsInTask: Bool

    /// Makes a new screen.
    public let makeScreen: @MainActor () -> any LoadingScreen

    init(
        name: String, title: String, summary: String, pictures: PictureSet = .everyAnimation,
        loadsInTask: Bool = false,
        makeScreen: @escaping @MainActor () -> any LoadingScreen
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.pictures = pictures
        self.loadsInTask = loadsInTask
        self.makeScreen = makeScreen
    }

    /// The scenes of all groups, in the order of the gallery.
    public static let all = SceneGroup.all.flatMap(\.scenes)
}
