import TabAnimatedRefreshing
import UIKit

/// Cards that scroll sideways: a pull at the leading edge refreshes them, and the end brings more.
final class SidewaysPage: DemoPage {
    private lazy var shelf = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
    private var places: [Place] = []

    override var coveredViews: [UIView] { [shelf] }

    override var answerTimes: [TimeInterval] { [3, 5, 7] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        shelf.backgroundColor = .systemBackground
        shelf.alwaysBounceHorizontal = true
        shelf.register(CardCell.self, forCellWithReuseIdentifier: "card")
        shelf.dataSource = self
        view.addSubview(shelf)
        shelf.tabAnimated = CollectionAnimated(cellClass: CardCell.self)
        shelf.addPullToRefresh(Self.makeRefresher()) { [weak self] in self?.refresh() }
        shelf.addPullToRefresh(Self.makeLoader()) { [weak self] in self?.loadMore() }
    }

    private static func makeRefresher() -> PullToRefresh {
        .skeleton(CellAnimated(CardCell.self), position: .leading)
    }

    private static func makeLoader() -> PullToRefresh {
        let loader = PullToRefresh.skeleton(rows: 2, position: .trailing)
        loader.trigger = .distance(0)
        return loader
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        shelf.frame = CGRect(
            x: 0, y: view.safeAreaInsets.top + 16, width: view.bounds.width, height: 214)
    }

    override func load() {
        shelf.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.show(Array(Place.samples.prefix(3)))
            page.shelf.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
        // The user goes back to the start and pulls.
        FakeServer.answer(self, after: 5.5) { page in page.shelf.startRefreshing(at: .leading) }
    }

    override func useContent() {
        shelf.startRefreshing(at: .trailing)
        let end = shelf.contentSize.width + shelf.adjustedContentInset.right
        shelf.contentOffset.x = max(0, end - shelf.bounds.width)
    }

    private func loadMore() {
        FakeServer.answer(self, after: 1.2) { page in
            page.show(Place.samples)
            page.shelf.endRefreshing(at: .trailing)
        }
    }

    private func refresh() {
        FakeServer.answer(self, after: 1.2) { page in
            page.show(Place.samples.reversed())
            page.shelf.endRefreshing(at: .leading)
        }
    }

    private func show(_ places: [Place]) {
        self.places = places
        shelf.reloadData()
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 150, height: 210)
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        return layout
    }
}

extension SidewaysPage: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        places.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        (cell as? CardCell)?.show(places[indexPath.item])
        return cell
    }
}
