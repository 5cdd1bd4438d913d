import TabCache
import UIKit

/// The height that a view of a given width asks for.
@MainActor
enum FittingHeight {
    /// The height of a view that does not say anything sensible; that of a plain table row.
    static var fallback: CGFloat { SystemMetrics.rowHeight }

    /// The largest height that is believed.
    static let limit: CGFloat = 100_000

    /// Returns the height of a view by its constraints, or else by `sizeThatFits`.
    ///
    /// A height that is not a number, negative or beyond 100,000 points becomes that of a plain row with a
    /// warning. A view that asks for no height at all gets it too, or that of the tallest view inside it whose height is
    /// given; of a row of the app it is said, because the delegate of its table may know better.
    ///
    /// - Parameter known: The height of a view that asks for none, where its list gives it one.
    static func of(_ view: UIView, width: CGFloat, className: String, orElse known: CGFloat? = nil) -> CGFloat
    {
        let fallback = known ?? Self.fallback
        let fitted = { Self.fitted(view, width: width, orElse: fallback) }
        let isConstrained = hasConstraints(view)
        let answer = isConstrained ? compressed(view, width: width) : fitted()
        if let answer {
            guard (0...limit).contains(answer) else {
                SkeletonLog.warn(
                    "\(className) asks for a height of \(answer) at a width of \(width) and gets "
                        + "\(Int(fallback)). Give the model a height, or mend sizeThatFits or the constraints."
                )
                return fallback
            }
            if answer > 0 { return answer }
            let other = isConstrained ? fitted() : compressed(view, width: width)
            if let other, other > 0, other <= limit { return other }
        }
        if let known { return known }
        let tallest = max(fallback, tallestContent(of: view))
        ProductionReview.reportUnknownHeight(tallest, of: view, className: className)
        return tallest
    }

    /// The height of the tallest view inside whose height is given, with the margins around it.
    private static func tallestContent(of view: UIView) -> CGFloat {
        let content = (view as? UITableViewCell)?.contentView ?? view
        let margins = content.layoutMargins.top + content.layoutMargins.bottom
        let views = content.subviews.flatMap { inner in
            inner.descendants(entering: { $0.givenLength(.height) == nil })
        }
        return views.compactMap { $0.givenLength(.height) }.max().map { $0 + margins } ?? 0
    }

    /// Returns a height that holds the content of a measured view, where a good part of it stands out of the view, as it
    /// does when constraints hold it on one side alone; `nil` where the view holds its content.
    static func holdingContent(of view: UIView) -> CGFloat? {
        let frames = contents(of: view, in: view, within: nil)
        let area = frames.reduce(CGRect.null) { $0.union($1) }
        let overhang = max(0, -area.minY) + max(0, area.maxY - view.bounds.height)
        guard !area.isNull, overhang > view.bounds.height / 3 else { return nil }
        let margin = frames.map(\.minY).filter { $0 >= 0 }.min() ?? 0
        return min(view.bounds.height + overhang + margin, limit)
    }

    /// The frames of the views inside one that hold no others and can be seen: what a view around hides altogether cannot.
    private static func contents(of view: UIView, in root: UIView, within clip: CGRect?) -> [CGRect] {
        if view.isInvisible || view.clipsToBounds && view.bounds.isEmpty { return [] }
        let frame = view.frame(inBoundsOf: root)
        let holdsOthers = !view.subviews.isEmpty && !(view is UIControl) && !(view is UILabel)
        if !holdsOthers {
            return view.isBlankSpace || clip.map({ !$0.intersects(frame) }) ?? false ? [] : [frame]
        }
        let inner = view.clipsToBounds ? clip.map { $0.intersection(frame) } ?? frame : clip
        return view.subviews.flatMap { contents(of: $0, in: root, within: inner) }
    }

    private static func compressed(_ view: UIView, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Returns the height that code of the view measures; `nil` where the view gives back its own height, and so does not answer.
    private static func fitted(_ view: UIView, width: CGFloat, orElse fallback: CGFloat) -> CGFloat? {
        view.frame = CGRect(x: 0, y: 0, width: width, height: fallback)
        let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        return height == fallback ? nil : height
    }

    /// Whether constraints say anything of the size of a view, which it measures in code otherwise.
    static func hasConstraints(_ view: UIView) -> Bool {
        view.holds { !$0.constraints.isEmpty || $0 is UIStackView && !$0.subviews.isEmpty }
    }
}
