import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct CompositionalSelfSizingTests {
    private let fixture = CollectionFixture([3])

    private func view(_ group: NSCollectionLayoutGroup) -> UICollectionView {
        let view = fixture.compositional(NSCollectionLayoutSection(group: group))
        view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
        view.layoutIfNeeded()
        return view
    }

    @Test func `cells decide estimated heights`() {
        let size = Part.size(.fractionalWidth(1), .estimated(30))
        let view = view(
            .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        #expect(
            view.frames(2) == [
                CGRect(x: 0, y: 0, width: 320, height: 70), CGRect(x: 0, y: 70, width: 320, height: 70),
            ])
        #expect(view.contentSize.height == 210)
    }

    @Test func `a row is as high as its highest cell`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Part.size(.fractionalWidth(1), .estimated(30)),
            subitems: [Part.item(.fractionalWidth(0.5), .estimated(30))])
        let view = view(group)
        (view.cellForItem(at: IndexPath(item: 1, section: 0)) as? TallCell)?.height = 100
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(
            view.frames(3) == [
                CGRect(x: 0, y: 0, width: 160, height: 70), CGRect(x: 160, y: 0, width: 160, height: 100),
                CGRect(x: 0, y: 100, width: 160, height: 70),
            ])
    }

    @Test func `uniform siblings are all as high as the highest`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Part.size(.fractionalWidth(1), .estimated(30)),
            subitems: [Part.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))])
        let view = view(group)
        (view.cellForItem(at: IndexPath(item: 1, section: 0)) as? TallCell)?.height = 100
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.frames(2).map(\.height) == [100, 100])
    }

    @Test func `estimated widths break into the next group`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Part.size(.absolute(130), .absolute(20)),
            subitems: [Part.item(.estimated(30), .absolute(20))])
        let view = view(group)
        #expect(
            view.frames(3) == [
                CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 60, y: 0, width: 60, height: 20),
                CGRect(x: 0, y: 20, width: 60, height: 20),
            ])
    }

    @Test func `another width asks the cells again`() {
        let size = Part.size(.fractionalWidth(1), .estimated(30))
        let view = view(
            .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        view.frame.size.width = 200
        view.layoutIfNeeded()
        #expect(view.frames(1) == [CGRect(x: 0, y: 0, width: 200, height: 70)])
    }

    @Test func `absolute sizes never ask`() {
        let size = Part.size(.fractionalWidth(1), .absolute(30))
        let view = view(
            .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        #expect(view.frames(1).map(\.height) == [30])
    }

    @Test func `constraints decide the height at the width given`() {
        let size = Part.size(.fractionalWidth(1), .estimated(30))
        let view = fixture.compositional(
            NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
        view.register(ConstrainedCell.self, forCellWithReuseIdentifier: "cell")
        view.layoutIfNeeded()
        #expect(
            view.frames(2) == [
                CGRect(x: 0, y: 0, width: 320, height: 86), CGRect(x: 0, y: 86, width: 320, height: 86),
            ])
    }

    @Test func `a flow layout takes automatic sizes from constraints`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = fixture.collection(layout)
        view.register(ConstrainedCell.self, forCellWithReuseIdentifier: "cell")
        view.layoutIfNeeded()
        #expect(view.frames(1).map(\.size) == [CGSize(width: 120, height: 86)])
    }
}

/// A cell with a box of 100 by 66 points, ten points from every edge.
private final class ConstrainedCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            box.heightAnchor.constraint(equalToConstant: 66), width,
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
