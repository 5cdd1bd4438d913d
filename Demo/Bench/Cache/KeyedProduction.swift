import Foundation
import TabAnimated

/// A production as an object with keyed coding, in the way of TABAnimated: a background and components, each
/// field under a key of its own.
final class KeyedProduction: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    /// The version of the app, which a look-up compares with that of the app that asks.
    let version: String

    private let className: String
    private let background: KeyedComponent
    private let components: [KeyedComponent]

    init(_ production: Production, version: String) {
        self.version = version
        className = production.className
        background = KeyedComponent(Component(index: -1, frame: production.surface.frame))
        components = production.components.map(KeyedComponent.init)
    }

    private init(copying other: KeyedProduction) {
        version = other.version
        className = other.className
        background = KeyedComponent(copying: other.background)
        components = other.components.map(KeyedComponent.init(copying:))
    }

    init?(coder: NSCoder) {
        guard let version = coder.decodeObject(of: NSString.self, forKey: "version"),
            let name = coder.decodeObject(of: NSString.self, forKey: "targetClass"),
            let background = coder.decodeObject(of: KeyedComponent.self, forKey: "backgroundLayer"),
            let components = coder.decodeObject(
                of: [NSArray.self, KeyedComponent.self], forKey: "layers") as? [KeyedComponent]
        else { return nil }
        self.version = version as String
        className = name as String
        self.background = background
        self.components = components
    }

    func encode(with coder: NSCoder) {
        coder.encode(version as NSString, forKey: "version")
        coder.encode(className as NSString, forKey: "targetClass")
        coder.encode(background, forKey: "backgroundLayer")
        coder.encode(components as NSArray, forKey: "layers")
    }

    /// What a hit in memory gives: a production with components of its own.
    func copied() -> KeyedProduction { KeyedProduction(copying: self) }
}
