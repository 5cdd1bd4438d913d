import TabAnimated
import UIKit

/// Reports in one section; their pictures have a placeholder of the app's, one for light and one for dark.
final class ReportsPage: CollectionPage {
    private var reports: [Report] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reports"
        layout.minimumLineSpacing = 0
        collectionView.register(ReportCell.self, forCellWithReuseIdentifier: "report")
        collectionView.dataSource = self
        collectionView.tabAnimated = CollectionAnimated(cellClass: ReportCell.self, count: 10)
        // Its adjustments were written for lines as wide as their labels.
        collectionView.tabAnimated?.mapping = .tabAnimated
        collectionView.tabAnimated?.adjust { cell in
            cell.animation(1).reducedWidth(20).down(2)
            cell.animation(2).reducedWidth(-10).up(1)
            cell.animation(3).down(5).line(4)
            cell.animations(4, 3).radius(3).down(5).placeholder("photo-placeholder")
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layout.itemSize = CGSize(width: view.bounds.width, height: ReportCell.height)
    }

    override func load() {
        collectionView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.reports = Report.samples
            page.collectionView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension ReportsPage: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        reports.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "report", for: indexPath)
        (cell as? ReportCell)?.show(reports[indexPath.item])
        return cell
    }
}
