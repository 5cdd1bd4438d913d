import TabCache
package import UIKit

/// A property of an object of the app that a skeleton sets while it is shown, and then gives back.
///
/// An app that sets it meanwhile, to whichever value, takes over: its value stays. Where it would be seen too early, it stays
/// borrowed instead, and what was set last is given back.
@MainActor
package final class Borrowed<Owner: NSObject, Value: Equatable & Sendable> {
    package private(set) weak var owner: Owner?
    private let property: ReferenceWritableKeyPath<Owner, Value>
    private let set: @MainActor (Value) -> Void
    private let value: Value
    private let isKept: Bool
    /// What the app had set; `nil` while nothing is borrowed.
    private var own: Value?
    private var observation: NSKeyValueObservation?
    private var isBorrowed = false
    private var isWriting = false

    /// Creates a property that the app still has.
    ///
    /// - Parameters:
    ///   - value: What the property is while it is borrowed.
    ///   - isKept: Whether it stays borrowed when it is set meanwhile.
    package init(
        _ property: ReferenceWritableKeyPath<Owner, Value>, of owner: Owner?, as value: Value,
        isKept: Bool = false
    ) {
        self.isKept = isKept
        self.owner = owner
        self.property = property
        self.value = value
        set = { [weak owner] in owner?[keyPath: property] = $0 }
    }

    deinit {
        // The borrower went before it gave back.
        guard let own else { return }
        MainThread.run { [set] in set(own) }
    }

    /// Whether the property is as it was set here.
    package var isLent: Bool { own != nil }

    /// Sets the property, or gives it back; only a change from the last call has an effect.
    package func borrow(_ borrows: Bool) {
        guard borrows != isBorrowed else { return }
        isBorrowed = borrows
        if borrows { take() } else { giveBack() }
    }

    private func take() {
        guard let owner, isKept || owner[keyPath: property] != value else { return }
        own = owner[keyPath: property]
        write(value)
        observation = owner.observe(property, options: []) { [weak self] _, _ in
            MainThread.run { [self] in self?.propertyDidChange() }
        }
    }

    /// Sets the property again, where it was set without a word to observers and stays borrowed.
    package func keep() {
        if isKept, isLent { propertyDidChange() }
    }

    private func giveBack() {
        observation = nil
        guard let own else { return }
        self.own = nil
        write(own)
    }

    private func propertyDidChange() {
        guard !isWriting else { return }
        guard isKept, let owner else {
            observation = nil
            own = nil
            return
        }
        let new = owner[keyPath: property]
        guard new != value else { return }
        own = new
        write(value)
    }

    private func write(_ value: Value) {
        isWriting = true
        set(value)
        isWriting = false
    }
}

/// A property of several views that is borrowed of those in sight.
@MainActor
struct BorrowedOfViews<Value: Equatable & Sendable> {
    private let property: ReferenceWritableKeyPath<UIView, Value>
    private let value: Value
    private let isKept: Bool
    private var owners = [ObjectIdentifier: Borrowed<UIView, Value>]()

    init(_ property: ReferenceWritableKeyPath<UIView, Value>, as value: Value, isKept: Bool = false) {
        self.isKept = isKept
        self.property = property
        self.value = value
    }

    var isEmpty: Bool { owners.isEmpty }

    /// Whether the property of a view is borrowed.
    func contains(_ view: UIView) -> Bool { owners[ObjectIdentifier(view)]?.owner === view }

    /// Borrows of some views, and gives back to all others.
    mutating func borrow(of views: [UIView]) {
        var rest = owners
        for view in views {
            let key = ObjectIdentifier(view)
            if contains(view) {
                rest[key]?.keep()
                rest[key] = nil
                continue
            }
            owners[key] = Borrowed(property, of: view, as: value, isKept: isKept)
            owners[key]?.borrow(true)
        }
        for (key, borrowed) in rest {
            borrowed.borrow(false)
            if owners[key] === borrowed { owners[key] = nil }
        }
    }
}
