// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of a message, as Objective-C writes it: `tableView:heightForRowAtIndexPath:`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ str: String) {
        description = str
    }

    public init(stringLiteral value: String) {
        description = value
    }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
}
