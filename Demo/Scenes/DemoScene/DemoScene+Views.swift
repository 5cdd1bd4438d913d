import UIKit

extension DemoScene {
    /// Situations of views that are no lists.
    static let views: [DemoScene] = []
}
