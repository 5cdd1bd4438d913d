import UIKit

/// What tells one production from another, as the text under which the cache keeps it.
///
/// Defaults are left out of it: prototypes, left to right, the default options.
///
/// The build of the app is not part of it: the cache drops what another build has stored.
package struct ProductionKey: Hashable, Sendable {
    /// The text.
    package let text: String

    /// The key of a request; for a view on screen, of what it shows now.
    @MainActor
    package init(_ request: ProductionRequest) {
        let subject: [String]
        switch request.subject {
        case .prototype(let prototype): subject = ["", prototype.className, prototype.variant]
        case .view(let view):
            subject = ["view", String(describing: view.declaredClass), Fingerprint(of: view).text]
        }
        let options = request.options
        let parts =
            [request.owner] + subject + [
                Self.points(request.size.width), Self.points(request.size.height),
                Self.size(request.traits.preferredContentSizeCategory),
                request.layoutDirection == .rightToLeft ? "rtl" : "",
                options == MappingOptions() ? "" : Fingerprint(of: options).text,
                request.layoutMargins.map { "\($0.top) \($0.left) \($0.bottom) \($0.right)" } ?? "",
            ]
        // The separator cannot be part of a name, so no two lists of parts give the same text.
        text = parts.joined(separator: "\u{1F}")
    }

    /// A size of text as the letters that end its name.
    private static func size(_ category: UIContentSizeCategory) -> String {
        let name = category.rawValue
        let family = "UICTContentSizeCategory"
        return name.hasPrefix(family) ? String(name.dropFirst(family.count)) : name
    }

    /// A length as text; every length that asks for the fitting one is the same.
    private static func points(_ length: CGFloat) -> String {
        length > 0 && length.isFinite ? "\(length)" : "fitting"
    }
}
