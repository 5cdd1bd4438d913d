public import Foundation

/// How views become components: which views, heights of text, corner radii, filters.
public struct MappingOptions {
    /// The ways to choose the views that become components.
    public enum Selection: String, Hashable, Sendable {
        /// Every view that shows content, by its class.
        case automatic
        /// Only views whose `skeleton.isMarked` is true, as in SkeletonView.
        ///
        /// A marked view without marked views inside is one component; one with marked views inside is
        /// walked. Below a view that is not marked nothing is found, except in the content views of
        /// cells and effects, which need no mark. Of a stack, arranged views alone are looked at. The root
        /// needs no mark to be walked; without marked views inside it is one component when it is marked.
        case marked
    }

    /// How the views that become components are chosen. The default is automatic.
    public var selection: Selection {
        get { choices.selection ?? .automatic }
        set { choices.selection = newValue }
    }

    /// The height of a bar as a fraction of the line height of its text. The default, TABAnimated's, is 0.75.
    public var animatedHeightCoefficient: CGFloat {
        get { choices.animatedHeightCoefficient ?? 0.75 }
        set { choices.animatedHeightCoefficient = newValue }
    }

    /// The height in points of every component that is not an image; `nil`, the default, keeps each its own.
    ///
    /// A component stays centered where its view stands. Text of several lines gets bars of this height.
    public var animatedHeight: CGFloat? {
        get { choices.animatedHeight ?? nil }
        set { choices.animatedHeight = .some(newValue) }
    }

    /// Whether components whose view has square corners get rounded ones. The default is false.
    public var useGlobalCornerRadius: Bool {
        get { choices.useGlobalCornerRadius ?? false }
        set { choices.useGlobalCornerRadius = newValue }
    }

    /// The corner radius in points if `useGlobalCornerRadius` is true; zero, the default, is half the height.
    public var animatedCornerRadius: CGFloat {
        get { choices.animatedCornerRadius ?? 0 }
        set { choices.animatedCornerRadius = newValue }
    }

    /// The size in points up to which views are left out; a component is removed when its width is at
    /// most the width, or its height at most the height. Zero, the default, filters nothing.
    public var filterSize: CGSize {
        get { choices.filterSize ?? .zero }
        set { choices.filterSize = newValue }
    }

    /// Whether colored cards, bubbles and badges keep their colors. The default is false: they become gray.
    ///
    /// Grays, and the background of the mapped view itself, are kept either way.
    public var keepsColors: Bool {
        get { choices.keepsColors ?? false }
        set { choices.keepsColors = newValue }
    }

    /// Whether hidden and fully transparent views are drawn, as TABAnimated does. The default is false.
    public var mapsHiddenViews: Bool {
        get { choices.mapsHiddenViews ?? false }
        set { choices.mapsHiddenViews = newValue }
    }

    /// Whether the views inside a text field are mapped instead of the field. The default is false.
    public var mapsTextFieldContents: Bool {
        get { choices.mapsTextFieldContents ?? false }
        set { choices.mapsTextFieldContents = newValue }
    }

    /// Classes whose views, subclasses included, are mapped as one block and not looked into.
    public var opaqueClasses: [AnyClass] {
        get { choices.opaque?.classes ?? [] }
        set { choices.opaque = ClassList(classes: newValue) }
    }

    /// Classes whose views, subclasses included, are left out with everything inside and take no index.
    public var ignoredClasses: [AnyClass] {
        get { choices.ignored?.classes ?? [] }
        set { choices.ignored = ClassList(classes: newValue) }
    }

    /// How the bars of texts are made, where a view does not say so itself.
    public var lines: SkeletonLines = SkeletonLines()

    private var choices = Choices()

    /// Creates the default options.
    public init() {}

    /// Bars as TABAnimated draws them: single lines as wide as their labels where their text is not known yet, and
    /// square corners.
    ///
    /// Adjustments that were written for TABAnimated count on these widths.
    public static var tabAnimated: MappingOptions {
        var options = MappingOptions()
        options.lines.shortensSingleLine = false
        options.lines.cornerRadius = 0
        return options
    }

    /// Returns these options, falling back to others where an option was never set.
    package func over(_ others: MappingOptions) -> MappingOptions {
        var options = self
        options.choices = choices.over(others.choices)
        options.lines = lines.over(others.lines)
        return options
    }
}

extension MappingOptions {
    /// What was set; all else has its default.
    private struct Choices {
        var selection: Selection?
        var animatedHeightCoefficient: CGFloat?
        var animatedHeight: CGFloat??
        var useGlobalCornerRadius: Bool?
        var animatedCornerRadius: CGFloat?
        var filterSize: CGSize?
        var keepsColors: Bool?
        var mapsHiddenViews: Bool?
        var mapsTextFieldContents: Bool?
        var opaque: ClassList?
        var ignored: ClassList?

        func over(_ others: Choices) -> Choices {
            Choices(
                selection: selection ?? others.selection,
                animatedHeightCoefficient: animatedHeightCoefficient ?? others.animatedHeightCoefficient,
                animatedHeight: animatedHeight ?? others.animatedHeight,
                useGlobalCornerRadius: useGlobalCornerRadius ?? others.useGlobalCornerRadius,
                animatedCornerRadius: animatedCornerRadius ?? others.animatedCornerRadius,
                filterSize: filterSize ?? others.filterSize,
                keepsColors: keepsColors ?? others.keepsColors,
                mapsHiddenViews: mapsHiddenViews ?? others.mapsHiddenViews,
                mapsTextFieldContents: mapsTextFieldContents ?? others.mapsTextFieldContents,
                opaque: opaque ?? others.opaque, ignored: ignored ?? others.ignored)
        }
    }
}

extension MappingOptions: Equatable {
    /// Whether both make the same components, whether or not a default was set.
    public static func == (left: MappingOptions, right: MappingOptions) -> Bool {
        Fingerprint(of: left).text == Fingerprint(of: right).text
    }
}

extension MappingOptions: Fingerprinted {
    func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(selection.rawValue)
        fingerprint.add(animatedHeightCoefficient)
        fingerprint.add(animatedHeight)
        fingerprint.add(useGlobalCornerRadius)
        fingerprint.add(animatedCornerRadius)
        fingerprint.add([filterSize.width, filterSize.height])
        fingerprint.add(keepsColors)
        fingerprint.add(mapsHiddenViews)
        fingerprint.add(mapsTextFieldContents)
        fingerprint.add(choices.opaque ?? ClassList())
        fingerprint.add(choices.ignored ?? ClassList())
        fingerprint.add(lines)
    }
}

/// Classes in an order.
private struct ClassList: Fingerprinted {
    var classes: [AnyClass] = []

    func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(classes.map { String(reflecting: $0) })
    }
}
