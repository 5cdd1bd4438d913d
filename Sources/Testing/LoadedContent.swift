import TabProduction
import UIKit

/// What a view shows once its content is there, as components.
@MainActor
struct LoadedContent {
    /// The components of everything that can be seen.
    let components: [Component]

    init(of view: UIView, options: MappingOptions) {
        let mapper = ViewMapper(
            options: options, layoutDirection: view.effectiveUserInterfaceLayoutDirection)
        let blank = Self.blankLabels(in: view).map { $0.frame(inBoundsOf: view) }
        components = mapper.map(view).drawn.filter { component in
            component.role != .label || !blank.contains(component.sourceFrame)
        }
    }

    private static func blankLabels(in view: UIView) -> [UILabel] {
        let inside = view.subviews.flatMap { blankLabels(in: $0) }
        guard let label = view as? UILabel, label.attributedText?.string.isEmpty ?? true else {
            return inside
        }
        return inside + [label]
    }
}
