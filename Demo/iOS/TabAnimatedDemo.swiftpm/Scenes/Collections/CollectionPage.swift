import UIKit

/// A page that is filled by a collection in a flow layout.
///
/// What the collection shows is each page's own: cells, data source, and skeleton.
class CollectionPage: DemoPage {
    let layout = UICollectionViewFlowLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override var coveredViews: [UIView] { [collectionView] }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }
}
