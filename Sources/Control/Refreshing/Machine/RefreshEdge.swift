/// An edge of the content that can be pulled.
public enum RefreshEdge: Hashable, Sendable, CaseIterable {
    /// The start of content that scrolls vertically.
    case top
    /// The end of content that scrolls vertically.
    case bottom
    /// The start of content that scrolls horizontally: the left, or the right where the layout runs from right to left.
    case leading
    /// The end of content that scrolls horizontally.
    case trailing

    /// The other edge of the same axis.
    var opposite: RefreshEdge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }

    /// Whether the content starts here.
    var isStart: Bool { self == .top || self == .leading }

    var isHorizontal: Bool { self == .leading || self == .trailing }
}
