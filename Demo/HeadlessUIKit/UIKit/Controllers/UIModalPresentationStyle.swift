/// How a presented controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case blurOverFullScreen = 8
    case automatic = -2
}
