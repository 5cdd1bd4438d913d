import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct CompositionalSectionTests {
    private let fixture = CollectionFixture([2, 3])

    @Test func `groups keep their distance, sections theirs`() {
        let section = Part.rows()
        section.interGroupSpacing = 10
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        let view = fixture.compositional(section, configuration)
        #expect(view.frames(2).map(\.minY) == [0, 60])
        #expect(view.frames(3, section: 1).map(\.minY) == [130, 190, 250])
        #expect(view.collectionViewLayout.collectionViewContentSize == CGSize(width: 320, height: 300))
    }

    @Test func `content insets surround the groups`() {
        let section = Part.rows()
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 7, trailing: 4)
        let view = fixture.compositional(section)
        #expect(view.frames(1) == [CGRect(x: 16, y: 5, width: 300, height: 50)])
        #expect(view.frames(1, section: 1) == [CGRect(x: 16, y: 117, width: 300, height: 50)])
    }

    @Test func `a header extends its section and follows its insets`() {
        let section = Part.rows()
        section.boundarySupplementaryItems = [Part.header()]
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 10)
        let view = fixture.compositional(section)
        #expect(view.headerFrame(0) == CGRect(x: 10, y: 0, width: 300, height: 30))
        #expect(view.frames(1).map(\.minY) == [35])
        #expect(view.headerFrame(1)?.minY == 135)
    }

    @Test func `a header may leave the insets alone`() {
        let section = Part.rows()
        section.boundarySupplementaryItems = [Part.header()]
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        section.supplementariesFollowContentInsets = false
        #expect(fixture.compositional(section).headerFrame(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    }

    @Test func `a header that does not extend the boundary lies over the items`() {
        let section = Part.rows()
        let header = Part.header()
        header.extendsBoundary = false
        section.boundarySupplementaryItems = [header]
        let view = fixture.compositional(section)
        #expect(view.headerFrame(0)?.minY == 0)
        #expect(view.frames(1).map(\.minY) == [0])
    }

    @Test func `a footer stands below the items`() {
        let section = Part.rows()
        section.boundarySupplementaryItems = [Part.header(.bottom)]
        let view = fixture.compositional(section)
        #expect(view.headerFrame(0)?.minY == 100)
        #expect(view.frames(1, section: 1).map(\.minY) == [130])
    }

    @Test func `a pinned header stays in sight as long as its section`() {
        let section = Part.rows()
        let header = Part.header()
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        fixture.counts = [10, 10]
        let view = fixture.compositional(section)
        view.layoutIfNeeded()
        view.contentOffset.y = 100
        #expect(view.headerFrame(0)?.minY == 100)
        view.contentOffset.y = 515
        #expect(view.headerFrame(0)?.minY == 500)
        #expect(view.headerFrame(1)?.minY == 530)
    }

    @Test func `a header of the whole layout has a path of its own`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Part.size(.fractionalWidth(1), .absolute(80)), elementKind: "global",
                alignment: .top)
        ]
        let view = fixture.compositional(Part.rows(), configuration)
        let attributes = view.layoutAttributesForSupplementaryElement(
            ofKind: "global", at: IndexPath(index: 0))
        #expect(attributes?.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
        #expect(view.frames(1).map(\.minY) == [80])
    }

    @Test func `a background covers the section behind its cells`() {
        let section = Part.rows()
        section.boundarySupplementaryItems = [Part.header()]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let view = fixture.collection(layout)
        view.layoutIfNeeded()
        let attributes = layout.layoutAttributesForDecorationView(
            ofKind: "background", at: IndexPath(item: 0, section: 1))
        #expect(attributes?.frame == CGRect(x: 8, y: 130, width: 304, height: 180))
        #expect(view.subviews.first?.frame.width == 304)
    }

    @Test func `the provider makes each section for its environment`() {
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            widths.append(environment.container.effectiveContentSize.width)
            let size = Part.size(.fractionalWidth(1), .absolute(index == 0 ? 40 : 60))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        let view = fixture.collection(layout)
        #expect(view.frames(1, section: 1) == [CGRect(x: 0, y: 80, width: 320, height: 60)])
        #expect(widths == [320, 320])
    }

    @Test func `a missing section is an error`() {
        let view = fixture.collection(UICollectionViewCompositionalLayout { _, _ in nil })
        #expect(exceptions { view.layoutIfNeeded() }.first?.hasPrefix("Invalid section definition") == true)
    }

    @Test func `a horizontal layout puts groups beside each other`() {
        let size = Part.size(.absolute(100), .fractionalHeight(1))
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size, subitems: [Part.item(.fractionalWidth(1), .fractionalHeight(0.5))]))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let view = fixture.compositional(section, configuration)
        #expect(
            view.frames(3, section: 1) == [
                CGRect(x: 100, y: 0, width: 100, height: 200),
                CGRect(x: 100, y: 200, width: 100, height: 200),
                CGRect(x: 200, y: 0, width: 100, height: 200),
            ])
        #expect(view.collectionViewLayout.collectionViewContentSize == CGSize(width: 300, height: 400))
    }

    @Test func `from right to left everything is turned over`() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: Part.size(.fractionalWidth(1), .absolute(50)),
                subitems: [Part.item(.absolute(100), .absolute(50))]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
        let view = fixture.compositional(section)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.frames(2).map(\.minX) == [210, 110])
    }

    @Test func `the handler of visible items may change them`() {
        let section = Part.rows()
        section.visibleItemsInvalidationHandler = { items, _, _ in
            items.filter { $0.indexPath.item == 1 }.forEach { $0.alpha = 0.5 }
        }
        let view = fixture.compositional(section)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 1)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
    }

    @Test func `a copy of a section stands alone`() throws {
        let section = Part.rows()
        section.interGroupSpacing = 3
        let copy = try #require(section.copy() as? NSCollectionLayoutSection)
        section.interGroupSpacing = 9
        #expect(copy.interGroupSpacing == 3)
    }
}
