import TabAnimated
public import UIKit

/// A collection of cards in two columns that loads.
public final class CardsViewController: UIViewController, ContentScreen {
    private let layout = UICollectionViewFlowLayout()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private var places: [Place] = []

    public var coveredViews: [UIView] { [collectionView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        view.backgroundColor = .systemGroupedBackground
        layout.minimumLineSpacing = 16
        layout.minimumInteritemSpacing = 14
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        collectionView.dataSource = self
        view.addSubview(collectionView)
        collectionView.tabAnimated = CollectionAnimated(cellClass: CardCell.self)
        collectionView.tabAnimated?.adjust { cell in
            cell.animation(named: "priceLabel").width(64)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = view.bounds
        layout.itemSize = CGSize(width: (view.bounds.width - 16 * 2 - 14) / 2, height: 214)
    }

    public func showContent() {
        places = Place.samples
        collectionView.reloadData()
    }
}

extension CardsViewController: UICollectionViewDataSource {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        places.count
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        (cell as? CardCell)?.show(places[indexPath.item])
        return cell
    }
}
