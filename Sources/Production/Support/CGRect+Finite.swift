import UIKit

extension CGRect {
    /// Whether all four numbers are finite.
    var isFinite: Bool {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
    }
}
