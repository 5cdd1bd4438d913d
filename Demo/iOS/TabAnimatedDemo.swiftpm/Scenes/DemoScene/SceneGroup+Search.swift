import Foundation

extension SceneGroup {
    /// The group with the scenes alone whose title, summary or name contains a text, in any case and with any accents.
    ///
    /// - Parameter text: What is looked for; an empty one finds every scene.
    public func matching(_ text: String) -> SceneGroup {
        let found = scenes.filter { scene in
            text.isEmpty
                || [scene.title, scene.summary, scene.name].contains { $0.localizedStandardContains(text) }
        }
        return SceneGroup(name: name, title: title, summary: summary, scenes: found)
    }
}
