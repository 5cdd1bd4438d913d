import UIKit

/// A data source and delegate that says nothing of actors.
final class RowsSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    let titles: [String]
    var selected: [Int] = []

    init(_ titles: [String]) {
        self.titles = titles
    }

    func install(in table: UITableView) {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        table.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        titles.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = titles[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }
}

/// Lays items out one below the other.
final class ColumnLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize {
        guard let collectionView = collectionView else { return .zero }
        return CGSize(width: collectionView.bounds.width, height: 44)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        return [attributes]
    }
}

/// Describes sections of compositional layouts and cells of lists.
enum ListRecipes {
    static func row(height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }

    static func content(_ text: String) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = text
        return content
    }

    static func accessories() -> [UICellAccessory] {
        [.disclosureIndicator(), .checkmark()]
    }
}

/// What is done to a screen from anywhere.
struct ScreenHelpers {
    func fade(_ view: UIView, then done: @escaping () -> Void) {
        UIView.animate(withDuration: 0.25, animations: { view.alpha = 0 }, completion: { _ in done() })
    }

    func button(_ title: String, run action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.configuration = .filled()
        return button
    }

    func show(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
        recognizer.cancelsTouchesInView = false
        view.addGestureRecognizer(recognizer)
    }

    var pixel: CGFloat { 1 / UIScreen.main.scale }
    var isDark: Bool { UIScreen.main.traitCollection.userInterfaceStyle == .dark }
}
