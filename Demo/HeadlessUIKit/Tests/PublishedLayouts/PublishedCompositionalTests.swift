import TestDevice
import Testing
import UIKit

/// Apple, sample code "Implementing modern collection views" (developer.apple.com): its layouts, in a
/// collection view of 400 × 800 points.
@MainActor
@Suite(.ownDevice)
struct PublishedCompositionalTests {
    // "List": one row of 44 points after the other.
    @Test func `a list is a column of full rows`() {
        let row = row(height: .absolute(44), [item()])

        let frames = Grid(NSCollectionLayoutSection(group: row), [3]).frames(0)

        expectFrames(frames, [[0, 0, 400, 44], [0, 44, 400, 44], [0, 88, 400, 44]])
    }

    // "Grid": items a fifth of the width, and square.
    @Test func `a grid has five squares in a row`() {
        let row = row(height: .fractionalWidth(0.2), [item(width: 0.2)])

        let frames = Grid(NSCollectionLayoutSection(group: row), [6]).frames(0)

        expectFrames(Array(frames[3...]), [[240, 0, 80, 80], [320, 0, 80, 80], [0, 80, 80, 80]])
    }

    // "Inset Items Grid": the same, with 5 points around every item.
    @Test func `inset items lie inside their squares`() {
        let row = row(height: .fractionalWidth(0.2), [inset(item(width: 0.2), by: 5)])

        let frames = Grid(NSCollectionLayoutSection(group: row), [6]).frames(0)

        expectFrames(
            [frames[0], frames[4], frames[5]], [[5, 5, 70, 70], [325, 5, 70, 70], [5, 85, 70, 70]])
    }

