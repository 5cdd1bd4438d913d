public import Foundation

/// Makes the objects of an interface file. There are no such files here: a nib instantiates the class of its
/// name that a test or demo has registered.
@preconcurrency @MainActor open class UINib: NSObject {
    /// What a name stands for.
    public static var headlessObjects: [String: @MainActor () -> [Any]] = [:]
    /// What a name stands for that makes something of its owner or of the options.
    public static var headlessOwnedObjects:
        [String: @MainActor (_ owner: Any?, _ options: [UINib.OptionsKey: Any]?) -> [Any]] = [:]

    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
        let objects =
            Self.headlessOwnedObjects[name]?(ownerOrNil, optionsOrNil) ?? Self.headlessObjects[name]?() ?? []
        for case let view as UIView in objects { view.awakeFromNib() }
        return objects
    }

    func firstObject<Object>(of type: Object.Type, owner: Any? = nil) -> Object? {
        instantiate(withOwner: owner).lazy.compactMap { $0 as? Object }.first
    }

    /// Names an option of instantiation.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
