import Foundation
import TabCache
import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Mapping: promises", .ownDevice)
struct MappingPromisesTests {
    private func production(of view: UIView) -> Production {
        Producer().production(
            for: ProductionRequest(
                subject: .view(view), owner: "Screen", size: view.bounds.size, traits: view.traitCollection,
                layoutDirection: .leftToRight))
    }

    /// A view with something of everything.
    private func makeScreen() -> UIView {
        let root = makeRoot(width: 320, height: 480)
        root.backgroundColor = .white
        let card = OfferView(frame: CGRect(x: 10, y: 10, width: 300, height: 110))
        card.castOfferShadow()
        let stack = UIStackView(arrangedSubviews: [makeLabel("one"), makeLabel(nil), makeBlock()])
        stack.axis = .vertical
        stack.frame = CGRect(x: 10, y: 140, width: 200, height: 90)
        stack.arrangedSubviews[2].isHidden = true
        let rating = makeLabel(nil, frame: CGRect(x: 10, y: 250, width: 200, height: 60), lines: 2)
        rating.skeleton.lines.height = .fixed(15)
        rating.skeleton.lines.insets = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
        let empty = makeLabel(nil, frame: CGRect(x: 10, y: 320, width: 0, height: 0))
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(ovalIn: CGRect(x: 250, y: 300, width: 40, height: 40)).cgPath
        _ = root.adding(
            card, stack, rating, empty, UISwitch(frame: CGRect(x: 10, y: 350, width: 51, height: 31)),
            UITextField(frame: CGRect(x: 10, y: 400, width: 200, height: 34)))
        root.layer.addSublayer(ring)
        root.layoutIfNeeded()
        return root
    }

    @Test func `the same view gives the same bytes twenty times`() throws {
        let root = makeScreen()

        let all = try (0..<20).map { _ in try production(of: root).json() }

        #expect(Set(all).count == 1)
    }

    @Test func `equal views give the same bytes`() throws {
        let first = try production(of: makeScreen()).json()
        let second = try production(of: makeScreen()).json()

        #expect(first == second)
    }

    @Test func `prototypes of one class give the same bytes`() throws {
        let all = try (0..<10).map { _ in
            try Producer().production(
                for: ProductionRequest(
                    subject: .prototype(CellAnimated(StatusCell.self)), owner: "Screen",
                    size: CGSize(width: 320, height: 0), traits: UITraitCollection(),
                    layoutDirection: .leftToRight)
            ).json()
        }

        #expect(Set(all).count == 1)
    }

    @Test func `what mapping finds survives being stored`() throws {
        let production = production(of: makeScreen())

        let again: Production = try Archive.Entry(encoding: production).decoded()

        #expect(again.components == production.components)
    }

    @Test func `mapping leaves every view as it was`() {
        let root = makeScreen()
        let before = ViewState(of: root)

        _ = production(of: root)

        #expect(ViewState(of: root) == before)
    }

    @Test func `mapping a live cell of a table leaves it as it was`() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(StatusCell.self, forCellReuseIdentifier: "cell")
        let source = RowSource()
        table.dataSource = source
        table.layOutInWindow()
        let cell = try #require(table.visibleCells.first)
        let before = ViewState(of: table)

        _ = production(of: cell)

        #expect(ViewState(of: table) == before)
    }

    @Test func `every view is asked once whether it has a skeleton of its own`() {
        var asked = 0
        let mapper = ViewMapper { _ in
            asked += 1
            return .none
        }

        _ = mapper.map(makeWide(count: 1_000))

        #expect(asked == 1_000)
    }

    // Counted instead of timed: how often the walk reads the views does not depend on how busy a machine is.
    @Test func `two thousand views are read ten times as often as two hundred`() {
        let small = readings(mapping: makeWide(count: 200))
        let large = readings(mapping: makeWide(count: 2_000))

        #expect(small >= 200)
        // What is read once, whatever the number of views, makes the large tree a little cheaper.
        #expect(large <= small * 10)
    }

    private func readings(mapping root: UIView) -> Int {
        CountingView.readings = 0
        _ = production(of: root)
        return CountingView.readings
    }

    private func makeWide(count: Int) -> UIView {
        let root = makeRoot(width: 320, height: 100_000)
        for index in 0..<count / 10 {
            let row = CountingView(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 300, height: 20))
            for column in 0..<9 {
                row.addSubview(
                    CountingView(frame: CGRect(x: CGFloat(column) * 30, y: 0, width: 20, height: 20)))
            }
            root.addSubview(row)
        }
        return root
    }
}

/// Counts how often views of the class are read.
private final class CountingView: UIView {
    static var readings = 0

    override var subviews: [UIView] { count(super.subviews) }

    override var frame: CGRect {
        get { count(super.frame) }
        set { super.frame = newValue }
    }

    override var bounds: CGRect {
        get { count(super.bounds) }
        set { super.bounds = newValue }
    }

    override var isHidden: Bool {
        get { count(super.isHidden) }
        set { super.isHidden = newValue }
    }

    override var alpha: CGFloat {
        get { count(super.alpha) }
        set { super.alpha = newValue }
    }

    override var backgroundColor: UIColor? {
        get { count(super.backgroundColor) }
        set { super.backgroundColor = newValue }
    }

    override var transform: CGAffineTransform {
        get { count(super.transform) }
        set { super.transform = newValue }
    }

    private func count<Value>(_ value: Value) -> Value {
        Self.readings += 1
        return value
    }
}

/// Five rows without content.
private final class RowSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}
