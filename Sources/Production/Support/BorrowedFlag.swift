package import UIKit

/// A flag of an object of the app that a skeleton sets while it is shown, and then gives back.
///
/// An app that sets the flag meanwhile, to whichever value, takes over: its value stays.
@MainActor
package final class BorrowedFlag<Owner: NSObject> {
    package private(set) weak var owner: Owner?
    private let flag: ReferenceWritableKeyPath<Owner, Bool>
    private let value: Bool
    private var observation: NSKeyValueObservation?
    private var isBorrowed = false
    private var isWriting = false

    /// Creates a flag that the app still has.
    ///
    /// - Parameter value: What the flag is while it is borrowed.
    package init(_ flag: ReferenceWritableKeyPath<Owner, Bool>, of owner: Owner?, as value: Bool) {
        self.owner = owner
        self.flag = flag
        self.value = value
    }

    /// Sets the flag, or gives it back; only a change from the last call has an effect.
    package func borrow(_ borrows: Bool) {
        guard borrows != isBorrowed else { return }
        isBorrowed = borrows
        borrows ? take() : giveBack()
    }

    private func take() {
        guard let owner, owner[keyPath: flag] != value else { return }
        write(value)
        observation = owner.observe(flag, options: []) { [weak self] _, _ in
            MainThread.run { [weak self] in self?.flagDidChange() }
        }
    }

    private func giveBack() {
        guard observation != nil else { return }
        observation = nil
        write(!value)
    }

    private func flagDidChange() {
        if !isWriting { observation = nil }
    }

    private func write(_ value: Bool) {
        isWriting = true
        owner?[keyPath: flag] = value
        isWriting = false
    }
}
