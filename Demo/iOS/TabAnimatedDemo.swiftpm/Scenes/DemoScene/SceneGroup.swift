import UIKit

/// Scenes of one kind, under a heading.
@MainActor
public struct SceneGroup {
    /// A short name, for links.
    public let name: String

    /// The heading.
    public let title: String

    /// What the scenes have in common, in one sentence.
    public let summary: String

    /// The scenes, in order.
    public let scenes: [DemoScene]

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - name: A short name, for links.
    ///   - title: The heading.
    ///   - summary: What the scenes have in common, in one sentence.
    ///   - scenes: The scenes, in order.
    public init(name: String, title: String, summary: String, scenes: [DemoScene]) {
        self.name = name
        self.title = title
        self.summary = summary
        self.scenes = scenes
    }

    /// The groups, in the order of the gallery.
    public static let all = [
        SceneGroup(
            name: "screens", title: "Screens",
            summary: "Whole screens as apps have them, with every animation.", scenes: DemoScene.screens),
        SceneGroup(
            name: "tables", title: "Tables",
            summary: "One situation of a table each, before, while and after it loads.",
            scenes: DemoScene.tables),
        SceneGroup(
            name: "collections", title: "Collections",
            summary: "One situation of a collection view each, before, while and after it loads.",
            scenes: DemoScene.collections),
        SceneGroup(
            name: "views", title: "Views",
            summary: "One situation of a view that is no list each, before, while and after it loads.",
            scenes: DemoScene.views),
        SceneGroup(
            name: "starts", title: "Starting and ending",
            summary: "When a skeleton starts, how long it stays, and what it does to a list.",
            scenes: DemoScene.starts),
        SceneGroup(
            name: "realistic", title: "Realistic skeletons",
            summary: "Sample data, and what is learnt from the content that was there last.",
            scenes: DemoScene.realistic),
        SceneGroup(
            name: "looks", title: "Animations and colors",
            summary: "How shapes are painted and move, for one view or the app.",
            scenes: DemoScene.looks),
        SceneGroup(
            name: "shapes", title: "Adjusting shapes",
            summary: "Which views become shapes, and what these look like.",
            scenes: DemoScene.shapes),
        SceneGroup(
            name: "refreshing", title: "Pull to refresh",
            summary: "Options of refreshers; more is loaded in two scenes of tables.",
            scenes: DemoScene.refreshing),
    ]
}
