import TabProduction
import TestDevice
import Testing
import UIKit

/// The cases of SkeletonView's hierarchy, with its rule as a mode of ours.
@MainActor
@Suite("Mapping: only marked views", .ownDevice)
struct MarkedViewsTests {
    private let inner = makeBlock(x: 1)
    private let other = makeBlock(x: 2)
    private let container = UIView(frame: CGRect(x: 100, y: 10, width: 90, height: 50))
    private let root = makeRoot()

    init() {
        root.addSubview(container.adding(inner, other))
    }

    private func map(_ view: UIView? = nil) -> [CGFloat] {
        var options = MappingOptions()
        options.selection = .marked
        return ViewMapper(options: options).map(view ?? root).components.map(\.frame.minX)
    }

    private func mark(_ views: UIView...) {
        for view in views { view.skeleton.isMarked = true }
    }

    @Test func `nothing marked is nothing`() {
        #expect(map().isEmpty)
    }

    @Test func `children alone are not found below a container without a mark`() {
        mark(root, inner, other)

        #expect(map() == [0])
    }

    @Test func `a container alone is one block`() {
        mark(root, container)

        #expect(map() == [100])
    }

    @Test func `a container with some of its children gives those children only`() {
        mark(root, container, other)

        #expect(map() == [102])
    }

    @Test func `a root alone is one block`() {
        mark(root)

        #expect(map() == [0])
    }

    // In SkeletonView the receiver must be marked too; a model on it is mark enough for us.
    @Test func `a root without a mark is walked`() {
        mark(container, inner)

        #expect(map() == [101])
    }

    @Test func `the content view of a cell needs no mark`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        cell.contentView.addSubview(container)
        cell.layoutIfNeeded()
        mark(cell, container, inner)

        #expect(map(cell) == [101])
    }

    @Test func `a marked cell without marks inside is painted whole`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        cell.contentView.addSubview(container)
        mark(cell)

        #expect(map(cell) == [0])
    }

    @Test func `views beside the arranged ones of a stack are not found`() {
        let stack = UIStackView(arrangedSubviews: [inner])
        stack.frame = CGRect(x: 0, y: 0, width: 90, height: 50)
        stack.addSubview(other)
        mark(root, stack, other)
        root.addSubview(stack)

        #expect(map() == [0])
    }

    @Test func `a marked label has the bars of a label`() {
        let label = makeLabel(nil, frame: CGRect(x: 0, y: 0, width: 200, height: 80), lines: 3)
        root.addSubview(label)
        mark(root, label)
        var options = MappingOptions()
        options.selection = .marked

        #expect(ViewMapper(options: options).map(root).components.map(\.bars.count) == [3])
    }

    @Test func `marks mean nothing in the automatic mode`() {
        mark(container)

        #expect(root.mapped.count == 2)
    }
}
