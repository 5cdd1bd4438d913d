import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ListLayoutTests {
    private let fixture = CollectionFixture([3, 1])

    private func view(_ configuration: UICollectionLayoutListConfiguration) -> UICollectionView {
        let view = fixture.collection(UICollectionViewCompositionalLayout.list(using: configuration))
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        view.layoutIfNeeded()
        for case let cell as UICollectionViewListCell in view.visibleCells {
            var content = cell.defaultContentConfiguration()
            content.text = "Text"
            cell.contentConfiguration = content
        }
        view.layoutIfNeeded()
        return view
    }

    private func cell(_ item: Int, in view: UICollectionView) throws -> UICollectionViewListCell {
        try #require(
            view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }

    @Test func `a plain list has rows of 44 points from edge to edge`() {
        let view = view(UICollectionLayoutListConfiguration(appearance: .plain))
        #expect(
            view.frames(2) == [
                CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 0, y: 44, width: 320, height: 44),
            ])
    }

    @Test func `inset groups stand apart`() {
        let view = view(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        #expect(view.frames(1) == [CGRect(x: 20, y: 17.5, width: 280, height: 44)])
        #expect(view.frames(1, section: 1) == [CGRect(x: 20, y: 184.5, width: 280, height: 44)])
    }

    @Test func `the outline of an inset group is round at its ends`() throws {
        let view = view(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        #expect(try cell(0, in: view).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(try cell(1, in: view).layer.cornerRadius == 0)
        #expect(try cell(2, in: view).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    @Test func `headers are made when asked for`() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        #expect(view(configuration).headerFrame(0)?.width == 320)
    }

    @Test func `an accessory narrows the content`() throws {
        let view = view(UICollectionLayoutListConfiguration(appearance: .plain))
        let cell = try cell(0, in: view)
        cell.accessories = [
            .customView(
                configuration: UICellAccessory.CustomViewConfiguration(
                    customView: UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24)),
                    placement: .trailing(),
                    maintainsFixedSize: true))
        ]
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 280, height: 44))
    }

    @Test func `accessories for editing wait for it`() throws {
        let view = view(UICollectionLayoutListConfiguration(appearance: .plain))
        let cell = try cell(0, in: view)
        cell.accessories = [.delete(), .reorder()]
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 320)
    }

    @Test func `indentation moves the content`() throws {
        let view = view(UICollectionLayoutListConfiguration(appearance: .plain))
        let cell = try cell(0, in: view)
        cell.indentationLevel = 2
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 20, y: 0, width: 300, height: 44))
    }

    @Test func `separators start at the text`() throws {
        let view = view(UICollectionLayoutListConfiguration(appearance: .plain))
        let cell = try cell(0, in: view)
        let line = cell.subviews.first { $0.frame.height > 0 && $0.frame.height <= 1 }
        #expect(line?.frame.minX == 16)
        #expect(line?.frame.maxX == 320)
    }

    @Test func `a list may have no separators`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.showsSeparators = false
        let cell = try cell(0, in: view(configuration))
        #expect(cell.subviews.allSatisfy { $0.frame.height != 0 && $0.frame.height > 1 })
    }

    @Test func `editing shows the accessories for it`() throws {
        let view = view(UICollectionLayoutListConfiguration(appearance: .plain))
        let cell = try cell(0, in: view)
        cell.accessories = [.delete()]
        view.isEditing = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX > 20)
        #expect(cell.configurationState.isEditing)
    }

    @Test func `a hidden separator is not drawn`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
            return separators
        }
        let view = view(configuration)
        #expect(try cell(0, in: view).subviews.allSatisfy { $0.frame.height > 1 })
        #expect(try cell(1, in: view).subviews.contains { $0.frame.height <= 1 })
    }

    @Test func `a grouped list stands on the grouped background`() {
        let view = view(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        #expect(view.subviews.first?.backgroundColor == .systemGroupedBackground)
        #expect(view.visibleCells.first?.backgroundColor == .secondarySystemGroupedBackground)
    }

    @Test func `texts are transformed`() throws {
        let view = view(UICollectionLayoutListConfiguration(appearance: .plain))
        let cell = try cell(0, in: view)
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        content.textProperties.transform = .uppercase
        cell.contentConfiguration = content
        #expect(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["TEXT"])
    }
}
