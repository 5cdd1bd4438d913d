import UIKit

// Blocks in which something stands over something else, or in a round view.

extension ChanceScreen {
    /// Pictures of people, each over the edge of the one before.
    func faces() -> UIView {
        let side = random.pick([24, 28, 36] as [CGFloat])
        let faces = row((0..<random.pick([2, 3, 4])).map { _ in square(side, isRound: true) })
        faces.spacing = -side / 3
        return row([faces, text(.footnote, 3), UIView()])
    }

    /// A picture with a sheet over its lower edge, in the color of the screen or of a card.
    func sheet() -> UIView {
        let (picture, sheet, whole) = (picture(height: 140), UIView(), UIView())
        sheet.backgroundColor = random.pick([
            backgroundColor ?? .systemBackground, .secondarySystemBackground,
        ])
        sheet.layer.cornerRadius = random.pick([0, 16, 24])
        pin(column([text(.title2, 3), paragraph()]), in: sheet, inset: 16)
        for view in [picture, sheet] {
            view.translatesAutoresizingMaskIntoConstraints = false
            whole.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: whole.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: whole.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: whole.topAnchor),
            sheet.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: -30),
            sheet.bottomAnchor.constraint(equalTo: whole.bottomAnchor),
        ])
        return whole
    }

    /// A picture with a counter at its corner, and texts beside it.
    func badge() -> UIView {
        let (picture, holder) = (square(56, isRound: false), UIView())
        let counter = round(20, around: text(.caption2, "\(random.number(below: 9) + 1)", alignment: .center))
        pin(picture, in: holder, inset: 0)
        holder.addSubview(counter)
        counter.centerXAnchor.constraint(equalTo: picture.trailingAnchor).isActive = true
        counter.centerYAnchor.constraint(equalTo: picture.topAnchor, constant: 2).isActive = true
        return row([holder, column([text(.headline, 3), text(.subheadline, 4)], spacing: 4)])
    }

    /// Initials, a name and a counter at the end.
    func contact() -> UIView {
        let initials = round(44, around: text(.headline, "AB", alignment: .center))
        let counter = round(22, around: text(.caption1, "3", alignment: .center))
        return row([initials, column([text(.body, 2), text(.footnote, 4)], spacing: 2), counter])
    }

    /// A figure in a ring, and what it is of.
    func goal() -> UIView {
        let ring = round(90, around: text(.title3, "\(random.number(below: 90) + 10) %", alignment: .center))
        ring.backgroundColor = nil
        ring.layer.borderWidth = 8
        ring.layer.borderColor = UIColor.systemOrange.cgColor
        return row([ring, column([text(.headline, 2), text(.subheadline, 4)], spacing: 4)])
    }

    private func round(_ side: CGFloat, around label: UILabel) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = random.pick([.systemRed, .systemPurple, .systemGray4])
        view.layer.cornerRadius = side / 2
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: side),
            view.heightAnchor.constraint(equalToConstant: side),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        return view
    }

    private func pin(_ view: UIView, in outer: UIView, inset: CGFloat) {
        outer.addSubview(view)
        pin(view, to: outer, inset: inset)
    }
}
