import UIKit

extension DemoScene {
    /// Situations of tables.
    static let tables: [DemoScene] = []
}
