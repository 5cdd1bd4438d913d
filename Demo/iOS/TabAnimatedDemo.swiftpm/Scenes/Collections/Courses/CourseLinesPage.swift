import TabAnimated
import UIKit

/// Cards of which only the picture and a few thin lines are drawn; the lines light up from the top.
final class CourseLinesPage: CollectionPage {
    private var courses: [Course] = []

    override var ownAnimations: [AnimationType] { [.drop()] }

    override var answerTimes: [TimeInterval] { [5] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Courses in short"
        collectionView.backgroundColor = .systemGroupedBackground
        layout.minimumLineSpacing = 14
        layout.sectionInset = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
        collectionView.register(CourseCell.self, forCellWithReuseIdentifier: "course")
        collectionView.dataSource = self
        collectionView.tabAnimated = makeModel()
    }

    private func makeModel() -> CollectionAnimated {
        let model = CollectionAnimated(cellClass: CourseCell.self)
        model.animation = .drop()
        model.mapping = .thinLines
        model.adjust { cell in
            cell.animation(0).removeOnDrop()
            cell.animations(1, 2).remove()
            cell.animation(3).up(50).width(200).space(10).lastLineScale(0.7).dropFromIndex(0)
            cell.animations(4, 2).remove()
        }
        return model
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layout.itemSize = CGSize(width: view.bounds.width - 32, height: CourseCell.height)
    }

    override func load() {
        collectionView.startTabAnimation()
        FakeServer.answer(self, after: 5) { page in
            page.courses = Course.samples
            page.collectionView.endTabAnimation(reloading: true)
        }
    }
}

extension CourseLinesPage: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        courses.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "course", for: indexPath)
        (cell as? CourseCell)?.show(courses[indexPath.item])
        return cell
    }
}
