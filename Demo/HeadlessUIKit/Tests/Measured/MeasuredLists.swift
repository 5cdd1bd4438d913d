import UIKit

/// The items of a collection of a scene.
@MainActor final class MeasuredItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
    private let set: MeasuredScene.Setup

    init(_ set: MeasuredScene.Setup, in view: UICollectionView) {
        self.set = set
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = self
        view.delegate = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { set.counts?.count ?? 0 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        set.counts?[section] ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if let sizes = set.sizes { return CGSize(sizes[indexPath.section][indexPath.item]) }
        return CGSize(set.itemSize ?? [50, 50])
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        set.noFooter?.contains(section) == true ? .zero : CGSize(set.footer ?? [0, 0])
    }
}

/// The rows of a table of a scene.
@MainActor final class MeasuredRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let sections: [MeasuredScene.Section]

    init(_ sections: [MeasuredScene.Section]) {
        self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let styles: [String: UITableViewCell.CellStyle] = ["value1": .value1, "subtitle": .subtitle]
        let accessories: [String: UITableViewCell.AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
        ]
        let cell = UITableViewCell(style: row.style.flatMap { styles[$0] } ?? .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = row.text
        content.secondaryText = row.detail
        cell.contentConfiguration = content
        cell.accessoryType = row.accessory.flatMap { accessories[$0] } ?? .none
        return cell
    }
}
