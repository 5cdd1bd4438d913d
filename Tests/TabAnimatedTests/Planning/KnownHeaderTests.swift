import TabProduction
import TestDevice
import Testing
import UIKit

@testable import TabAnimated

/// Headers of sections that stay the app's own while their sections load.
@MainActor
@Suite("Headers that are known", .serialized, .ownApp)
final class KnownHeaderTests {
    private let app = TitledSections()
    private var window: UIWindow?

    private func table(_ titles: [String?] = ["Letters", "Parcels"], rows: Int = 2) -> UITableView {
        app.titles = titles
        app.rows = rows
        let screen = Screen(UITableView(frame: .zero, style: .plain))
        window = screen.window
        screen.content.sectionHeaderTopPadding = 0
        screen.content.register(SampleCell.self, forCellReuseIdentifier: "cell")
        screen.content.dataSource = app
        screen.content.delegate = app
        screen.content.tabAnimated = TableAnimated(
            sections: titles.map { _ in
                SectionAnimated(
                    cellClass: SampleCell.self, cellHeight: 60, count: 2,
                    header: .init(TitleHeader.self).height(30))
            })
        HeadlessScreen.main.turn()
        HeadlessAccessibility.reset()
        return screen.content
    }

    /// The frames of the covers of sections that load.
    private func frames(_ list: UIView) -> [CGRect] { list.covers.map(\.frame) }

    // Two rows of 60 points below a header of 30 points, twice.
    private let withHeader = CGRect(x: 0, y: 150, width: 320, height: 150)
    private let withoutHeader = CGRect(x: 0, y: 180, width: 320, height: 120)

    // MARK: Sections that load again

    @Test func `the header of a section that loads for the first time loads with it`() {
        let table = table()
        table.startTabAnimation(inSection: 1)
        #expect(frames(table) == [withHeader])
    }

    @Test func `the header of a section that loads again stays the app's own`() {
        let table = table()
        table.startTabAnimation(inSection: 1)
        table.endTabAnimation(inSection: 1)
        table.startTabAnimation(inSection: 1)
        #expect(frames(table) == [withoutHeader])
        table.endTabAnimation(inSection: 1)
        table.startTabAnimation(inSection: 0)
        #expect(frames(table) == [CGRect(x: 0, y: 0, width: 320, height: 150)])
    }

    @Test func `after the whole list has loaded each section loads again`() {
        let table = table()
        table.startTabAnimation()
        table.endTabAnimation()
        table.startTabAnimation(inSection: 1)
        #expect(frames(table) == [withoutHeader])
        #expect(HeadlessVoiceOver.transcript(of: table).contains("Parcels"))
    }

    @Test func `while it loads for the first time its header stays covered, whatever ends beside it`() {
        let table = table()
        table.startTabAnimation()
        table.endTabAnimation(inSection: 0)
        #expect(frames(table) == [withHeader])
    }

    @Test func `a section that has loaded before its skeleton came on screen leaves others as they are`() {
        let table = table()
        table.tabAnimated?.timing = SkeletonTiming(delay: 1)
        table.startTabAnimation(inSection: 0)
        table.endTabAnimation(inSection: 0)
        table.tabAnimated?.timing = SkeletonTiming()
        table.startTabAnimation(inSection: 1)
        #expect(frames(table) == [withHeader])
    }

    @Test func `what is known of the headers of one list is not known of another with the same model`() {
        let first = table()
        let second = UITableView(frame: first.frame, style: .plain)
        second.sectionHeaderTopPadding = 0
        second.register(SampleCell.self, forCellReuseIdentifier: "cell")
        second.dataSource = app
        second.delegate = app
        window?.addSubview(second)
        second.tabAnimated = first.tabAnimated
        HeadlessScreen.main.turn()
        first.startTabAnimation()
        first.endTabAnimation()
        second.startTabAnimation(inSection: 1)
        #expect(frames(second) == [withHeader])
        second.endTabAnimation()
        second.tabAnimated = nil
        second.tabAnimated = first.tabAnimated
        second.startTabAnimation(inSection: 1)
        #expect(frames(second) == [withoutHeader])
    }

    @Test func `a header without its text is a shape again`() {
        let table = table([nil, nil])
        table.startTabAnimation(inSection: 1)
        table.endTabAnimation(inSection: 1)
        table.startTabAnimation(inSection: 1)
        #expect(frames(table) == [withHeader])
    }

