// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import HeadlessObjectiveC

/// Returns what a class runs for a message, its own or that of a superclass; here, for setters by which views speak to VoiceOver and
/// to keys, and `nil` for all others.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
    cls.flatMap { HeadlessSetters.implementation(of: name, in: $0) }
}

/// The places of setters in the tables of methods that Swift's classes have.
///
/// A class below overrides one property and changes nothing by it, so its table tells where the property is.
private enum HeadlessSetters {
    static func implementation(of selector: Selector, in type: AnyClass) -> OpaquePointer? {
        let setter = all.first { $0.selector == selector.description && $0.owner.isAncestor(of: type) }
        return setter.flatMap { ClassTable(type)[$0.place] }
    }

    private struct Setter {
        let selector: String
        let owner: ClassTable
        let place: Int

        init?(_ selector: String, _ changed: AnyClass, besides plain: AnyClass, of owner: AnyClass) {
            let own = ClassTable(owner)
            let (others, changes) = (ClassTable(plain), ClassTable(changed))
            let place = own.places.first { others[$0] == own[$0] && changes[$0] != own[$0] }
            guard let place else { return nil }
            (self.selector, self.owner, self.place) = (selector, own, place)
        }
    }

    private static let all: [Setter] = [
        ofView("setAccessibilityElements:", OwnElements.self),
        ofView("setIsAccessibilityElement:", OwnElement.self),
        ofView("setAccessibilityElementsHidden:", OwnHiding.self),
        ofView("setAccessibilityRespondsToUserInteraction:", OwnInteraction.self),
        ofView("setAccessibilityLabel:", OwnLabel.self),
        ofView("setAccessibilityValue:", OwnValue.self),
        ofView("setAccessibilityHint:", OwnHint.self),
        ofView("setAccessibilityTraits:", OwnTraits.self),
        Setter("setAllowsFocus:", OwnTable.self, besides: PlainTable.self, of: UITableView.self),
        Setter(
            "setAllowsFocus:", OwnCollection.self, besides: PlainCollection.self, of: UICollectionView.self),
    ].compactMap { $0 }

    private static func ofView(_ selector: String, _ changed: AnyClass) -> Setter? {
        Setter(selector, changed, besides: PlainView.self, of: UIView.self)
    }
}

/// The table of a class: what it runs for each method of its own and of its superclasses, which have theirs in the same places.
private struct ClassTable {
    private let start: UInt

    init(_ type: AnyClass) {
        start = UInt(bitPattern: ObjectIdentifier(type))
    }

    /// Where methods are, in words from the beginning.
    var places: Range<Int> {
        let pointer = UnsafeRawPointer(bitPattern: start)
        let size = pointer?.load(fromByteOffset: 32, as: UInt32.self) ?? 0
        let beginning = pointer?.load(fromByteOffset: 36, as: UInt32.self) ?? 0
        return 7..<max(7, Int(size - beginning) / 8)
    }

    subscript(place: Int) -> OpaquePointer? {
        UnsafeRawPointer(bitPattern: start)?.load(fromByteOffset: place * 8, as: OpaquePointer?.self)
    }

    func isAncestor(of type: AnyClass) -> Bool {
        sequence(first: type) { class_getSuperclass($0) }.contains { ClassTable($0).start == start }
    }
}

private class PlainView: UIView {}
private class PlainTable: UITableView {}
private class PlainCollection: UICollectionView {}

private class OwnElements: UIView {
    override var accessibilityElements: [Any]? { didSet {} }
}

private class OwnElement: UIView {
    override var isAccessibilityElement: Bool { didSet {} }
}

private class OwnHiding: UIView {
    override var accessibilityElementsHidden: Bool { didSet {} }
}

private class OwnInteraction: UIView {
    override var accessibilityRespondsToUserInteraction: Bool { didSet {} }
}

private class OwnLabel: UIView {
    override var accessibilityLabel: String? { didSet {} }
}

private class OwnValue: UIView {
    override var accessibilityValue: String? { didSet {} }
}

private class OwnHint: UIView {
    override var accessibilityHint: String? { didSet {} }
}

private class OwnTraits: UIView {
    override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
}

private class OwnTable: UITableView {
    override var allowsFocus: Bool { didSet {} }
}

private class OwnCollection: UICollectionView {
    override var allowsFocus: Bool { didSet {} }
}
