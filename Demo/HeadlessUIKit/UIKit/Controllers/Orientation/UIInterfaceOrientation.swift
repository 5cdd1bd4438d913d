/// The side of the device at which the app's lower edge is.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    /// Whether the screen is broader than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the screen is higher than broad.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
