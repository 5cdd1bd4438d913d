public import Foundation

/// What is reported to an observer, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of change a key-value observer hears of.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// One change of an observed value.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// The value after the change; present only when `.new` is observed and the notice is not a prior one.
    public let newValue: Value?
    /// The value before the change; present only when `.old` is observed, and not in the initial notice.
    public let oldValue: Value?
    /// The positions changed in an ordered collection; headless classes announce none.
    public let indexes: IndexSet?
    /// Whether the notice precedes the change.
    public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
