/// A view that `X()` makes by `init(frame:)`, whatever else of its initializers the class `X` overrides.
///
/// Swift gives a class `init()` only if it overrides all designated initializers, those for images among them.
public protocol HeadlessFrameMade {}

extension UIImageView: HeadlessFrameMade {}

extension HeadlessFrameMade where Self: UIImageView {
    @preconcurrency @MainActor public init() {
        self = unsafeDowncast(HeadlessClass.makeView(Self.self, frame: .zero), to: Self.self)
    }
}
