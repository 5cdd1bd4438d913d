import TabProduction
public import UIKit

/// The extra that keeps the place of a component in the order of the drop animation; negative is unset.
enum DropIndexKey: ComponentAttributeKey {
    static let name = "dropIndex"
    static let defaultValue = -1
}

/// The extra that keeps the fraction of the period in which a component fades, 0...1; negative is unset.
enum DropStayKey: ComponentAttributeKey {
    static let name = "dropStay"
    static let defaultValue = -1.0
}

/// The extra that keeps a component out of the drop animation.
enum DropExclusionKey: ComponentAttributeKey {
    static let name = "dropExclusion"
    static let defaultValue = false
}

extension ComponentChain {
    /// Sets the place in the order of the drop animation; equal places light up together.
    ///
    /// For several lines it is the place of the first, and the others follow.
    @discardableResult
    public func dropIndex(_ index: Int) -> ComponentChain {
        adjust { $0[DropIndexKey.self] = max(0, index) }
    }

    /// Sets the place of the first of several lines (`dropFromIndex`).
    @discardableResult
    public func dropFromIndex(_ index: Int) -> ComponentChain {
        dropIndex(index)
    }

    /// Sets the fraction of the period in which the colour fades back, 0...1 (`dropStayTime`).
    @discardableResult
    public func dropStayTime(_ fraction: CGFloat) -> ComponentChain {
        adjust { $0[DropStayKey.self] = Double(min(max(0, fraction), 1)) }
    }

    /// Keeps the component out of the drop animation.
    @discardableResult
    public func removeOnDrop() -> ComponentChain {
        adjust { $0[DropExclusionKey.self] = true }
    }
}
