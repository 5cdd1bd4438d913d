/// A way to turn a view or a class of views into a production.
///
/// This is the seam between Control, which asks, and Production, which answers. A model may carry
/// its own; `Producer` is the default.
@MainActor
public protocol Producing: AnyObject {
    /// Returns the production of what the request describes, from the cache or newly mapped.
    func production(for request: ProductionRequest) -> Production
}
