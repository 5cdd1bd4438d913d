import TabAnimated
import UIKit

/// Cards whose places the collection's delegate gives.
final class CoursesPage: CollectionPage {
    private var courses: [Course] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Courses"
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.register(CourseCell.self, forCellWithReuseIdentifier: "course")
        collectionView.dataSource = self
        collectionView.delegate = self
        // The delegate is not asked about cards that are not there.
        let card = CellAnimated(CourseCell.self).size {
            CGSize(width: $0.width - 32, height: CourseCell.height)
        }
        collectionView.tabAnimated = CollectionAnimated(card)
        // Its adjustments were written for lines as wide as their labels.
        collectionView.tabAnimated?.mapping = .tabAnimated
        collectionView.tabAnimated?.adjust { cell in
            cell.animation(1).width(60)
            cell.animation(2).height(12).up(5).reducedWidth(45)
            cell.animation(3).up(5)
            cell.animation(4).reducedWidth(40)
            cell.animation(5).width(40).left(10)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layout.itemSize = CGSize(width: view.bounds.width - 32, height: CourseCell.height)
    }

    override func load() {
        collectionView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.courses = Course.samples
            page.collectionView.endTabAnimation(reloading: true)
        }
    }
}

extension CoursesPage: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
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

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        14
    }
}
