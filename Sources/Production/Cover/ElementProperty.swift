import UIKit

/// What a covered view says of itself while it loads, in place of what it said.
///
/// It is ours at every look; what the app sets meanwhile is there at the end.
@MainActor
final class ElementProperty<Value: Equatable> {
    private let property: ReferenceWritableKeyPath<UIView, Value>
    /// The value that leaves it to UIKit what the view says, as the text of a label.
    private let unset: Value?
    private var values: (own: Value, loading: Value)?

    init(_ property: ReferenceWritableKeyPath<UIView, Value>, unset: Value? = nil) {
        self.property = property
        self.unset = unset
    }

    func replace(with value: Value, of host: UIView) {
        if let values, host[keyPath: property] == values.loading, value == values.loading { return }
        if values == nil || host[keyPath: property] != values?.loading {
            values = (set(of: host), value)
        } else {
            values?.loading = value
        }
        host[keyPath: property] = value
    }

    func giveBack(to host: UIView) {
        if let values, host[keyPath: property] == values.loading { host[keyPath: property] = values.own }
        values = nil
    }

    /// The value that the app has set.
    private func set(of host: UIView) -> Value {
        let value = host[keyPath: property]
        guard let unset else { return value }
        host[keyPath: property] = unset
        return host[keyPath: property] == unset ? value : unset
    }
}
