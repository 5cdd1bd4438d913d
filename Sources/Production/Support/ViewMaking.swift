import UIKit

/// Makes views from their classes, as a list does with registered ones.
@MainActor
enum ViewMaking {
    /// Returns a new view without size, or a new cell, header or footer without a reuse identifier.
    static func make<View: UIView>(_ type: View.Type) -> View {
        let view = makeAny(type)
        // The class made the instance, so the cast holds.
        return unsafeDowncast(view, to: View.self)
    }
}
