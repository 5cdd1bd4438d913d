import Foundation

/// A line of the visual format language, taken apart.
struct VisualFormat {
    /// What is said about a distance or a size: `>=metric*2+4@750`.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var priority = UILayoutPriority.required
    }

    enum Value {
        case constant(CGFloat)
        case view(String)
    }

    /// What is between two elements.
    enum Connection {
        case flush
        case standard
        case distances([Predicate])
    }

    enum Element {
        case superview
        case view(String, [Predicate])
    }

    var isVertical = false
    var elements: [Element] = []
    /// One fewer than the elements.
    var connections: [Connection] = []
}

/// Why a format cannot be read, and where.
struct VisualFormatError: Error {
    let reason: String
    let offset: Int
}
