import TabCache
public import UIKit

/// How views become shapes: which views, heights of text, corner radii, filters.
///
/// An option that is not set in a model is that of the configuration.
public struct MappingOptions {
    /// The ways to choose the views that become shapes.
    public enum Selection: Hashable, Sendable {
        /// Every view that shows content.
        case automatic
        /// Only views whose `skeleton.isMarked` is true, as in SkeletonView.
        ///
        /// A marked view without marked views inside is one shape; of one with marked views inside these are
        /// shapes. Below a view that is not marked nothing is found, except in the content views of
        /// cells and effects, which need no mark. Of a stack, arranged views alone are looked at. The root
        /// needs no mark; without marked views inside it is one shape when it is marked.
        case marked
    }

    /// Which views become shapes. The default is automatic.
    public var selection: Selection = .automatic { didSet { given.insert(.selection) } }

    /// The height of a bar as a fraction of the line height of its text. The default is 0.75.
    public var animatedHeightCoefficient: CGFloat = 0.75 {
        didSet { given.insert(.animatedHeightCoefficient) }
    }

    /// The height in points of every shape that is not an image; `nil`, the default, keeps each its own.
    ///
    /// A shape stays centered where its view stands. Text of several lines gets bars of this height.
    public var animatedHeight: CGFloat? { didSet { given.insert(.animatedHeight) } }

    /// The corner radius in points of shapes whose view has square corners; zero is half the height.
    ///
    /// `nil`, the default, leaves them square, and rounds the bars of texts by a third of their height, at most six points.
    public var animatedCornerRadius: CGFloat? { didSet { given.insert(.animatedCornerRadius) } }

    /// The size in points up to which views are left out; a shape is removed when its width is at
    /// most the width, or its height at most the height. Zero, the default, filters nothing.
    public var filterSize: CGSize = .zero { didSet { given.insert(.filterSize) } }

    /// Whether colored cards, bubbles and badges keep their colors. The default is false: they become gray.
    ///
    /// Grays, and the background of the mapped view itself, are kept either way.
    public var keepsColors: Bool = false { didSet { given.insert(.keepsColors) } }

    /// Whether hidden and fully transparent views are drawn. The default is false.
    public var mapsHiddenViews: Bool = false { didSet { given.insert(.mapsHiddenViews) } }

    /// Whether the views inside a text field are mapped instead of the field. The default is false.
    public var mapsTextFieldContents: Bool = false { didSet { given.insert(.mapsTextFieldContents) } }

    /// Whether the labels and buttons of a page that have a text when its skeleton starts for the first time stay seen. The
    /// default is false.
    ///
    /// They can be heard, and buttons used, while the rest loads; what has no text yet is a shape. A text without a letter,
    /// and one that Interface Builder writes into new views, such as "Label", says nothing and is no known one. Headers of
    /// sections stay too, in a whole list where they stand as in the skeleton. Cells are always shapes.
    public var keepsKnownTexts: Bool = false { didSet { given.insert(.keepsKnownTexts) } }

    /// Classes whose views, subclasses included, are one block each, whatever is inside. None by default.
    public var opaqueClasses: [AnyClass] = [] { didSet { given.insert(.opaqueClasses) } }

    /// Classes whose views, subclasses included, are left out with everything inside and take no index. None by default.
    public var ignoredClasses: [AnyClass] = [] { didSet { given.insert(.ignoredClasses) } }

    /// How the bars of texts are made, where a view does not say so itself; by default as the text is laid out.
    public var lines = SkeletonLines()

    /// The options that were set, were it to their defaults; lines know for themselves.
    private var given: Set<Name> = []

    /// Creates options of which none is set.
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
        var options = others
        options.lines = lines.over(others.lines)
        for name in given {
            switch name {
            case .selection: options.selection = selection
            case .animatedHeightCoefficient: options.animatedHeightCoefficient = animatedHeightCoefficient
            case .animatedHeight: options.animatedHeight = animatedHeight
            case .animatedCornerRadius: options.animatedCornerRadius = animatedCornerRadius
            case .filterSize: options.filterSize = filterSize
            case .keepsColors: options.keepsColors = keepsColors
            case .mapsHiddenViews: options.mapsHiddenViews = mapsHiddenViews
            case .mapsTextFieldContents: options.mapsTextFieldContents = mapsTextFieldContents
            case .keepsKnownTexts: options.keepsKnownTexts = keepsKnownTexts
            case .opaqueClasses: options.opaqueClasses = opaqueClasses
            case .ignoredClasses: options.ignoredClasses = ignoredClasses
            }
        }
        return options
    }

    private enum Name {
        case selection, animatedHeightCoefficient, animatedHeight, animatedCornerRadius, filterSize
        case keepsColors, mapsHiddenViews, mapsTextFieldContents, keepsKnownTexts
        case opaqueClasses, ignoredClasses
    }
}

extension MappingOptions: Equatable {
    /// Whether both make the same shapes, whether or not a default was set.
    public static func == (left: MappingOptions, right: MappingOptions) -> Bool {
        left.selection == right.selection
            && left.animatedHeightCoefficient == right.animatedHeightCoefficient
            && left.animatedHeight == right.animatedHeight
            && left.animatedCornerRadius == right.animatedCornerRadius
            && left.filterSize == right.filterSize
            && left.keepsColors == right.keepsColors
            && left.mapsHiddenViews == right.mapsHiddenViews
            && left.mapsTextFieldContents == right.mapsTextFieldContents
            && left.keepsKnownTexts == right.keepsKnownTexts
            && left.opaqueClasses.elementsEqual(right.opaqueClasses, by: ==)
            && left.ignoredClasses.elementsEqual(right.ignoredClasses, by: ==)
            && left.lines == right.lines
    }

    /// A short text that differs wherever options do, and is the same in every launch of one build.
    var mark: String {
        let all: [AnyHashable] = [
            selection, animatedHeightCoefficient, animatedHeight, animatedCornerRadius, filterSize.width,
            filterSize.height, keepsColors, mapsHiddenViews, mapsTextFieldContents,
            opaqueClasses.map(ClassIdentity.stableName), ignoredClasses.map(ClassIdentity.stableName), lines,
        ]
        return StableHash(of: "\(all)\(keepsKnownTexts ? " known" : "")".utf8).hexadecimal
    }
}
