import Foundation
import TabCache
import UIKit

/// The cache key of a skeleton: owner, class, size, size of texts, direction and options.
///
/// Defaults are left out of it: a class that is mapped, left to right, the default options.
public struct ProductionKey: Hashable, Sendable {
    /// The text under which stores keep the production; equal requests have equal texts, in every launch of one build.
    public var text: String { name + Self.separator + build }

    /// What tells the production from others of any build: owner, class, size, traits, options.
    package private(set) var name: String

    /// What tells it from others of its name: the binary image of the class, and the line of code that prepares it.
    private let build: String

    // The separator cannot be part of a name, so no two lists of parts give the same text.
    private static let separator = "\u{1F}"

    /// Returns the key of what is learned of a kind of view, or of a view at a place, beside that of what is mapped.
    func ofLearned(at place: String) -> ProductionKey {
        var key = self
        key.name += Self.separator + "learned" + (place.isEmpty ? "" : Self.separator + place)
        return key
    }

    /// The name in words, for a warning.
    var readable: String {
        name.components(separatedBy: Self.separator).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns the owner in a name, and what else it says.
    static func parts(of name: String) -> (owner: Substring, rest: Substring) {
        let end = name.range(of: separator)?.lowerBound ?? name.endIndex
        return (name[..<end], name[end...])
    }

    /// The key of a request.
    ///
    /// - Parameter appearance: The appearance, for a production that another than the first one needs.
    @MainActor
    package init(_ request: ProductionRequest, appearance: LayerAppearance? = nil) {
        let subject: [String]
        switch request.subject {
        case .prototype(let prototype):
            let name = prototype.name
            subject = ["", name.classIdentity.name, name.variant]
            build = name.classIdentity.build + Self.separator + name.origin
        case .view(let view):
            let identity = view.classFacts.identity
            subject = ["view", identity.name]
            build = identity.build
        }
        let options = request.options
        let parts =
            [request.owner] + subject + [
                Self.points(request.size.width), Self.points(request.size.height),
                Self.size(request.traits.preferredContentSizeCategory),
                request.layoutDirection == .rightToLeft ? "rtl" : "",
                options == MappingOptions() ? "" : options.mark,
            ]
        let others =
            request.measure.marks + Self.rareTraits(request.traits)
            + (appearance.map { ["appearance \($0.rawValue)"] } ?? [])
        name = (parts + others).joined(separator: Self.separator)
    }

    /// What few devices and users have, and cells may be laid out by.
    private static func rareTraits(_ traits: UITraitCollection) -> [String] {
        (traits.horizontalSizeClass == .regular ? ["regular"] : [])
            + (traits.verticalSizeClass == .compact ? ["low"] : [])
            + (traits.legibilityWeight == .bold ? ["bold"] : [])
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
