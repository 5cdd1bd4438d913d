import Foundation
import HeadlessObjectiveC

/// What an object said when it became the delegate or the data source of a list, which asks once and believes it from then on.
struct HeadlessAnswers {
    /// The messages that the object responds to.
    private let sent: Set<String>
    /// Those of them that another object gets.
    private let forwarded: Set<String>

    init(of object: HeadlessObject) {
        let all = HeadlessMessages.protocols.flatMap { $0.names }
        sent = Set(all.filter { object.responds(to: Selector($0)) })
        forwarded = sent.filter { object.forwardingTarget(for: Selector($0)) != nil }
    }

    func contains(_ message: String) -> Bool { sent.contains(message) }

    /// Raises UIKit's exception for a message that the object forwarded when it was asked, and forwards no more.
    @MainActor
    func raise(_ message: String, for object: HeadlessObject) {
        guard forwarded.contains(message) else { return }
        HeadlessException.raise("-[\(type(of: object)) \(message)]: unrecognized selector sent to instance")
    }
}

extension HeadlessMessage {
    static var names: [String] { allCases.map(\.rawValue) }
}

extension NSObjectProtocol {
    /// Asks an object which messages it responds to, as a list does when the object becomes its delegate
    /// or its data source.
    func headlessBecomesDelegate() {
        guard let object = self as? HeadlessObject else { return }
        object.answers = HeadlessAnswers(of: object)
    }
}
