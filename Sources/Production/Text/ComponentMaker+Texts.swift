import TabCache
import UIKit

extension ComponentMaker {
    /// Gives a component the bars of a label.
    func shapeLabel(_ component: inout Component, _ label: UILabel, _ lines: SkeletonLines) {
        let measure = TextMeasure(of: label, options: options, lines: lines)
        let isRightToLeft = isRightToLeft(label)
        if isFilled(label) { cut(&component) }
        component.alignment = Component.Alignment(label.textAlignment, isRightToLeft: isRightToLeft)
        // Only a single bar is as wide as its text; all others are as wide as the frame says.
        let textWidth = { [name = component.name, index = component.index] in
            self.textWidth(of: label, named: name, at: index, lines)
        }
        let numberOfLines = numberOfLines(of: label, measure)
        if !lines.leavesPlaces {
            measure.place(
                &component, numberOfLines: numberOfLines, textWidth: textWidth, isRightToLeft: isRightToLeft)
        } else if let mixed = MixedText(of: label, options: options) {
            mixed.place(&component)
        } else {
            measure.place(&component, numberOfLines: numberOfLines, textWidth: textWidth)
        }
        let height = component.lines?.lineHeight ?? component.frame.height
        component.cornerRadius = lines.cornerRadius ?? textRadius(of: label, height: height)
    }

    /// The number of lines of a text, where its label is higher than the text; else the limit of the label.
    ///
    /// Sample text fills its label, unless only the views around the label stretched it.
    private func numberOfLines(of label: UILabel, _ measure: TextMeasure) -> Int {
        guard label.numberOfLines != 1, label.bounds.height > measure.lineHeight * 1.5,
            label.text?.isEmpty == false, !isFilled(label) || label.isStretched
        else { return label.numberOfLines }
        let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
        let height = label.sizeThatFits(room).height
        guard height < label.bounds.height - measure.lineHeight / 2 else {
            return label.numberOfLines
        }
        let pitch = measure.lineHeight + measure.lineSpacing
        return max(1, Int(((height + measure.lineSpacing) / pitch).rounded()))
    }

    /// The width of a text in one line, or one that texts of its kind have where there is none yet.
    ///
    /// It is `nil` where the text is not there, or a sample, and single lines are not shortened.
    private func textWidth(
        of label: UILabel, named name: String?, at index: Int, _ lines: SkeletonLines
    ) -> CGFloat? {
        let isEmpty = label.text?.isEmpty != false
        if isEmpty || isFilled(label), lines.shortensSingleLine == false { return nil }
        guard isEmpty else { return label.sizeThatFits(.unlimited).width.clampedLength }
        let surroundings = TextSurroundings(of: label, width: root.bounds.width, in: rows)
        let kind = TextKind(of: label, name: name, in: surroundings)
        return kind.width(font: label.font ?? .systemFont(ofSize: 17), ordinal: index)
    }

    /// The smallest height, in points, of the bar of a text.
    private static let lowestBar: CGFloat = 6

    /// Cuts a sample text off at the edges of the root, and leaves out one without the height of a bar.
    private func cut(_ component: inout Component) {
        let edges = CGRect(
            x: 0, y: component.frame.minY, width: root.bounds.width, height: component.frame.height)
        let seen = component.frame.intersection(edges)
        if !seen.isNull, seen.width > 0 { component.frame = seen }
        if component.frame.height < Self.lowestBar { component.removal = .empty }
    }

    /// Whether a text is lent to a label, or to the view of UIKit's around it.
    private func isFilled(_ label: UILabel) -> Bool {
        filled.contains(ObjectIdentifier(label))
            || label.superview.map { filled.contains(ObjectIdentifier($0)) } ?? false
    }

    /// A text view is filled with lines from its top, as much as there is room for.
    func shapeTextView(_ component: inout Component, _ textView: UITextView, _ given: SkeletonLines) {
        let measure = TextMeasure(of: textView, options: options, lines: given)
        let inset = textView.textContainerInset
        let padding = textView.textContainer.lineFragmentPadding
        let isRightToLeft = isRightToLeft(textView)
        component.alignment = Component.Alignment(textView.textAlignment, isRightToLeft: isRightToLeft)
        var lines = measure.lines(count: measure.givenCount ?? 0, isRightToLeft: isRightToLeft)
        lines.insets.top += inset.top + (given.isEmpty ? measure.padding : 0)
        lines.insets.left += inset.left + padding
        lines.insets.bottom += inset.bottom
        lines.insets.right += inset.right + padding
        component.lines = lines
        component.cornerRadius = given.cornerRadius ?? textRadius(of: nil, height: measure.barHeight)
    }

    /// A field with a box is the box; one without is its text, from where it begins.
    func shapeField(_ component: inout Component, _ field: UITextField, _ lines: SkeletonLines) {
        let frame = component.frame
        guard field.borderStyle == .none, !field.isSurface, frame.size == field.bounds.size else {
            shapeBlock(&component, field)
            if field.borderStyle == .roundedRect, component.cornerRadius == 0 {
                component.cornerRadius = ControlShape.fieldRadius
            }
            return
        }
        let area = field.textRect(forBounds: field.bounds)
        let font = field.font ?? .systemFont(ofSize: 17)
        let text = [field.text, field.placeholder].compactMap { $0 }.first { !$0.isEmpty } ?? ""
        let measure = TextMeasure(font: font, options: options, lines: lines)
        component.alignment = Component.Alignment(
            field.textAlignment, isRightToLeft: isRightToLeft(field))
        let inside = area.offsetBy(dx: frame.minX, dy: frame.minY).intersection(frame)
        if !inside.isNull { component.frame = inside }
        let width =
            text.isEmpty
            ? Filler.textWidth(of: field, in: area.width)
            : (text as NSString).size(withAttributes: [.font: font]).width
        component.setHeight(min(measure.barHeight, component.frame.height))
        component.setWidth(min(max(width, measure.lineHeight), component.frame.width))
        component.cornerRadius = textRadius(of: field, height: component.frame.height)
    }

    /// The corner radius of the bars of a text: a third of their height and at most six points, unless told otherwise.
    func textRadius(of view: UIView?, height: CGFloat) -> CGFloat {
        if let radius = options.lines.cornerRadius { return radius }
        let source = view?.layer.shownCornerRadius ?? 0
        if source > 0 || options.animatedCornerRadius != nil {
            return options.cornerRadius(source: source, height: height)
        }
        return min(height / 3, Self.softestRadius)
    }

    /// The largest corner radius of the bar of a text, in points.
    static let softestRadius: CGFloat = 6
}

extension UILabel {
    /// Whether a label without a limit of lines has its height from what is around it: neither its own frame nor a
    /// constraint of its own gives it.
    fileprivate var isStretched: Bool {
        numberOfLines <= 0 && !translatesAutoresizingMaskIntoConstraints && givenLength(.height) == nil
    }
}
