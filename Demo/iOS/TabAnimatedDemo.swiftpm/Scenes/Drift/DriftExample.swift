public import TabAnimated
public import UIKit

/// A view with its content, and the class whose skeleton was shown while that was loading.
@MainActor
public struct DriftExample {
    /// The name of the picture's file.
    public let name: String

    /// What the example shows, in one sentence.
    public let summary: String

    /// What the skeleton was made from.
    public let skeleton: CellAnimated

    /// Makes the view, which has its content and is laid out.
    public let makeContent: @MainActor () -> UIView

    /// The examples, the one that fits first.
    public static let all: [DriftExample] = [
        DriftExample(
            name: "news", summary: "The news cell and its own skeleton.",
            skeleton: CellAnimated(NewsCell.self)
        ) {
            let cell = NewsCell(style: .default, reuseIdentifier: nil)
            return loaded(cell) { cell.show($0) }
        },
        DriftExample(
            name: "redesigned", summary: "A redesigned news cell and the skeleton of the old one.",
            skeleton: CellAnimated(NewsCell.self)
        ) {
            let cell = RedesignedNewsCell(style: .default, reuseIdentifier: nil)
            return loaded(cell) { cell.show($0) }
        },
    ]

    private static func loaded(_ cell: UITableViewCell, show: (Article) -> Void) -> UIView {
        Article.samples.first.map(show)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 120)
        cell.layoutIfNeeded()
        return cell
    }
}
