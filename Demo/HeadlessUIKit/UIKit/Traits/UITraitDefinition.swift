/// A trait: a key into a trait collection, with the type and the default of its value.
public protocol UITraitDefinition {
    associatedtype Value

    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type
