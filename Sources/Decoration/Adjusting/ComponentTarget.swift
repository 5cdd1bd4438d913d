public import UIKit

/// The target of a relation: an index, a name, a key path or a chain; of several components the first.
///
/// <!-- example: adjust -->
/// ```swift
/// view.animation(2).leftEqualTo(0)
/// view.animation(2).leftEqualTo("avatar")
/// view.animation(2).leftEqualTo(\ProfileView.avatar)
/// ```
@MainActor
public protocol ComponentTarget {
    /// Selects the components; one that does not exist gives a warning.
    func select(in manager: ComponentManager) -> ComponentChain
}

extension Int: ComponentTarget {
    public func select(in manager: ComponentManager) -> ComponentChain {
        manager.animation(self)
    }
}

extension String: ComponentTarget {
    public func select(in manager: ComponentManager) -> ComponentChain {
        manager.animation(named: self)
    }
}

extension KeyPath: ComponentTarget where Root: UIView {
    public func select(in manager: ComponentManager) -> ComponentChain {
        manager.animation(self)
    }
}

extension ComponentChain: ComponentTarget {
    public func select(in manager: ComponentManager) -> ComponentChain {
        self
    }
}
