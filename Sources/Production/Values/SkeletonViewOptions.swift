public import Foundation

/// What the app says about the skeleton of one view.
///
///     avatarView.skeleton.cornerRadius = 20
///     ratingView.skeleton.mapping = .block()
///     backButton.skeleton.passesTouches = true
///
/// Nothing has to be subclassed. What is said here comes before what the view's class says as a
/// `SkeletonMappable`, and before what mapping would find by itself.
public struct SkeletonViewOptions: Hashable, Sendable {
    /// Whether the view takes part when only marked views are mapped; see ``MappingOptions/Selection``.
    public var isMarked: Bool = false

    /// How the view is mapped, or `nil` to find out.
    public var mapping: SkeletonMapping?

    /// The kind of content that the component stands for, or `nil` for that of the view's class.
    public var role: ComponentRole?

    /// The name that the component is addressed by, or `nil` for that of the property that holds the view.
    public var name: String?

    /// The corner radius of the component in points, or `nil` for that of the view's layer.
    public var cornerRadius: CGFloat?

    /// What the component is painted with, or `nil` for what mapping finds.
    ///
    /// Mapping keeps the colours of a button's background image; `.image(named:)` keeps an asset itself, which
    /// mapping cannot name.
    public var fill: ComponentFill?

    /// Whether the view and everything inside keeps its indices but is not drawn.
    ///
    /// The view itself is never hidden: the cover over it has no shape at its place.
    public var isHiddenWhileAnimated: Bool = false

    /// Whether touches at the place of the view reach it through the cover.
    public var passesTouches: Bool = false

    /// How the bars of the view's text are made.
    public var lines: SkeletonLines = SkeletonLines()

    /// Creates options that leave everything to mapping.
    public init() {}
}

extension SkeletonViewOptions {
    /// Everything that was said, as text that is the same in every launch.
    var fingerprint: String {
        let parts: [String] = [
            isMarked ? "1" : "0", mapping.map(Self.describe) ?? "-", role?.rawValue ?? "-", name ?? "-",
            cornerRadius.map { "\($0)" } ?? "-", fill.map(Self.describe) ?? "-",
            isHiddenWhileAnimated ? "1" : "0", passesTouches ? "1" : "0", lines.fingerprint,
        ]
        return parts.joined(separator: "|")
    }

    private static func describe(_ mapping: SkeletonMapping) -> String {
        guard case .lines(let lines) = mapping else { return "\(mapping)" }
        return "lines" + encoded(lines)
    }

    private static func describe(_ fill: ComponentFill) -> String {
        encoded(fill)
    }

    private static func encoded(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // A number that is not finite cannot be encoded; such values are all alike here.
        return String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
    }
}
