import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct FittingSizeTests {
    private let view = UIView()
    private let inner = UIView()

    init() {
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
        ])
    }

    @Test func `compressed is the smallest size the constraints allow`() {
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            inner.heightAnchor.constraint(equalToConstant: 30),
        ])
        #expect(
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 40))
    }

    @Test func `expanded is the largest size the constraints allow`() {
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
            inner.heightAnchor.constraint(equalToConstant: 30),
        ])
        #expect(
            view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 60, height: 40))
    }

    @Test func `a required width is kept`() {
        inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5).isActive = true
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 120, height: 60))
    }

    @Test func `measuring does not change the layout`() {
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.layoutIfNeeded()
        _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 5, width: 180, height: 90))
    }

    @Test func `a width that constraints contradict wins over them`() {
        HeadlessAutoLayout.writesToStandardError = false
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 50),
            inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        HeadlessAutoLayout.writesToStandardError = true
        #expect(size == CGSize(width: 120, height: 20))
    }

    @Test func `a view inside another measures what is in it`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: outer.widthAnchor),
            inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 33),
            inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        outer.layoutIfNeeded()
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 53, height: 20))
    }

    @Test func `a table cell is as high as its content needs in its width`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Several words that need more than one line in a cell as narrow as this one is"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -20),
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        ])
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 240, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let text = label.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(size == CGSize(width: 240, height: text + 20))
    }

    @Test func `a collection cell fits its content`() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            box.widthAnchor.constraint(equalToConstant: 70), box.heightAnchor.constraint(equalToConstant: 30),
        ])
        #expect(
            cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 30))
    }
}
