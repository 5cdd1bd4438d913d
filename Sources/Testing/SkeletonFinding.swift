/// Something that is wrong with a skeleton: which rule it breaks, where, and what to do.
public struct SkeletonFinding: Hashable, Sendable {
    /// The rules that a skeleton is judged by.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// The skeleton, or one of its texts, shows nothing.
        case blank
        /// One shape covers most of the view.
        case slab
        /// A shape stands outside of the view.
        case outside
        /// Two shapes cover each other, and neither stands wholly on the other.
        case overlap
        /// A shape differs from what is below it by less than 1.15:1, or by more than 1.6:1.
        case contrast
        /// Two texts touch.
        case touching
        /// The skeleton is more than a tenth higher or lower than its content, or much higher than its shapes.
        case height
        /// The bar of a text is less than six points high.
        case squeezed
        /// A cell has the 50 × 50 points of a flow layout that was given no item size.
        case size
        /// A text has more bars than its content has lines.
        case lines
        /// The bars of a text do not stand where its lines do.
        case baseline
        /// A shape stands elsewhere than its content.
        case drift
    }

    /// The rule that is broken.
    public var rule: Rule

    /// The view: the name of its property, or its class and its index.
    public var view: String

    /// What is wrong, in numbers.
    public var problem: String

    /// What to do about it.
    public var fix: String
}

extension SkeletonFinding: CustomStringConvertible {
    public var description: String { "\(view): \(rule.rawValue), \(problem). \(fix)" }
}
