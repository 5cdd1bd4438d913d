import TabProduction
import UIKit

/// A label in a 20 point font, whose lines are 23.86 points high.
@MainActor
func makeLabel(lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = lines
    return label
}

/// A plain view with an area.
@MainActor
func makeBlock(x: CGFloat, y: CGFloat, width: CGFloat = 20, height: CGFloat = 20) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = .lightGray
    return view
}

/// A request for the production of a prototype at the standard text size, from left to right.
@MainActor
func makeRequest(
    _ prototype: CellAnimated, width: CGFloat = 320, height: CGFloat = 96
) -> ProductionRequest {
    ProductionRequest(
        subject: .prototype(prototype), owner: "Screen", size: CGSize(width: width, height: height),
        traits: UITraitCollection(preferredContentSizeCategory: .large), layoutDirection: .leftToRight)
}
