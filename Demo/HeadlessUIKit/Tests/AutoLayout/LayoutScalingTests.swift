import TestDevice
import Testing

@testable import UIKit

/// What it takes to lay out many cells: four times as many may take four times as much, not sixteen times.
@MainActor @Suite(.serialized, .ownDevice) struct LayoutScalingTests {
    @Test func `the work for cells grows as their number does`() {
        let one = changedRows(forCells: 1)
        #expect(one > 0)
        #expect(changedRows(forCells: 50) == one * 50)
        #expect(changedRows(forCells: 200) == one * 200)
    }

    /// The rows of equations that are changed until all cells are laid out.
    private func changedRows(forCells count: Int) -> Int {
        let table = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60 * count))
        for index in 0..<count {
            let cell = ConstrainedCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 60 * index, width: 390, height: 60)
            table.addSubview(cell)
        }
        table.layoutIfNeeded()
        return changedRows(in: table)
    }

    private func changedRows(in view: UIView) -> Int {
        let own = view.viewState.autoLayout?.engine?.solver.tableau.changedRows ?? 0
        return view.subviews.reduce(own) { $0 + changedRows(in: $1) }
    }
}

/// A cell of twelve views: a picture, three labels, and a row of buttons, as in a feed.
private final class ConstrainedCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let views = (0..<12).map { index -> UIView in
            let view = index % 3 == 1 ? UILabel() : UIView()
            (view as? UILabel)?.text = "Text \(index)"
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            return view
        }
        var previous: UIView?
        for view in views {
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                view.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
                view.leadingAnchor.constraint(
                    equalTo: previous?.trailingAnchor ?? contentView.leadingAnchor, constant: 4),
            ])
            if !(view is UILabel) {
                view.widthAnchor.constraint(equalToConstant: 20).isActive = true
                view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true
            }
            previous = view
        }
    }

    required init?(coder: NSCoder) { nil }
}
