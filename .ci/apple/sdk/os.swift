@_exported import ObjectiveC

public struct OSLogPrivacy: Sendable { public static var `public`: OSLogPrivacy { fatalError() } }
public struct OSLogInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
    public mutating func appendLiteral(_ literal: String) { fatalError() }
    public mutating func appendInterpolation(
        _ text: @autoclosure @escaping () -> String, privacy: OSLogPrivacy
    ) { fatalError() }
}
public struct OSLogMessage: ExpressibleByStringInterpolation {
    public init(stringInterpolation: OSLogInterpolation) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
}
public struct Logger: @unchecked Sendable {
    public init(subsystem: String, category: String) { fatalError() }
    public func warning(_ message: OSLogMessage) { fatalError() }
}
public struct OSSignposter: @unchecked Sendable {
    public init(subsystem: String, category: String) { fatalError() }
    public func withIntervalSignpost<T>(_ name: StaticString, around task: () throws -> T) rethrows -> T {
        fatalError()
    }
}
