import TabAnimated
import UIKit

/// Reports without their pictures, as thin lines that light up one after the other.
final class ReportLinesPage: CollectionPage {
    private var reports: [Report] = []

    override var ownAnimations: [AnimationType] { [.drop()] }

    override var answerTimes: [TimeInterval] { [5] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reports in short"
        layout.minimumLineSpacing = 0
        collectionView.register(ReportCell.self, forCellWithReuseIdentifier: "report")
        collectionView.dataSource = self
        collectionView.tabAnimated = makeModel()
    }

    private func makeModel() -> CollectionAnimated {
        let model = CollectionAnimated(cellClass: ReportCell.self)
        model.animation = .drop()
        model.animatedColor = .line
        model.mapping = .thinLines
        model.adjust { cell in
            cell.animations(0, 3).dropIndex(0)
            cell.animation(1).down(5).reducedWidth(20)
            cell.animation(2).reducedWidth(30)
            cell.animation(3).line(3).height(6).space(12).down(12).dropFromIndex(1)
            cell.animations(4, 3).remove()
        }
        return model
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layout.itemSize = CGSize(width: view.bounds.width, height: ReportCell.heightOfText)
    }

    override func load() {
        collectionView.startTabAnimation()
        FakeServer.answer(self, after: 5) { page in
            page.reports = Report.samples
            page.collectionView.endTabAnimation(reloading: true)
        }
    }
}

extension ReportLinesPage: UICollectionViewDataSource {
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
