import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct CellAccessoryTests {
    private let fixture = CollectionFixture([3])
    private let path = IndexPath(item: 0, section: 0)

    private func view(
        _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .plain)
    ) -> UICollectionView {
        let view = fixture.collection(UICollectionViewCompositionalLayout.list(using: configuration))
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        view.layoutIfNeeded()
        return view
    }

    private func cell(in view: UICollectionView) throws -> UICollectionViewListCell {
        try #require(view.cellForItem(at: path) as? UICollectionViewListCell)
    }

    @Test func `a touched accessory acts and selects nothing`() throws {
        let view = view()
        var touches = 0
        try cell(in: view).accessories = [.checkmark(), .detail { touches += 1 }]
        HeadlessFinger(on: view).tapAccessory(1, at: path)
        #expect(touches == 1)
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test func `an accessory without action is part of its cell`() throws {
        let view = view()
        try cell(in: view).accessories = [.checkmark()]
        HeadlessFinger(on: view).tapAccessory(at: path)
        #expect(view.indexPathsForSelectedItems == [path])
    }

    @Test func `an accessory of the editing list is touched only while it is edited`() throws {
        let view = view()
        var touches = 0
        try cell(in: view).accessories = [.delete { touches += 1 }]
        HeadlessFinger(on: view).tapAccessory(at: path)
        #expect(touches == 0)
        view.isEditing = true
        HeadlessFinger(on: view).tapAccessory(at: path)
        #expect(touches == 1)
    }

    @Test func `the circle of a chosen item is filled`() throws {
        let view = view()
        view.isEditing = true
        let cell = try cell(in: view)
        cell.accessories = [.multiselect()]
        cell.layoutIfNeeded()
        let circle = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(circle.tintColor == .tertiaryLabel)
        view.selectItem(at: path, animated: false, scrollPosition: [])
        cell.layoutIfNeeded()
        #expect(circle.tintColor == cell.tintColor)
    }

    @Test func `a custom view takes the color it is given`() throws {
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        try cell(in: view()).accessories = [
            .customView(
                configuration: .init(customView: custom, placement: .trailing(), tintColor: .systemPink))
        ]
        #expect(custom.tintColor == .systemPink)
    }

    @Test func `views of one's own stand nearest to the content unless told otherwise`() throws {
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        let cell = try cell(in: view())
        cell.accessories = [
            .checkmark(), .customView(configuration: .init(customView: views[0], placement: .trailing())),
            .customView(
                configuration: .init(customView: views[1], placement: .trailing(at: { $0.count }))),
            .customView(configuration: .init(customView: views[2], placement: .leading())),
        ]
        cell.layoutIfNeeded()
        let mark = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(views[2].frame.maxX < views[0].frame.minX)
        #expect(views[0].frame.maxX < mark.frame.minX)
        #expect(mark.frame.maxX < views[1].frame.minX)
    }

    @Test(arguments: [(true, 1), (false, 0)])
    func `a line sets the handle off from other accessories`(showsLine: Bool, lines: Int) throws {
        let view = view(UICollectionLayoutListConfiguration(appearance: .sidebar))
        view.isEditing = true
        let cell = try cell(in: view)
        cell.accessories = [
            .checkmark(), .reorder(options: .init(showsVerticalSeparator: showsLine)),
        ]
        cell.layoutIfNeeded()
        let thin = cell.subviews.filter { $0.frame.width < 1 && !$0.isHidden && $0.frame.height == 44 }
        #expect(thin.count == lines)
    }

    @Test func `a label follows the size of text if it may`() throws {
        let cell = try cell(in: view())
        let font = UIFont.systemFont(ofSize: 20)
        cell.accessories = [
            .label(text: "3", options: .init(font: font, adjustsFontForContentSizeCategory: false))
        ]
        let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
        #expect(!label.adjustsFontForContentSizeCategory)
        cell.accessories = [.label(text: "3")]
        #expect(
            cell.subviews.compactMap { $0 as? UILabel }.first?.adjustsFontForContentSizeCategory == true)
    }

    @Test func `an outline in a cell leaves taps to the cell, in a header takes them`() throws {
        let view = view()
        var toggles = 0
        try cell(in: view).accessories = [
            .outlineDisclosure(options: .init(style: .cell)) { toggles += 1 }
        ]
        HeadlessFinger(on: view).tap(at: path)
        #expect(toggles == 0)
        HeadlessFinger(on: view).tapAccessory(at: path)
        #expect(toggles == 1)
        try cell(in: view).accessories = [
            .outlineDisclosure(options: .init(style: .header)) { toggles += 1 }
        ]
        HeadlessFinger(on: view).tap(at: path)
        #expect(toggles == 2)
    }

    @Test func `the first item of a section that stands for a header is one`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = .firstItemInSection
        let view = view(configuration)
        var toggles = 0
        try cell(in: view).accessories = [.outlineDisclosure { toggles += 1 }]
        HeadlessFinger(on: view).tap(at: path)
        #expect(toggles == 1)
    }

    @Test func `an item is moved by its handle`() throws {
        let view = view()
        view.isEditing = true
        let moved = try cell(in: view)
        moved.accessories = [.reorder()]
        HeadlessFinger(on: view).move(from: path, to: IndexPath(item: 2, section: 0))
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === moved)
    }

    @Test func `lines of chosen items have a color of their own`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.multipleSelectionColor = .systemRed
        let view = view(configuration)
        view.allowsMultipleSelection = true
        view.selectItem(at: path, animated: false, scrollPosition: [])
        let cell = try cell(in: view)
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.subviews.contains { $0.frame.height < 1 && $0.backgroundColor == .systemRed })
    }

    @Test func `every cell knows that its list is edited`() throws {
        let layout = UICollectionViewFlowLayout()
        let view = fixture.collection(layout)
        view.layoutIfNeeded()
        var states: [Bool] = []
        let cell = try #require(view.cellForItem(at: path))
        cell.configurationUpdateHandler = { _, state in states.append(state.isEditing) }
        cell.layoutIfNeeded()
        view.isEditing = true
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }
}
