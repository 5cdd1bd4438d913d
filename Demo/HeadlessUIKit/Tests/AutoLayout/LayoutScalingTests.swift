import Foundation
import Testing
import UIKit

/// How long it takes to lay out many cells: twice as many may take about twice as long, not four times.
@MainActor @Suite(.serialized) struct LayoutScalingTests {
    @Test func `the time for cells grows no faster than their number`() {
        _ = seconds(forCells: 20)
        let few = seconds(forCells: 50)
        let many = seconds(forCells: 200)
        #expect(many < few * 4 * 2.5)
    }

    private func seconds(forCells count: Int) -> Double {
        let table = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60 * count))
        let start = Date()
        for index in 0..<count {
            let cell = ConstrainedCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 60 * index, width: 390, height: 60)
            table.addSubview(cell)
        }
        table.layoutIfNeeded()
        return Date().timeIntervalSince(start)
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
