/// The fingerprints of classes in use, each made once.
@MainActor
package final class LayoutFingerprints {
    private var known: [PrototypeName: String] = [:]

    /// Creates an empty collection.
    package init() {}

    /// The number of bare views that were made.
    package var count: Int { known.count }

    /// The fingerprint of what a request is about.
    ///
    /// A view on screen needs none: its key says already what it looks like, laid out.
    package func of(_ subject: ProductionRequest.Subject) -> String {
        guard case .prototype(let prototype) = subject else { return "on screen" }
        let name = prototype.name.stored
        if let fingerprint = known[name] { return fingerprint }
        let fingerprint = LayoutFingerprint.of(prototype)
        // Variants are the app's, and there may be any number of them.
        if known.count == 1_000 { known = [:] }
        known[name] = fingerprint
        return fingerprint
    }
}
