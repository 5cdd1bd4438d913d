import TabProduction
public import UIKit

/// The attribute for the index of a shape in the order of the drop animation.
enum DropIndexKey: ComponentAttributeKey {
    static let defaultValue: Int? = nil
}

/// The attribute for the index of the first bar of a shape.
enum DropFromIndexKey: ComponentAttributeKey {
    static let defaultValue: Int? = nil
}

/// The attribute for the fraction of the period in which a shape fades, 0...1.
enum DropStayKey: ComponentAttributeKey {
    static let defaultValue: Double? = nil
}

/// The attribute that keeps a shape out of the drop animation.
enum DropExclusionKey: ComponentAttributeKey {
    static let defaultValue = false
}

extension ComponentChain {
    /// Sets the index in the order of the drop animation; shapes with equal indices light up together.
    ///
    /// Several lines light up together too, unless `dropFromIndex(_:)` is called. Shapes without an index
    /// follow the highest one before them. A negative index gives a warning and counts as zero.
    @discardableResult
    public func dropIndex(_ index: Int) -> ComponentChain {
        let index = checked(index, "dropIndex")
        return edit { $0[DropIndexKey.self] = index }
    }

    /// Sets the index of the first of several lines in the order of the drop animation; the others follow.
    @discardableResult
    public func dropFromIndex(_ index: Int) -> ComponentChain {
        let index = checked(index, "dropFromIndex")
        return edit { $0[DropFromIndexKey.self] = index }
    }

    /// Sets the fraction of the period in which the color fades back, 0...1.
    @discardableResult
    public func dropStayTime(_ fraction: CGFloat) -> ComponentChain {
        let fraction = min(notNegative(fraction, "dropStayTime"), 1)
        return edit { $0[DropStayKey.self] = Double(fraction) }
    }

    /// Keeps the shape out of the drop animation.
    @discardableResult
    public func removeOnDrop() -> ComponentChain {
        edit { $0[DropExclusionKey.self] = true }
    }

    private func checked(_ index: Int, _ call: StaticString) -> Int {
        // There are fewer bars than this, and adding the position of a bar cannot overflow.
        Int(min(notNegative(CGFloat(index), call), 1_000_000))
    }
}
