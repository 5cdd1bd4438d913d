import UIKit

/// Whoever knows what a table shows in the parts that load.
///
/// This is the seam between a proxy, which the table asks, and its presenter, which plans.
@MainActor
protocol TableFilling: AnyObject {
    /// Which parts load.
    var content: InlineContent { get set }

    func cell(at path: IndexPath, number: Int) -> UITableViewCell

    func height(at path: IndexPath, number: Int) -> CGFloat

    /// The header of a section that loads, if the model gives it one.
    func header(ofSection number: Int) -> SupplementaryAnimated?

    func footer(ofSection number: Int) -> SupplementaryAnimated?

    func view(for supplementary: SupplementaryAnimated) -> UIView
}