    @Test func `a row that loads by itself has no header and no footer`() {
        let table = table()
        table.startTabAnimation(row: 0)
        #expect(frames(table) == [CGRect(x: 0, y: 30, width: 320, height: 60)])
    }

    @Test func `in a collection the header of a section that loads again stays the app's own`() {
        app.titles = ["Letters", "Parcels"]
        app.rows = 2
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 60)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        let screen = Screen(makeCollection(nil, layout: layout))
        screen.content.register(
            SectionTitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        screen.content.dataSource = app
        screen.content.tabAnimated = CollectionAnimated(
            sections: app.titles.map { _ in
                SectionAnimated(
                    cellClass: SampleItem.self, count: 2, header: .init(SectionTitleView.self).height(30))
            })
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation(inSection: 1)
        #expect(frames(screen.content) == [withHeader])
        screen.content.endTabAnimation(inSection: 1)
        screen.content.startTabAnimation(inSection: 1)
        #expect(frames(screen.content) == [withoutHeader])
    }

    // MARK: Known texts

    @Test func `a known header stays the app's own from the first load on, and one without a text does not`()
    {
        let table = table(["Letters", nil])
        SkeletonConfiguration.shared.mapping.keepsKnownTexts = true
        table.startTabAnimation(inSection: 0)
        table.startTabAnimation(inSection: 1)
        #expect(frames(table) == [CGRect(x: 0, y: 30, width: 320, height: 120), withHeader])
        #expect(HeadlessVoiceOver.transcript(of: table).contains("Letters"))
    }

    @Test func `over a whole list a known header is seen, heard and used where it stands`() throws {
        let table = table(["Letters", "Parcels"], rows: 0)
        SkeletonConfiguration.shared.mapping.keepsKnownTexts = true
        table.startTabAnimation()
        let cover = try #require(table.covers.first)
        let holes = cover.tiles.filter { !$0.production.touchAreas.isEmpty }
        #expect(holes.map(\.origin) == [.zero])
        #expect(holes.map(\.production.size) == [CGSize(width: 320, height: 30)])
        // The second header stands at 30 points, and at 150 in the skeleton.
        #expect(HeadlessVoiceOver.transcript(of: table) == ["Loading", "Letters", "Button"])
        HeadlessTouch.tap(at: CGPoint(x: 300, y: 15), in: try #require(window))
        #expect(app.taps == 1)
    }

    @Test func `a whole list whose sections are exchanged shows no header that is not known`() {
        let table = table(["Letters", nil])
        SkeletonConfiguration.shared.mapping.keepsKnownTexts = true
        table.startTabAnimation()
        let seen = { table.covers.first?.tiles.count { !$0.production.touchAreas.isEmpty } }
        #expect(seen() == 1)

        app.titles = [nil, "Letters"]
        table.moveSection(1, toSection: 0)
        HeadlessScreen.main.turn()

        #expect(seen() == 0)
    }

    @Test func `what has loaded is no known header`() {
        let table = table([nil, nil])
        SkeletonConfiguration.shared.mapping.keepsKnownTexts = true
        table.startTabAnimation()
        table.endTabAnimation()
        app.titles = ["Letters", "Parcels"]
        table.reloadData()
        table.startTabAnimation()
        #expect(table.covers.first?.tiles.contains { !$0.production.touchAreas.isEmpty } == false)
    }
}

/// An app whose sections have headers with a title and a button.
@MainActor
private final class TitledSections: NSObject {
    var titles: [String?] = []
    var rows = 0
    var taps = 0
}

extension TitledSections: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { titles.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = TitleHeader(reuseIdentifier: nil)
        header.label.text = titles[section]
        header.button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .primaryActionTriggered)
        return header
    }
}

extension TitledSections: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { titles.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? SectionTitleView)?.label.text = titles[indexPath.section]
        return view
    }
}

private final class TitleHeader: UITableViewHeaderFooterView {
    let label = UILabel(frame: CGRect(x: 16, y: 5, width: 200, height: 20))
    let button = UIButton(frame: CGRect(x: 276, y: 0, width: 44, height: 30))

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        [label, button].forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

private final class SectionTitleView: UICollectionReusableView {
    let label = UILabel(frame: CGRect(x: 16, y: 5, width: 200, height: 20))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
