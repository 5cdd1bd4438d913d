import Foundation

extension SceneGroup {
    /// The group with the scenes alone that a text leads to, in any case and with any accents: their title, summary or name
    /// contains it, or these and the title of the group contain each of its words.
    ///
    /// - Parameter text: What is looked for; an empty one finds every scene. `UITableView` and "table view" mean tables.
    public func matching(_ text: String) -> SceneGroup {
        let words = Self.words(of: text)
        let found = scenes.filter { scene in
            let texts = [scene.title, scene.summary, scene.name]
            return text.isEmpty || texts.contains { $0.localizedStandardContains(text) }
                || !words.isEmpty
                    && words.allSatisfy { word in
                        (texts + [title]).contains { $0.localizedStandardContains(word) }
                    }
        }
        return SceneGroup(name: name, title: title, summary: summary, scenes: found)
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().split(separator: " ").map { word in
            guard word.hasPrefix("ui"), word.hasSuffix("view") else { return String(word) }
            return String(word.dropFirst(2).dropLast(4))
        }.filter { !["view", "mode", ""].contains($0) }
    }
}
