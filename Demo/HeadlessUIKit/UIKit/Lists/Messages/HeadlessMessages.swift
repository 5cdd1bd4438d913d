public import Foundation
public import HeadlessObjectiveC

/// The messages that lists send their data sources and delegates.
public enum HeadlessMessages {
    static let protocols: [any HeadlessMessage.Type] = [
        HeadlessScrollMessage.self, HeadlessTableDelegateMessage.self, HeadlessTableSourceMessage.self,
        HeadlessCollectionDelegateMessage.self, HeadlessCollectionSourceMessage.self,
        HeadlessFlowMessage.self,
    ]

    /// The selectors of all of them.
    public static var selectors: [Selector] { protocols.flatMap { $0.names }.map { Selector($0) } }

    @MainActor static var unimplemented: [(object: any NSObjectProtocol, selector: Selector)]?

    /// Returns the messages that came, while a closure ran, to objects that do not implement them.
    @preconcurrency @MainActor
    public static func unimplemented(
        during body: () throws -> Void
    ) rethrows -> [(object: any NSObjectProtocol, selector: Selector)] {
        let outer = unimplemented
        unimplemented = []
        defer { unimplemented = outer }
        try body()
        return unimplemented ?? []
    }
}
