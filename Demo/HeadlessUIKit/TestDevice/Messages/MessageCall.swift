public import Testing
public import UIKit

/// A message that a list sends, and how to send it.
public struct MessageCall<Receiver, Place>: Sendable {
    public let selector: Selector
    public let send: @MainActor (Receiver, Place) -> Void

    init<Result>(_ message: some HeadlessMessage, _ send: @escaping @MainActor (Receiver, Place) -> Result) {
        selector = message.selector
        self.send = { _ = send($0, $1) }
    }
}

extension MessageCall: CustomTestStringConvertible {
    public var testDescription: String { selector.description }
}
