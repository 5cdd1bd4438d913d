import TabProduction
import UIKit

/// What a view shows once its content is there, as components.
@MainActor
struct LoadedContent {
    /// The components of everything that can be seen.
    let components: [Component]

    init(of view: UIView, options: MappingOptions) {
        let reading = ContentReading(
            options: options, layoutDirection: view.effectiveUserInterfaceLayoutDirection)
        components = reading.production(of: view).drawn
    }
}
