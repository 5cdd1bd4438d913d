import Foundation

/// A place in a menu that is filled when the menu is shown.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var isAsked = false
    private var provided: [UIMenuElement]?

    private init(_ provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// The provider is asked once.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isCached: true)
    }

    /// The provider is asked each time.
    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self {
        // Nobody else can make one, so there is no class below.
        unsafeDowncast(UIDeferredMenuElement(elementProvider, isCached: false), to: self)
    }

    /// What stands in the place; nothing while the provider has not answered. What it answers later is there when
    /// the menu is read the next time.
    func elements() -> [UIMenuElement] {
        if !isAsked {
            isAsked = true
            provider { self.provided = $0 }
        }
        guard let provided else { return [] }
        if !isCached {
            isAsked = false
            self.provided = nil
        }
        return provided
    }
}
