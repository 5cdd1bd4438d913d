import UIKit

extension DemoScene {
    /// Situations of collection views.
    static let collections: [DemoScene] = []
}
