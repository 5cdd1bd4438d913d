import TabCache
package import UIKit

/// The heights of text in one font, and the place of its bars.
///
/// A bar is lower than its line and stands in the middle of it, so that bars and the gaps between them
/// follow each other exactly as the lines do:
///
/// ```text
/// ┌──────────────┐  line height
/// │ ▓▓▓▓▓▓▓▓▓▓▓▓ │  bar = coefficient × line height
/// ├──────────────┤
/// │ ▓▓▓▓▓▓       │  gap = line height − bar
/// └──────────────┘
/// ```
struct TextMeasure {
    /// The height of one line, in points.
    let lineHeight: CGFloat

    /// The extra distance between two lines, in points.
    let lineSpacing: CGFloat

    /// The height of the bar of one line, in points.
    let barHeight: CGFloat

    /// What the app says about the bars.
    private let given: SkeletonLines

    /// The gap between the bars of two lines, in points.
    var spacing: CGFloat {
        given.spacing?.clampedLength ?? max(0, lineHeight + lineSpacing - barHeight)
    }

    /// The distance in points of a bar from the top of its line.
    var padding: CGFloat { max(0, (lineHeight - barHeight) / 2) }

    /// Measures a font; without one the system's for labels.
    ///
    /// - Parameters:
    ///   - style: What the paragraph says of the heights of lines and of the distance between them.
    ///   - constrainedHeight: The height of one line by the constraints of its view, if they give one.
    init(
        font: UIFont?, style: NSParagraphStyle? = nil, options: MappingOptions,
        lines: SkeletonLines, constrainedHeight: CGFloat? = nil
    ) {
        let fontHeight = (font ?? .systemFont(ofSize: 17)).lineHeight
        let textHeight = fontHeight > 0 ? fontHeight : 16
        lineHeight = style?.height(ofLine: textHeight) ?? textHeight
        lineSpacing = (style?.lineSpacing ?? 0).clampedLength
        given = lines
        // A line that is lower than its font has a lower bar.
        let shownHeight = min(textHeight, lineHeight)
        let standard = options.animatedHeight ?? max(0, options.animatedHeightCoefficient) * shownHeight
        let height =
            switch lines.height {
            case .fixed(let height): height
            case .relativeToFont(let fraction): fraction * textHeight
            case .relativeToConstraints: constrainedHeight ?? standard
            case nil: standard
            }
        barHeight = height.clampedLength
    }

    /// Measures the font of a label; of attributed text, that of its first character.
    @MainActor
    init(of label: UILabel, options: MappingOptions, lines: SkeletonLines) {
        let text = label.attributedText.flatMap { $0.length > 0 ? $0 : nil }
        let font = text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        let style = text?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        self.init(
            font: font ?? label.font, style: style, options: options, lines: lines,
            constrainedHeight: Self.constrainedHeight(
                of: label, count: lines.givenCount ?? label.numberOfLines))
    }

    /// Measures the font of a text view and the style of its first paragraph, or of what is typed into an empty one.
    @MainActor
    init(of textView: UITextView, options: MappingOptions, lines: SkeletonLines) {
        let text = textView.attributedText.flatMap { $0.length > 0 ? $0 : nil }
        let style =
            text?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
            ?? textView.typingAttributes[.paragraphStyle]
        self.init(
            font: textView.font, style: style as? NSParagraphStyle, options: options, lines: lines,
            constrainedHeight: Self.constrainedHeight(of: textView, count: lines.givenCount ?? 0))
    }

    /// The constant of a view's own height constraint divided by a number of lines, if there are both.
    @MainActor
    private static func constrainedHeight(of view: UIView, count: Int) -> CGFloat? {
        guard count > 0 else { return nil }
        let own = view.constraints.first { constraint in
            constraint.isPlainConstraint && constraint.relation == .equal
                && constraint.firstItem === view && constraint.firstAttribute == .height
                && constraint.secondItem == nil
        }
        return own.map { $0.constant / CGFloat(count) }
    }

    /// Places the bars of a text that is centered in the height of its view, as a label's is.
    ///
    /// - Parameters:
    ///   - component: The component, whose frame is the view's.
    ///   - numberOfLines: The largest number of lines; zero for as many as fit.
    ///   - textWidth: Returns the width of the text in one line, or `nil` if it is not known.
    func place(_ component: inout Component, numberOfLines: Int, textWidth: () -> CGFloat?) {
        let frame = component.frame
        let fitting = linesFitting(frame.height)
        let count = numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
        guard count > 1 else { return placeBar(of: &component, textWidth: textWidth) }
        let height = min(barHeight, frame.height)
        // A text without a limit goes on filling its frame, whatever height the app gives it later.
        let isFilling = numberOfLines <= 0
        let stackHeight = CGFloat(count) * (height + spacing) - spacing
        component.setHeight(isFilling ? max(stackHeight, frame.height - spacing) : stackHeight)
        component.lines = TextLines(
            count: isFilling ? 0 : count, lineHeight: height, spacing: spacing, isCentered: true)
    }

