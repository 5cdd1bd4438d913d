/// How a presented controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    case automatic = -2

    /// Whether the presented view is a sheet, which leaves something of what is below in sight.
    var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }

    /// Whether what is below is taken away.
    var coversAll: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the presented view takes the place of the controller that defines the context.
    var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
