public import TabProduction
public import UIKit

/// The look of shapes and text in SkeletonView, with its defaults.
///
/// A model takes its text from it with an adjustment, and its colors as they are:
///
///     let appearance = SkeletonAppearance()
///     view.tabAnimated?.animatedColor = appearance.tintColor
///     view.tabAnimated?.adjust { $0.apply(appearance) }
public struct SkeletonAppearance: Hashable, Sendable {
    /// The height of one bar of text.
    public enum TextLineHeight: Hashable, Sendable {
        /// A number of points.
        case fixed(CGFloat)
        /// What mapping finds, which follows the font.
        case relativeToFont
        /// An equal share of the view's height for each line.
        case relativeToHeight
    }

    /// The color of shapes. The default is 0xECF0F1, in the dark 0x1C2325.
    public var tintColor: UIColor = FlatColor.skeletonDefault

    /// The gradient of shapes. The default runs from the default color to its complement and back.
    public var gradient = SkeletonGradient(baseColor: FlatColor.skeletonDefault)

    /// The height of one bar of text. The default is 15 points.
    public var textLineHeight: TextLineHeight = .fixed(15)

    /// The number of bars of text. The default is that of the label.
    public var textLineCount: SkeletonLines.Count = .inherited

    /// The gap between bars, in points. The default is 10.
    public var multilineSpacing: CGFloat = 10

    /// The width of the last bar, a single one included, in percent. The default is 70; more than 100 is 100.
    public var multilineLastLineFillPercent: Int = 70

    /// The corner radius of bars, in points. The default is 0.
    public var multilineCornerRadius: CGFloat = 0

    /// Whether a text of a single line is drawn as one block of the view's size. The default is false.
    public var renderSingleLineAsView: Bool = false

    /// The distances that bars keep from the edges of the view. The default is none.
    public var textInsets = TextLines.Insets()

    /// The corner radius of everything but text, in points. The default is 0.
    public var skeletonCornerRadius: CGFloat = 0

    /// Creates SkeletonView's defaults.
    public init() {}
}

extension SkeletonAppearance {
    /// Gives a component this look.
    func apply(to component: inout Component) {
        switch component.role {
        case .label: shapeText(&component, isCentered: true)
        case .text: shapeText(&component, isCentered: false)
        case .image, .button, .control, .block, .created:
            if component.cornerRadius == 0 { component.cornerRadius = skeletonCornerRadius }
        }
    }

    /// Text of SkeletonView: bars of one height, those of a label centered in the height of its view.
    private func shapeText(_ component: inout Component, isCentered: Bool) {
        let found = component.lines
        let ownHeight = found?.lineHeight ?? component.frame.height
        let wanted = wantedCount(inherited: found?.count ?? 1)
        component.frame = component.sourceFrame
        component.cornerRadius = multilineCornerRadius
        component.lines = nil
        if wanted == 1, renderSingleLineAsView { return }
        let height = lineHeight(ownHeight: ownHeight, of: component.frame.height, count: wanted)
        let room = component.frame.height - textInsets.top - textInsets.bottom
        let count = wanted > 0 ? wanted : Int((room / max(1, height + multilineSpacing)).rounded())
        // Too low a view has no line at all and is one block.
        guard count > 0 else { return }
        var lines = TextLines(
            count: count, lineHeight: height, spacing: multilineSpacing,
            lastLineScale: CGFloat(min(max(multilineLastLineFillPercent, 0), 100)) / 100,
            isCentered: isCentered)
        lines.shortensSingleLine = true
        lines.insets = textInsets
        component.lines = lines
    }

    private func wantedCount(inherited: Int) -> Int {
        switch textLineCount {
        case .inherited: inherited
        case .filling: 0
        case .custom(let count): min(count, TextLines.barLimit)
        }
    }

    private func lineHeight(ownHeight: CGFloat, of height: CGFloat, count: Int) -> CGFloat {
        switch textLineHeight {
        case .fixed(let height): max(0, height)
        case .relativeToFont: ownHeight
        case .relativeToHeight: count > 0 ? height / CGFloat(count) : ownHeight
        }
    }
}