    // "Two-Column Grid": two items of equal width, 10 points between them, between rows and at the sides.
    @Test func `two columns share the width`() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item(), count: 2)
        row.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: row)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)

        let frames = Grid(section, [4]).frames(0)

        expectFrames(
            frames, [[10, 0, 185, 44], [205, 0, 185, 44], [10, 54, 185, 44], [205, 54, 185, 44]])
    }

    // "Distinct Sections": a list, a grid of five and a grid of three columns, each 20 points inside.
    @Test func `sections have layouts of their own`() {
        let layout = UICollectionViewCompositionalLayout { [self] index, _ in
            let columns = [1, 5, 3][index]
            let row = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), columns == 1 ? .absolute(44) : .fractionalWidth(0.2)),
                subitem: inset(item(), by: 2), count: columns)
            let section = NSCollectionLayoutSection(group: row)
            section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
            return section
        }

        let grid = Grid(layout, [3, 10, 6])

        expectFrames([grid.frames(0)[0], grid.frames(0)[2]], [[22, 22, 356, 40], [22, 110, 356, 40]])
        expectFrames([grid.frames(1)[0], grid.frames(1)[6]], [[22, 194, 68, 68], [94, 266, 68, 68]])
        expectFrames([grid.frames(2)[0], grid.frames(2)[5]], [[22, 378, 116, 68], [262, 450, 116, 68]])
        expectNumbers([grid.contentHeight], [540])
    }

    // "Item Badges": a badge of 20 points at the top trailing corner, moved by 0.3 of its size.
    @Test func `a badge stands over the corner of its item`() {
        let anchor = NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
        let row = row(height: .fractionalWidth(0.2), [item])

        let grid = Grid(NSCollectionLayoutSection(group: row), [4], kinds: ["badge"])

        expectFrames([grid.supplement("badge", 0, item: 1)].compactMap { $0 }, [[186, -6, 20, 20]])
    }

    // "Section Headers/Footers": a header above and a footer below rows that are 5 points apart.
    @Test func `header and footer enclose the rows of a section`() {
        let section = NSCollectionLayoutSection(group: row(height: .absolute(44), [item()]))
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        section.boundarySupplementaryItems = [("header", NSRectAlignment.top), ("footer", .bottom)].map {
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(44)), elementKind: $0, alignment: $1)
        }

        let grid = Grid(section, [2, 2], kinds: ["header", "footer"])

        expectFrames(grid.frames(0), [[10, 44, 380, 44], [10, 93, 380, 44]])
        expectFrames(
            [grid.supplement("header", 0), grid.supplement("footer", 0), grid.supplement("header", 1)]
                .compactMap { $0 },
            [[10, 0, 380, 44], [10, 137, 380, 44], [10, 181, 380, 44]])
    }

    // "Nested Groups": one item on 0.7 of the width, two above each other on the rest.
    @Test func `a large item stands beside two small ones`() {
        let frames = Grid(NSCollectionLayoutSection(group: nested(width: 1)), [4]).frames(0)

        expectFrames(
            frames, [[10, 10, 260, 300], [290, 10, 100, 140], [290, 170, 100, 140], [10, 330, 260, 300]])
    }

    // "Orthogonal Sections": the same groups, 0.85 of the width, follow each other sideways.
    @Test func `groups of an orthogonal section stand side by side`() {
        let section = NSCollectionLayoutSection(group: nested(width: 0.85))
        section.orthogonalScrollingBehavior = .continuous

        let grid = Grid(section, [6, 6])

        expectFrames(
            Array(grid.frames(0).prefix(4)),
            [[10, 10, 218, 300], [248, 10, 82, 140], [248, 170, 82, 140], [350, 10, 218, 300]])
        expectFrames([grid.frames(1)[0]], [[10, 330, 218, 300]])
        expectNumbers([grid.contentHeight], [640])
    }

    // Documentation of `NSCollectionLayoutSpacing.flexible(_:)`: what is left over goes between the items.
    @Test func `flexible spacing takes what is left over`() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [80, 120, 160].map { width in
                NSCollectionLayoutItem(layoutSize: size(.absolute(width), .fractionalHeight(1)))
            })
        row.interItemSpacing = .flexible(8)

        let frames = Grid(NSCollectionLayoutSection(group: row), [3]).frames(0)

        expectNumbers(frames.map(\.minX), [0, 100, 240])
    }

    // Documentation of `UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing`.
    @Test func `sections stand apart by the spacing of the configuration`() {
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: row(height: .absolute(44), [item()])))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        layout.configuration = configuration

        let grid = Grid(layout, [2, 1])

        expectFrames(grid.frames(1), [[0, 108, 400, 44]])
    }

    // MARK: - Parts

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func item(width: CGFloat = 1, height: CGFloat = 1) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(width), .fractionalHeight(height)))
    }

    private func inset(_ item: NSCollectionLayoutItem, by inset: CGFloat) -> NSCollectionLayoutItem {
        item.contentInsets = NSDirectionalEdgeInsets(
            top: inset, leading: inset, bottom: inset, trailing: inset)
        return item
    }

    private func row(
        height: NSCollectionLayoutDimension, _ items: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: items)
    }

    private func nested(width: CGFloat) -> NSCollectionLayoutGroup {
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            subitem: inset(item(height: 0.3), by: 10), count: 2)
        return .horizontal(
            layoutSize: size(.fractionalWidth(width), .fractionalHeight(0.4)),
            subitems: [inset(item(width: 0.7), by: 10), pair])
    }

    private func expectFrames(
        _ frames: [CGRect], _ expected: [[CGFloat]], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let numbers = frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
        expectNumbers(numbers, expected.flatMap { $0 }, sourceLocation: sourceLocation)
    }
}

/// A collection view of 400 × 800 points with empty cells.
@MainActor
private final class Grid: NSObject, UICollectionViewDataSource {
    private let counts: [Int]
    private let layout: UICollectionViewCompositionalLayout
    private let view: UICollectionView

    convenience init(_ section: NSCollectionLayoutSection, _ counts: [Int], kinds: [String] = []) {
        self.init(UICollectionViewCompositionalLayout(section: section), counts, kinds: kinds)
    }

    init(_ layout: UICollectionViewCompositionalLayout, _ counts: [Int], kinds: [String] = []) {
        self.counts = counts
        self.layout = layout
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in kinds {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        view.dataSource = self
        view.layoutIfNeeded()
    }

    var contentHeight: CGFloat { layout.collectionViewContentSize.height }

    func frames(_ section: Int) -> [CGRect] {
        (0..<counts[section]).compactMap {
            layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    func supplement(_ kind: String, _ section: Int, item: Int = 0) -> CGRect? {
        layout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
}
