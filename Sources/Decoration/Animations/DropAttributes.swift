import TabProduction
public import UIKit

/// The extra that keeps the place of a component in the order of the drop animation.
enum DropIndexKey: ComponentAttributeKey {
    static let name = "dropIndex"
    static let defaultValue: Int? = nil
}

/// The extra that keeps the place of the first bar of a component.
enum DropFromIndexKey: ComponentAttributeKey {
    static let name = "dropFromIndex"
    static let defaultValue: Int? = nil
}

/// The extra that keeps the fraction of the period in which a component fades, 0...1.
enum DropStayKey: ComponentAttributeKey {
    static let name = "dropStay"
    static let defaultValue: Double? = nil
}

/// The extra that keeps a component out of the drop animation.
enum DropExclusionKey: ComponentAttributeKey {
    static let name = "dropExclusion"
    static let defaultValue = false
}

extension ComponentChain {
    /// Sets the place in the order of the drop animation; equal places light up together.
    ///
    /// Several lines light up together too, unless `dropFromIndex(_:)` is called. Components without a place
    /// follow the highest one before them. A negative place gives a warning and counts as zero.
    @discardableResult
    public consuming func dropIndex(_ index: Int) -> ComponentChain {
        let place = place(index, "dropIndex")
        return edit { $0[DropIndexKey.self] = place }
    }

    /// Sets the place of the first of several lines in the order of the drop animation; the others follow.
    @discardableResult
    public consuming func dropFromIndex(_ index: Int) -> ComponentChain {
        let place = place(index, "dropFromIndex")
        return edit { $0[DropFromIndexKey.self] = place }
    }

    /// Sets the fraction of the period in which the colour fades back, 0...1.
    @discardableResult
    public consuming func dropStayTime(_ fraction: CGFloat) -> ComponentChain {
        let fraction = min(notNegative(fraction, "dropStayTime"), 1)
        return edit { $0[DropStayKey.self] = Double(fraction) }
    }

    /// Keeps the component out of the drop animation.
    @discardableResult
    public consuming func removeOnDrop() -> ComponentChain {
        edit { $0[DropExclusionKey.self] = true }
    }

    private func place(_ index: Int, _ call: StaticString) -> Int {
        // A place is a number of bars at most, so that adding the position of a bar cannot overflow.
        Int(min(notNegative(CGFloat(index), call), 1_000_000))
    }
}
