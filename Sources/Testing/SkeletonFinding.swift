/// Something that is wrong with a skeleton, by a rule that can be argued with.
public struct SkeletonFinding: Hashable, Sendable {
    /// The rules that a skeleton is judged by.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// A skeleton shows something, and so does each of its texts.
        case blank
        /// One shape is not most of a view.
        case slab
        /// A shape stands inside the view.
        case outside
        /// Shapes do not cover each other, unless one stands wholly on another.
        case overlap
        /// A shape differs from what is below it by at least 1.15:1, and at most 1.6:1.
        case contrast
        /// Two texts have a gap between them.
        case touching
        /// A skeleton is as high as the content that takes its place, within a tenth, and not much higher than its shapes.
        case height
        /// The bar of a text is at least six points high.
        case squeezed
        /// A cell has a size that the app gave it, not the 50 × 50 points of a flow layout without one.
        case size
        /// A text has no more bars than its content has lines.
        case lines
        /// The bars of a text follow each other as its lines do.
        case baseline
        /// A shape stands where its content will.
        case drift
    }

    /// The rule that is broken.
    public var rule: Rule

    /// The view: the name of its property, or its class and its index.
    public var view: String

    /// The problem, in numbers.
    public var problem: String

    /// The way to mend it.
    public var mend: String
}

extension SkeletonFinding: CustomStringConvertible {
    public var description: String { "\(view): \(rule.rawValue), \(problem). \(mend)" }
}
