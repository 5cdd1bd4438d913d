import TabCache
package import UIKit

/// What a view shows, as far as its skeleton depends on it: which views are seen, where, and how long their texts are.
///
/// To read it takes a measurement of each text, and no mapping.
@MainActor
package struct ContentOutline {
    /// Which of the views inside, in order, are seen and show something.
    fileprivate var parts: [Bool] = []
    fileprivate var labels: [UILabel] = []
    /// The widths of the texts of labels in one line, in whole points.
    fileprivate var widths: [Int] = []
    private var frames: [Int] = []

    package init(of view: UIView) {
        add(view.subviews)
    }

    private mutating func add(_ views: [UIView]) {
        for view in views where !(view is SkeletonOverlay) {
            guard !view.isHidden, view.alpha > 0 else {
                parts.append(false)
                continue
            }
            let frame = view.frame
            frames += [frame.minX, frame.minY, frame.width, frame.height].map(\.inPoints)
            switch view {
            case let label as UILabel:
                parts.append(label.text?.isEmpty == false)
                labels.append(label)
                widths.append(label.sizeThatFits(.unlimited).width.inPoints)
            case let picture as UIImageView: parts.append(picture.image != nil)
            default:
                parts.append(true)
                add(view.subviews)
            }
        }
    }

    /// A number that is the same for views that show the same, while the program runs.
    package var mark: Int { mark(ofWidths: widths) }

    fileprivate func mark(ofWidths widths: [Int]) -> Int {
        var hasher = Hasher()
        hasher.combine(parts)
        hasher.combine(frames)
        hasher.combine(widths)
        return hasher.finalize()
    }
}

extension CGFloat {
    fileprivate var inPoints: Int { isFinite ? Int(Swift.min(Swift.max(self, -1e6), 1e6).rounded()) : 0 }
}

/// What most of some views of one kind and size show: for each label the text of median length.
@MainActor
package struct TypicalContent {
    /// The views, the most typical first.
    package let views: [UIView]

    /// A number that is the same for views that show the same, while the program runs.
    package let mark: Int

    private var texts = [ObjectIdentifier: UILabel]()

    /// - Parameter views: The views, from the top; there is at least one.
    package init(of views: [UIView]) {
        let outlines = views.map { (view: $0, outline: ContentOutline(of: $0)) }
        let counts = outlines.reduce(into: [:]) { $0[$1.outline.parts, default: 0] += 1 }
        let most = counts.values.max()
        // From the middle on, those that show what most of them show.
        let middle = views.count / 2
        let ordered = Array(outlines[middle...]) + outlines[..<middle].reversed()
        let parts = ordered.first { counts[$0.outline.parts] == most }?.outline.parts
        let alike = ordered.filter { $0.outline.parts == parts }
        let others = ordered.filter { $0.outline.parts != parts }
        // Views of one class may yet have labels in another number.
        let number = alike.map(\.outline.labels.count).min() ?? 0
        let medians = (0..<number).map { label in
            alike.map(\.outline.widths[label]).sorted()[alike.count / 2]
        }
        let distance = { (outline: ContentOutline) in
            zip(outline.widths, medians).reduce(0) { $0 + abs($1.0 - $1.1) }
        }
        let sorted = alike.map { ($0.view, $0.outline, distance($0.outline)) }
        let first = sorted.enumerated().min { ($0.element.2, $0.offset) < ($1.element.2, $1.offset) }?.element
        self.views =
            [first?.0].compactMap { $0 } + sorted.filter { $0.0 !== first?.0 }.map(\.0) + others.map(\.view)
        mark = first?.1.mark(ofWidths: medians) ?? 0
        for (label, median) in medians.enumerated() where first?.1.widths[label] != median {
            guard let own = first?.1.labels[label],
                let typical = alike.first(where: { $0.outline.widths[label] == median })?.outline.labels[
                    label]
            else { continue }
            texts[ObjectIdentifier(own)] = typical
        }
    }

    /// The label whose text is typical for one of the most typical view; the label itself where it is its own.
    package func typicalLabel(for label: UILabel) -> UILabel { texts[ObjectIdentifier(label)] ?? label }
}
