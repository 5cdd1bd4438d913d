import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct CompositionalGroupTests {
    private let fixture = CollectionFixture([6])

    private func frames(_ count: Int, _ group: NSCollectionLayoutGroup) -> [CGRect] {
        fixture.compositional(NSCollectionLayoutSection(group: group)).frames(count)
    }

    @Test func `a horizontal group repeats its item until it is full`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Part.size(.fractionalWidth(1), .absolute(50)),
            subitems: [Part.item(.fractionalWidth(0.25), .fractionalHeight(1))])
        #expect(
            frames(5, group) == [
                CGRect(x: 0, y: 0, width: 80, height: 50), CGRect(x: 80, y: 0, width: 80, height: 50),
                CGRect(x: 160, y: 0, width: 80, height: 50), CGRect(x: 240, y: 0, width: 80, height: 50),
                CGRect(x: 0, y: 50, width: 80, height: 50),
            ])
    }

    @Test func `a vertical group stacks its items`() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Part.size(.absolute(100), .absolute(90)),
            subitems: [Part.item(.fractionalWidth(1), .absolute(30))])
        #expect(
            frames(4, group) == [
                CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 0, y: 30, width: 100, height: 30),
                CGRect(x: 0, y: 60, width: 100, height: 30), CGRect(x: 0, y: 90, width: 100, height: 30),
            ])
    }

    @Test func `the groups of a section keep the distances around them`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Part.size(.absolute(100), .absolute(50)),
            subitems: [Part.item(.fractionalWidth(1), .fractionalHeight(1))])
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(30), top: .fixed(5), trailing: nil, bottom: .fixed(7))
        #expect(
            frames(2, group) == [
                CGRect(x: 30, y: 5, width: 100, height: 50), CGRect(x: 30, y: 67, width: 100, height: 50),
            ])
    }

    @Test func `a badge stands in within its own insets`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Part.size(.absolute(20), .absolute(20)),
            elementKind: UICollectionView.elementKindSectionHeader,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
        badge.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
        let item = NSCollectionLayoutItem(
            layoutSize: Part.size(.fractionalWidth(1), .absolute(50)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Part.size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let view = fixture.compositional(NSCollectionLayoutSection(group: group))
        #expect(view.headerFrame(0) == CGRect(x: 3, y: 2, width: 12, height: 14))
    }

    @Test func `items that share a group leave room for the spacing`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Part.size(.fractionalWidth(1), .absolute(50)),
            subitem: Part.item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
        group.interItemSpacing = .fixed(10)
        #expect(
            frames(3, group) == [
                CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 110, y: 0, width: 100, height: 50),
                CGRect(x: 220, y: 0, width: 100, height: 50),
            ])
    }

    @Test func `a repeated item keeps the size it asks for`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Part.size(.fractionalWidth(1), .absolute(50)),
            repeatingSubitem: Part.item(.absolute(60), .absolute(40)), count: 2)
        #expect(
            frames(3, group) == [
                CGRect(x: 0, y: 0, width: 60, height: 40), CGRect(x: 60, y: 0, width: 60, height: 40),
                CGRect(x: 0, y: 50, width: 60, height: 40),
            ])
    }

    @Test func `flexible spacing takes what is left`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Part.size(.fractionalWidth(1), .absolute(50)),
            repeatingSubitem: Part.item(.absolute(60), .absolute(50)), count: 3)
        group.interItemSpacing = .flexible(10)
        #expect(frames(3, group).map(\.minX) == [0, 130, 260])
    }

    @Test func `content insets shrink an item within its place`() {
        let item = Part.item(.fractionalWidth(0.5), .fractionalHeight(1))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Part.size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        #expect(
            frames(2, group) == [
                CGRect(x: 2, y: 1, width: 154, height: 46), CGRect(x: 162, y: 1, width: 154, height: 46),
            ])
    }

    @Test func `a group's content insets shrink the room of its items`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Part.size(.fractionalWidth(1), .absolute(50)),
            subitems: [Part.item(.fractionalWidth(0.5), .fractionalHeight(1))])
        group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        #expect(
            frames(3, group) == [
                CGRect(x: 10, y: 5, width: 150, height: 40), CGRect(x: 160, y: 5, width: 150, height: 40),
                CGRect(x: 10, y: 55, width: 150, height: 40),
            ])
    }

    @Test func `edge spacing keeps its distance around an item`() {
        let item = Part.item(.absolute(50), .absolute(20))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(10), top: .fixed(4), trailing: nil, bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Part.size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        #expect(
            frames(2, group) == [
                CGRect(x: 10, y: 4, width: 50, height: 20), CGRect(x: 70, y: 4, width: 50, height: 20),
            ])
    }

    @Test func `flexible edges center an item across its group`() {
        let item = Part.item(.absolute(50), .absolute(20))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Part.size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        #expect(frames(1, group) == [CGRect(x: 0, y: 15, width: 50, height: 20)])
    }

    @Test func `groups nest`() {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: Part.size(.fractionalWidth(0.25), .fractionalHeight(1)),
            subitem: Part.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Part.size(.fractionalWidth(1), .absolute(100)),
            subitems: [Part.item(.fractionalWidth(0.75), .fractionalHeight(1)), column])
        #expect(
            frames(4, group) == [
                CGRect(x: 0, y: 0, width: 240, height: 100), CGRect(x: 240, y: 0, width: 80, height: 50),
                CGRect(x: 240, y: 50, width: 80, height: 50), CGRect(x: 0, y: 100, width: 240, height: 100),
            ])
    }

    @Test func `a custom group places its items itself`() {
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: Part.size(.fractionalWidth(1), .absolute(100))
        ) { environment in
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 10)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: 5, y: 20, width: 30, height: 40), zIndex: 7),
            ]
        }
        #expect(
            frames(3, group) == [
                CGRect(x: 0, y: 0, width: 320, height: 10), CGRect(x: 5, y: 20, width: 30, height: 40),
                CGRect(x: 0, y: 100, width: 320, height: 10),
            ])
    }

    @Test func `a badge hangs at the corner of its item`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Part.size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: Part.size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
        let view = fixture.compositional(
            NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: Part.size(.fractionalWidth(1), .absolute(50)), subitems: [item])))
        let attributes = view.layoutAttributesForSupplementaryElement(
            ofKind: "badge", at: IndexPath(item: 1, section: 0))
        #expect(attributes?.frame == CGRect(x: 190, y: -10, width: 20, height: 20))
        #expect(attributes?.zIndex == 1)
    }

    @Test func `an item anchor puts the badge outside`() {
        let label = NSCollectionLayoutSupplementaryItem(
            layoutSize: Part.size(.fractionalWidth(1), .absolute(10)), elementKind: "label",
            containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
            itemAnchor: NSCollectionLayoutAnchor(edges: .top))
        let item = NSCollectionLayoutItem(
            layoutSize: Part.size(.absolute(100), .absolute(50)), supplementaryItems: [label])
        let view = fixture.compositional(
            NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: Part.size(.fractionalWidth(1), .absolute(70)), subitems: [item])))
        let attributes = view.layoutAttributesForSupplementaryElement(
            ofKind: "label", at: IndexPath(item: 0, section: 0))
        #expect(attributes?.frame == CGRect(x: 0, y: 50, width: 100, height: 10))
    }

    @Test func `dimensions know their kind`() {
        #expect(NSCollectionLayoutDimension.estimated(44).isEstimated)
        #expect(NSCollectionLayoutDimension.absolute(44).isAbsolute)
        #expect(NSCollectionLayoutDimension.fractionalWidth(0.5).dimension == 0.5)
    }
}
