public import Foundation

/// A place in a line to which a tab leads.
open class NSTextTab: NSObject, NSCopying {
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The characters at which the column of a tab ends, a `CharacterSet`.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// How what follows the tab stands at its location.
    public let alignment: NSTextAlignment
    /// In points from the edge of the text.
    public let location: CGFloat
    public let options: [OptionKey: Any]

    public init(
        textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// The tabs never change, so a copy is the same.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue }

    /// Twelve at distances of 28 points, as a new style has.
    nonisolated(unsafe) static let standard = (1...12).map {
        NSTextTab(textAlignment: .left, location: 28 * CGFloat($0))
    }
}

extension NSParagraphStyle {
    /// How wide the tab is that stands at a place of its line, before text of a length up to the next tab or the end.
    func widthOfTab(at place: CGFloat, before length: CGFloat) -> CGFloat {
        guard let stop = values.tabStops.first(where: { $0.location > place }) else {
            guard defaultTabInterval > 0 else { return 0 }
            return ((place / defaultTabInterval).rounded(.down) + 1) * defaultTabInterval - place
        }
        switch stop.alignment {
        case .right: return max(0, stop.location - place - length)
        case .center: return max(0, stop.location - place - length / 2)
        default: return stop.location - place
        }
    }
}