    /// Places the bars of a text about which the app says something.
    ///
    /// The bars are placed in the whole view. A number that the app gives is kept, an inherited one is as
    /// large as there is room for, in lines of text or in bars.
    func place(
        _ component: inout Component, numberOfLines: Int, textWidth: () -> CGFloat?, isRightToLeft: Bool
    ) {
        let frame = component.frame
        let fitting = max(linesFitting(frame.height), barsFitting(frame.height))
        let inherited = numberOfLines > 0 ? min(numberOfLines, fitting) : (fitting > 1 ? 0 : 1)
        let count = givenCount ?? inherited
        guard count == 1, isPlain else {
            component.lines = lines(count: count, isCentered: true, isRightToLeft: isRightToLeft)
            return
        }
        placeBar(of: &component, textWidth: textWidth)
    }

    private func placeBar(of component: inout Component, textWidth: () -> CGFloat?) {
        let room = component.frame.size
        component.setHeight(min(barHeight, room.height))
        component.setWidth(min(textWidth() ?? room.width, room.width))
    }

    /// The number of bars that the app gives, zero for as many as fit, or `nil` if it is inherited.
    var givenCount: Int? { given.givenCount }

    /// The division into bars by what the app says, and by the font where it says nothing.
    func lines(count: Int, isCentered: Bool = false, isRightToLeft: Bool) -> TextLines {
        var lines = TextLines(
            count: count, lineHeight: barHeight, spacing: spacing,
            lastLineScale: given.lastLineScale ?? 0.5,
            mode: given.isHorizontal == true ? .horizontal : .vertical, isCentered: isCentered)
        lines.shortensSingleLine = given.shortensSingleLine ?? false
        lines.insets = given.barInsets ?? TextLines.Insets()
        if isRightToLeft { swap(&lines.insets.left, &lines.insets.right) }
        return lines
    }

    /// Whether a single bar needs no division, so that it can be as wide as its text.
    private var isPlain: Bool {
        given.barInsets == nil && given.shortensSingleLine != true && given.isHorizontal != true
    }

    private func barsFitting(_ height: CGFloat) -> Int {
        let pitch = barHeight + spacing
        guard pitch > 0 else { return 1 }
        return min(max(1, Int(min((height + spacing + 0.001) / pitch, 1_000))), TextLines.barLimit)
    }

    private func linesFitting(_ height: CGFloat) -> Int {
        // Labels round their height to pixels, so half a point is not a missing line.
        let lines = (height + lineSpacing + 0.5) / (lineHeight + lineSpacing)
        return min(max(1, Int(min(lines, 1_000))), TextLines.barLimit)
    }
}

extension NSParagraphStyle {
    /// The height of a line that is so high by its font, in points.
    func height(ofLine height: CGFloat) -> CGFloat {
        var height = height
        if lineHeightMultiple > 0, lineHeightMultiple.isFinite { height *= lineHeightMultiple }
        height = max(height, minimumLineHeight.clampedLength)
        let most = maximumLineHeight.clampedLength
        return most > 0 ? min(height, most) : height
    }
}

extension CGSize {
    /// Room without an end: what a label measured for its layout it need not measure again.
    static let unlimited = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

extension Component {
    /// Changes the height about the center.
    mutating func setHeight(_ height: CGFloat) {
        let middle = frame.midY
        frame.size.height = height
        frame.origin.y = middle - height / 2
    }

    /// Sets the width; text keeps the side that it is aligned to.
    package mutating func setWidth(_ width: CGFloat) {
        switch alignment {
        case .left, .justified: break
        case .center: frame.origin.x = frame.midX - width / 2
        case .right: frame.origin.x = frame.maxX - width
        }
        frame.size.width = width
    }
}

extension SkeletonLines {
    /// The number of bars that is given, zero for as many as fit, or `nil` if it is inherited.
    fileprivate var givenCount: Int? {
        switch count {
        case .custom(let count): max(0, count)
        case .filling: 0
        case .inherited, nil: nil
        }
    }
}
