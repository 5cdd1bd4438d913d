import Foundation
import TestDevice
import Testing
import UIKit

/// A view that makes its constraints when it is asked to.
private final class UpdatingView: UIView {
    let inner = UIView()
    var updates = 0
    private var hasConstraints = false

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
        updates += 1
        if !hasConstraints {
            hasConstraints = true
            inner.translatesAutoresizingMaskIntoConstraints = false
            addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leftAnchor.constraint(equalTo: leftAnchor, constant: 4),
                inner.topAnchor.constraint(equalTo: topAnchor),
                inner.widthAnchor.constraint(equalToConstant: 10),
                inner.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        super.updateConstraints()
    }
}

/// A view that counts how often it is asked for its constraints.
private final class CountingView: UIView {
    var updates = 0

    override func updateConstraints() {
        updates += 1
        super.updateConstraints()
    }
}

/// A view that draws a shadow of three points around what is aligned.
private final class ShadowedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3) }
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
}

@MainActor @Suite(.ownDevice)
struct ConstraintCycleTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView()

    init() {
        container.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    private func place(_ view: UIView, left: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: left),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
    }

    @Test func `constraints made in updateConstraints count in the same layout`() {
        let updating = UpdatingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        container.addSubview(updating)
        container.layoutIfNeeded()
        #expect(updating.inner.frame == CGRect(x: 4, y: 0, width: 10, height: 10))
        #expect(updating.updates == 1)
    }

    @Test func `constraints are updated again when that is asked for`() {
        let updating = UpdatingView(frame: .zero)
        container.addSubview(updating)
        container.layoutIfNeeded()
        updating.setNeedsUpdateConstraints()
        #expect(updating.needsUpdateConstraints())
        container.updateConstraintsIfNeeded()
        #expect(updating.updates == 2)
    }

    @Test func `a view that takes part is asked for its constraints once`() {
        let counting = CountingView()
        container.addSubview(counting)
        counting.translatesAutoresizingMaskIntoConstraints = false
        place(counting)
        container.layoutIfNeeded()
        container.layoutIfNeeded()
        #expect(counting.updates == 1)
    }

    @Test func `the direction of the traits counts`() {
        container.traitOverrides.layoutDirection = .rightToLeft
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        container.layoutIfNeeded()
        #expect(view.frame.maxX == 100)
    }

    @Test func `leading is the right edge from right to left`() {
        container.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 7),
            view.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor, constant: -7),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        container.layoutIfNeeded()
        #expect(view.frame.maxX == 93)
    }

    @Test func `the direction can change later`() {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 7),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        container.layoutIfNeeded()
        container.semanticContentAttribute = .forceRightToLeft
        container.layoutIfNeeded()
        #expect(view.frame.maxX == 93)
    }

    @Test func `alignment rectangles meet, not frames`() {
        let shadowed = ShadowedView()
        shadowed.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(shadowed)
        NSLayoutConstraint.activate([
            shadowed.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
            shadowed.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
        ])
        container.layoutIfNeeded()
        #expect(shadowed.frame == CGRect(x: 7, y: 7, width: 26, height: 26))
    }

    @Test func `a view without a place is ambiguous`() {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        #expect(view.hasAmbiguousLayout)
    }

    @Test func `a view with a place is not ambiguous`() {
        place(view)
        #expect(!view.hasAmbiguousLayout)
    }

    @Test func `the constraints that decide an axis are named`() {
        let left = view.leftAnchor.constraint(equalTo: container.leftAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        let top = view.topAnchor.constraint(equalTo: container.topAnchor)
        NSLayoutConstraint.activate([left, width, top])
        #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [left, width])
    }

    @Test func `the distance between anchors is a dimension`() {
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(other)
        place(view, left: 20)
        NSLayoutConstraint.activate([
            other.topAnchor.constraint(equalTo: container.topAnchor),
            other.widthAnchor.constraint(equalToConstant: 10),
            other.heightAnchor.constraint(equalToConstant: 10),
            view.rightAnchor.anchorWithOffset(to: other.leftAnchor).constraint(
                equalTo: container.leftAnchor.anchorWithOffset(to: view.leftAnchor)),
        ])
        container.layoutIfNeeded()
        #expect(other.frame.minX == 50)
    }

    @Test func `system spacing is a multiple of eight points`() {
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(other)
        place(view)
        NSLayoutConstraint.activate([
            other.leadingAnchor.constraint(equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 2),
            other.topAnchor.constraint(equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 1),
            other.widthAnchor.constraint(equalToConstant: 10),
            other.heightAnchor.constraint(equalToConstant: 10),
        ])
        container.layoutIfNeeded()
        #expect(other.frame.origin == CGPoint(x: 26, y: 18))
    }

    @Test func `layout in an animation block animates`() {
        let left = view.leftAnchor.constraint(equalTo: container.leftAnchor)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        container.layoutIfNeeded()
        UIView.animate(withDuration: 1) {
            left.constant = 50
            container.layoutIfNeeded()
        }
        #expect(view.layer.animation(forKey: "position") != nil)
        view.layer.removeAllAnimations()
    }

    @Test func `a view that keeps its frame breaks what would change it`() {
        let fixed = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        container.addSubview(fixed)
        let wide = fixed.widthAnchor.constraint(equalTo: container.widthAnchor)
        HeadlessAutoLayout.writesToStandardError = false
        wide.isActive = true
        container.layoutIfNeeded()
        HeadlessAutoLayout.writesToStandardError = true
        #expect(fixed.frame.width == 20)
    }

    @Test func `a view that no longer keeps its frame is laid out`() {
        view.translatesAutoresizingMaskIntoConstraints = true
        let width = view.widthAnchor.constraint(equalTo: container.widthAnchor)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            width, view.leftAnchor.constraint(equalTo: container.leftAnchor),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 1),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 1))
    }

    @Test func `an automatic row is as high as its constraints make it`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let source = TallRows()
        table.rowHeight = UITableView.automaticDimension
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(
            table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 90, width: 320, height: 90)
        )
    }
}

/// Rows whose content is ninety points high.
private final class TallRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            box.heightAnchor.constraint(equalToConstant: 90),
        ])
        return cell
    }
}
