/// The result of mapping: the production, and how it came about.
public struct ViewMapping: Hashable, Sendable {
    /// What was found.
    public var production: Production

    /// What became of each view.
    public var tree: MappedView

    /// The tree as text: each view with its index and name, or the reason why it has none.
    public var treeDescription: String { tree.description }

    /// The tree as JSON, with the rule that decided about each view.
    public var treeJSON: String { tree.json }
}
