/// Orientations that a controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    init(_ orientation: UIInterfaceOrientation) {
        self.init(rawValue: 1 << UInt(orientation.rawValue))
    }

    public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(.portrait) }
    public static var landscapeLeft: UIInterfaceOrientationMask { UIInterfaceOrientationMask(.landscapeLeft) }
    public static var landscapeRight: UIInterfaceOrientationMask {
        UIInterfaceOrientationMask(.landscapeRight)
    }
    public static var portraitUpsideDown: UIInterfaceOrientationMask {
        UIInterfaceOrientationMask(.portraitUpsideDown)
    }
    public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
    public static var all: UIInterfaceOrientationMask {
        [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    }
    public static var allButUpsideDown: UIInterfaceOrientationMask {
        [.portrait, .landscapeLeft, .landscapeRight]
    }
}
