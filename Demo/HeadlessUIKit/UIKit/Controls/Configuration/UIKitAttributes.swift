public import Foundation

extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of a Swift attributed string that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
    }
}

extension AttributeScopes.UIKitAttributes {
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = "NSFont"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSBackgroundColor"
    }

    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSKern"
    }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension NSAttributedString {
    /// Takes over the text and what it has of UIKit's attributes.
    public convenience init(_ attributedString: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            let text = String(attributedString[run.range].characters)
            result.append(NSAttributedString(string: text, attributes: Self.attributes(of: run)))
        }
        self.init(attributedString: result)
    }

    private static func attributes(of run: AttributedString.Runs.Run) -> [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = run[Scope.FontAttribute.self]
        attributes[.foregroundColor] = run[Scope.ForegroundColorAttribute.self]
        attributes[.backgroundColor] = run[Scope.BackgroundColorAttribute.self]
        attributes[.kern] = run[Scope.KernAttribute.self]
        return attributes
    }
}
