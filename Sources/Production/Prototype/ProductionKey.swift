import UIKit

/// What tells one production from another, as the text under which the cache keeps it.
///
/// The build of the app is not part of it: the cache drops what another build has stored.
struct ProductionKey: Hashable, Sendable {
    /// The text.
    let text: String

    /// The key of a request; for a view on screen, of what it shows now.
    @MainActor
    init(_ request: ProductionRequest) {
        let subject: [String]
        switch request.subject {
        case .prototype(let prototype): subject = ["prototype", prototype.className, prototype.variant]
        case .view(let view):
            subject = ["view", String(describing: type(of: view)), ViewFingerprint.of(view)]
        }
        let traits = request.traits
        let parts =
            [request.owner] + subject + [
                Self.points(request.size.width), Self.points(request.size.height),
                traits.preferredContentSizeCategory.rawValue,
                request.layoutDirection == .rightToLeft ? "rtl" : "ltr",
                request.options.fingerprint,
                request.layoutMargins.map { "\($0.top) \($0.left) \($0.bottom) \($0.right)" } ?? "own",
            ]
        // The separator cannot be part of a name, so no two lists of parts give the same text.
        text = parts.joined(separator: "\u{1F}")
    }

    /// A length as text; every length that asks for the fitting one is the same.
    private static func points(_ length: CGFloat) -> String {
        length > 0 && length.isFinite ? "\(length)" : "fitting"
    }
}
