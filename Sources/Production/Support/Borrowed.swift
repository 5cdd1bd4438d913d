import TabCache
package import UIKit

/// What is borrowed of an app, whatever its type.
@MainActor
protocol Borrowing: AnyObject {
    /// Sets the property, or gives it back.
    func borrow(_ borrows: Bool)
}

/// A property of an object of the app that a skeleton sets while it is shown, and then gives back.
///
/// An app that sets it meanwhile, to whichever value, takes over: its value stays. Where it would be seen or heard too early,
/// it stays borrowed instead, and what was set last is given back.
@MainActor
package final class Borrowed<Owner: NSObject, Value: Equatable & Sendable>: Borrowing {
    package private(set) weak var owner: Owner?
    private let property: ReferenceWritableKeyPath<Owner, Value>
    private let set: @MainActor (Value) -> Void
    private let value: Value
    private let isKept: Bool
    private let unset: Value?
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
    ///   - unset: The value that leaves it to UIKit what the property is, as what a label says of its text.
    package init(
        _ property: ReferenceWritableKeyPath<Owner, Value>, of owner: Owner?, as value: Value,
        isKept: Bool = false, unset: Value? = nil
    ) {
        self.isKept = isKept
        self.owner = owner
        self.property = property
        self.value = value
        self.unset = unset
        set = { [weak owner] in owner?[keyPath: property] = $0 }
    }

    deinit {
        // The borrower went before it gave back.
        guard let own else { return }
        MainThread.run { [set] in set(own) }
    }

    /// Whether the property is as it was set here.
    package var isLent: Bool { own != nil }

    /// Sets the property, or gives it back; of calls in a row the first one has an effect, and others set again what was set
    /// without a word to observers and stays borrowed.
    package func borrow(_ borrows: Bool) {
        if borrows == isBorrowed {
            if isKept, isLent { propertyDidChange() }
            return
        }
        isBorrowed = borrows
        if borrows { take() } else { giveBack() }
    }

    private func take() {
        guard let owner, isKept || owner[keyPath: property] != value else { return }
        own = owner[keyPath: property]
        if let unset {
            write(unset)
            if owner[keyPath: property] != unset { own = unset }
        }
        write(value)
        observation = owner.observe(property, options: []) { [weak self] _, _ in
            MainThread.run { [self] in self?.propertyDidChange() }
        }
    }

    private func giveBack() {
        observation = nil
        guard let own else { return }
        self.own = nil
        if owner?[keyPath: property] == value { write(own) }
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
///
/// It is an object, as setting a property may run code of the app that comes back here.
@MainActor
final class BorrowedOfViews<Value: Equatable & Sendable> {
    private let property: ReferenceWritableKeyPath<UIView, Value>
    private let value: Value
    private let setter: SpokenSetter?
    private let isKept: Bool
    private var owners = [ObjectIdentifier: Borrowed<UIView, Value>]()

    init(
        _ property: ReferenceWritableKeyPath<UIView, Value>, as value: Value, by setter: SpokenSetter? = nil,
        isKept: Bool = false
    ) {
        self.property = property
        self.value = value
        self.setter = setter
        self.isKept = isKept
    }

    var isEmpty: Bool { owners.isEmpty }

    /// Whether the property of a view is borrowed.
    func contains(_ view: UIView) -> Bool { owners[ObjectIdentifier(view)]?.owner === view }

    /// Borrows of some views, and gives back to all others.
    func borrow(of views: [UIView]) {
        let views = setter.map { setter in views.filter { $0.heeds(setter) } } ?? views
        for view in views {
            let known = contains(view) ? owners[ObjectIdentifier(view)] : nil
            let borrowed = known ?? Borrowed(property, of: view, as: value, isKept: isKept)
            owners[ObjectIdentifier(view)] = borrowed
            borrowed.borrow(true)
        }
        let kept = Set(views.map(ObjectIdentifier.init))
        for (key, borrowed) in owners where !kept.contains(key) {
            owners[key] = nil
            borrowed.borrow(false)
        }
    }
}
