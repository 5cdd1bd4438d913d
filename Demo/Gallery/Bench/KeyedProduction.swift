import Foundation
import TabAnimated

/// A production as an object with keyed coding, in the way of TABAnimated: the same fields, one by one.
final class KeyedProduction: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    private let className: String
    private let size: [Double]
    private let background: KeyedComponent
    private let components: [KeyedComponent]

    init(_ production: Production) {
        className = production.className
        size = [production.size.width, production.size.height].map { Double($0) }
        background = KeyedComponent(Component(index: -1, frame: production.background.frame))
        components = production.components.map(KeyedComponent.init)
    }

    private init(copying other: KeyedProduction) {
        className = other.className
        size = other.size
        background = KeyedComponent(copying: other.background)
        components = other.components.map(KeyedComponent.init(copying:))
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "className"),
            let background = coder.decodeObject(of: KeyedComponent.self, forKey: "background"),
            let components = coder.decodeObject(
                of: [NSArray.self, KeyedComponent.self], forKey: "components") as? [KeyedComponent]
        else { return nil }
        className = name as String
        size = ["width", "height"].map { coder.decodeDouble(forKey: $0) }
        self.background = background
        self.components = components
    }

    func encode(with coder: NSCoder) {
        coder.encode(className as NSString, forKey: "className")
        for (key, value) in zip(["width", "height"], size) { coder.encode(value, forKey: key) }
        coder.encode(background, forKey: "background")
        coder.encode(components as NSArray, forKey: "components")
    }

    /// What a hit in memory gives.
    func copied() -> KeyedProduction { KeyedProduction(copying: self) }
}

/// A component with keyed coding.
final class KeyedComponent: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    private static let numberKeys = [
        "x", "y", "width", "height", "originX", "originY", "originWidth", "originHeight", "radius", "index",
        "lines", "lineSpace", "lineScale", "lineHeight",
    ]

    private let name: String
    private let numbers: [Double]

    init(_ component: Component) {
        name = component.name ?? ""
        let frames = [component.frame, component.sourceFrame].flatMap {
            [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) }
        }
        let lines = component.lines
        numbers =
            frames + [
                Double(component.cornerRadius), Double(component.index), Double(lines?.count ?? 1),
                Double(lines?.spacing ?? 8), Double(lines?.lastLineScale ?? 0.5),
                Double(lines?.lineHeight ?? 12),
            ]
    }

    init(copying other: KeyedComponent) {
        name = other.name
        numbers = other.numbers
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        numbers = Self.numberKeys.map { coder.decodeDouble(forKey: $0) }
    }

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        for (key, number) in zip(Self.numberKeys, numbers) { coder.encode(number, forKey: key) }
    }
}

/// The second archive of every production: its key and how often it was loaded.
final class KeyedModel: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    let key: String
    let loadCount: Int

    init(key: String, loadCount: Int) {
        self.key = key
        self.loadCount = loadCount
    }

    init?(coder: NSCoder) {
        guard let key = coder.decodeObject(of: NSString.self, forKey: "fileName") else { return nil }
        self.key = key as String
        loadCount = coder.decodeInteger(forKey: "loadCount")
    }

    func encode(with coder: NSCoder) {
        coder.encode(key as NSString, forKey: "fileName")
        coder.encode(loadCount, forKey: "loadCount")
    }
}
