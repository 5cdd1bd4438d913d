/// An edge of the content that can be pulled.
public enum RefreshEdge: Hashable, Sendable, CaseIterable {
    /// The start of the content.
    case top
    /// The end of the content.
    case bottom

    /// The other edge.
    var opposite: RefreshEdge { self == .top ? .bottom : .top }
}
