import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ContextMenuTests {
    private let menus = Menus()

    @Test func `a long press asks the delegate of a table for the menu of the row`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        table.dataSource = menus
        table.delegate = menus
        table.layoutIfNeeded()
        let menu = HeadlessFinger(on: table).press(at: IndexPath(row: 1, section: 0))
        #expect(menu?.title == "Row 1")
        #expect(menu?.choose("Copy") == true)
        #expect(menus.copied == 1)
    }

    @Test func `a long press asks the delegate of a collection for the menu of all chosen items`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.allowsMultipleSelection = true
        collection.dataSource = menus
        collection.delegate = menus
        collection.layoutIfNeeded()
        for item in 0..<2 {
            collection.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        #expect(HeadlessFinger(on: collection).press(at: IndexPath(item: 0, section: 0))?.title == "2 items")
        #expect(HeadlessFinger(on: collection).press(at: IndexPath(item: 2, section: 0))?.title == "1 items")
    }

    @Test
    func `an interaction opens the menu of its delegate where it is pressed, on the view that it is on`() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let interaction = UIContextMenuInteraction(delegate: menus)
        #expect(interaction.headlessOpen(at: .zero) == nil)
        view.addInteraction(interaction)
        #expect(interaction.view === view)
        #expect(interaction.headlessOpen(at: CGPoint(x: 5, y: 6))?.title == "5 6")
        #expect(interaction.location(in: view) == CGPoint(x: 5, y: 6))
    }

    @Test func `an interaction is on one view at a time`() {
        let (first, second) = (UIView(), UIView())
        let interaction = UIContextMenuInteraction(delegate: menus)
        first.addInteraction(interaction)
        second.addInteraction(interaction)
        #expect(first.interactions.isEmpty)
        #expect(interaction.view === second)
        second.interactions = []
        #expect(interaction.view == nil)
    }
}

private final class Menus: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate, UIContextMenuInteractionDelegate
{
    private(set) var copied = 0

    private func configuration(_ title: String) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(title: title, children: [UIAction(title: "Copy") { _ in self?.copied += 1 }])
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        configuration("Row \(indexPath.row)")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        configuration("\(indexPaths.count) items")
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        configuration("\(Int(location.x)) \(Int(location.y))")
    }
}
