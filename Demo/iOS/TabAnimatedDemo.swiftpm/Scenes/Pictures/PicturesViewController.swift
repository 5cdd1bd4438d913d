import TabAnimated
public import UIKit

/// Pictures of different heights in two columns, placed by a layout of the app's own.
public final class PicturesViewController: UIViewController, ContentScreen {
    private static let heights: [CGFloat] = [210, 150, 180, 240, 170, 200]

    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
    private var places: [Place] = []

    public var coveredViews: [UIView] { [collectionView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pictures"
        view.backgroundColor = .systemBackground
        collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        collectionView.tabAnimated = CollectionAnimated(
            cellClass: PictureCell.self, layout: Self.makeLayout())
        // Nothing is kept: six heights would be six productions that no other screen asks for.
        collectionView.tabAnimated?.producer = Producer()
    }

    private static func makeLayout() -> WaterfallLayout {
        let layout = WaterfallLayout()
        layout.height = { heights[$0 % heights.count] }
        return layout
    }

    public func showContent() {
        places = Place.samples + Place.samples.prefix(2)
        collectionView.reloadData()
    }
}

extension PicturesViewController: UICollectionViewDataSource {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        places.count
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        (cell as? PictureCell)?.show(places[indexPath.item])
        return cell
    }
}
