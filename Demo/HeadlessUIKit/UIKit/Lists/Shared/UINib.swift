import Foundation

/// Makes the objects of an interface file. There are no such files here: a nib instantiates the class of its
/// name that a test or demo has registered.
@MainActor open class UINib: NSObject {
    /// What a name stands for.
    public static var headlessObjects: [String: @MainActor () -> [Any]] = [:]

    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
        Self.headlessObjects[name]?() ?? []
    }

    func firstObject<Object>(of type: Object.Type) -> Object? {
        instantiate(withOwner: nil).lazy.compactMap { $0 as? Object }.first
    }

    /// Names an option of instantiation.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
