import Foundation
import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Prototypes: where they come from and where they stand", .ownDevice)
struct PrototypeSourceTests {
    private func request(
        _ prototype: CellAnimated, height: CGFloat = 96, traits: UITraitCollection = UITraitCollection(),
        margins: UIEdgeInsets? = nil
    ) -> ProductionRequest {
        var request = ProductionRequest(
            subject: .prototype(prototype), owner: "Screen", size: CGSize(width: 320, height: height),
            traits: traits, layoutDirection: .leftToRight)
        request.measure.surroundings.margins = margins.map { Sides(left: $0.left, right: $0.right) }
        return request
    }

    @Test func `a nib without the class is reported`() {
        UINib.headlessObjects["Foreign"] = { [UIView(), NSObject()] }
        let prototype = CellAnimated(StatusCell.self, nib: UINib(nibName: "Foreign", bundle: nil))

        let given = warnings { _ = Producer().production(for: request(prototype)) }

        #expect(
            given.count == 1 && given[0].hasPrefix("The nib of StatusCell holds no StatusCell but UIView"))
    }

    @Test func `a nib that is missing is reported`() {
        let prototype = CellAnimated(StatusCell.self, nib: UINib(nibName: "Missing", bundle: nil))

        let given = warnings { _ = Producer().production(for: request(prototype)) }

        #expect(given.count == 1 && given[0].contains("but nothing"))
    }

    @Test func `a reuse identifier gives the cell that the table makes`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(StatusCell.self, forCellReuseIdentifier: "status")

        let production = Producer().production(
            for: request(CellAnimated(reuseIdentifier: "status", in: table)))

        #expect(production.components.map(\.name) == ["picture", "titleLabel", "timeLabel", "statusButton"])
    }

    @Test func `a reuse identifier that the table does not know is reported`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

        let given = warnings {
            _ = Producer().production(for: request(CellAnimated(reuseIdentifier: "unknown", in: table)))
        }

        #expect(given.count == 1 && given[0].hasPrefix("The table knows no cell with the identifier unknown"))
    }

    @Test func `a prototype is in no window`() {
        var hadWindow = true
        let prototype = CellAnimated(StatusCell.self) { hadWindow = $0.window != nil }

        _ = Producer().production(for: request(prototype))

        #expect(!hadWindow)
    }

    @Test func `a class that stops the program is announced before`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                SkeletonLog.isVerbose = true
                let prototype = CellAnimated(className: "TrapCell") { fatalError("not for you") }
                _ = Producer().production(
                    for: ProductionRequest(
                        subject: .prototype(prototype), owner: "Screen",
                        size: CGSize(width: 320, height: 44), traits: UITraitCollection(),
                        layoutDirection: .leftToRight))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

        #expect(text.contains("Making a TrapCell as it is made"))
    }

    @Test func `whether a prototype has data is announced`() {
        SkeletonLog.isVerbose = true
        defer { SkeletonLog.isVerbose = false }
        let kinds = [
            CellAnimated(StatusCell.self), CellAnimated(StatusCell.self) { _ in },
            CellAnimated(className: "StatusCell") { StatusCell(style: .default, reuseIdentifier: nil) },
            CellAnimated(title: "Today"),
        ]
        let given = warnings { for kind in kinds { _ = Producer().production(for: request(kind)) } }
        #expect(
            given.filter { $0.hasPrefix("Making") } == [
                "Making a StatusCell without data", "Making a StatusCell with sample data",
                "Making a StatusCell as it is made",
                "Making a UITableViewHeaderFooterViewToday with sample data",
            ])
    }

    @Test func `nothing is announced unless that is asked for`() {
        let given = warnings { _ = Producer().production(for: request(CellAnimated(StatusCell.self))) }

        #expect(given.isEmpty)
    }

    @Test func `a prototype has the margins of its list`() {
        let margins = UIEdgeInsets(top: 11, left: 40, bottom: 11, right: 30)

        let production = Producer().production(for: request(CellAnimated(MarginView.self), margins: margins))

        #expect(production.components.map(\.frame.minX) == [40])
        #expect(production.components.map(\.frame.maxX) == [290])
    }

    @Test func `a view that does not preserve the margins around it keeps its own`() {
        let margins = UIEdgeInsets(top: 11, left: 40, bottom: 11, right: 30)
        var made: [CGFloat] = []
        let plain = CellAnimated(
            className: "Plain", classIdentity: ClassIdentity(name: "Plain", build: ""), origin: "",
            prepare: { made.append($0.layoutMargins.left) }
        ) {
            UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        _ = Producer().production(for: request(plain, margins: margins))

        #expect(made == [8])
    }

    @Test func `a cell keeps margins that are wider than those of its list`() {
        let margins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
        var taken: [UIEdgeInsets] = []
        let prototype = CellAnimated(
            className: "Wide", classIdentity: ClassIdentity(name: "Wide", build: ""), origin: "",
            prepare: { taken.append($0.layoutMargins) }
        ) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.layoutMargins = UIEdgeInsets(top: 5, left: 60, bottom: 5, right: 5)
            return cell
        }

        _ = Producer().production(for: request(prototype, margins: margins))

        #expect(taken == [UIEdgeInsets(top: 5, left: 60, bottom: 5, right: 30)])
    }

    @Test func `other margins are another production`() {
        let one = ProductionKey(request(CellAnimated(MarginView.self)))
        let other = ProductionKey(request(CellAnimated(MarginView.self), margins: .zero))

        #expect(one != other)
    }

    @Test func `a prototype has the size category of its list`() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)

        let usual = Producer().production(for: request(CellAnimated(ScaledView.self), height: 200))
        let scaled = Producer().production(
            for: request(CellAnimated(ScaledView.self), height: 200, traits: large))

        #expect(scaled.components[0].frame.height > usual.components[0].frame.height * 1.5)
    }

    @Test func `a controller gives the size category where views cannot be given one`() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        let isOld = SystemAge.isBefore17
        SystemAge.isBefore17 = true
        defer { SystemAge.isBefore17 = isOld }
        let environment = PrototypeEnvironment(traits: large)
        let view = ScaledView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

        environment.adopt(view)
        let category = view.traitCollection.preferredContentSizeCategory
        environment.remove(view)

        #expect(category == .accessibilityExtraLarge)
        #expect(view.superview == nil)
    }

    @Test func `a symmetric margin is left below the lowest component`() {
        let production = Production(
            className: "Cell", size: CGSize(width: 100, height: 200),
            components: [Component(index: 0, frame: CGRect(x: 0, y: 10, width: 10, height: 50))])

        // TABAnimated counts the upper margin twice, and gives 80.
        #expect(production.recommendedHeight == 70)
    }

    @Test func `removed components do not count for the recommended height`() {
        var hidden = Component(index: 0, frame: CGRect(x: 0, y: 500, width: 10, height: 50))
        hidden.removal = .hidden
        let production = Production(
            className: "Cell", size: CGSize(width: 100, height: 200),
            components: [hidden, Component(index: 1, frame: CGRect(x: 0, y: 10, width: 10, height: 50))])

        #expect(production.recommendedHeight == 70)
    }

    @Test(arguments: [
        (["/App/News.app"], false),
        (["/App/News.app", "/System/Library/Frameworks/WebKit.framework"], true),
        (["/App/News.app", "/System/Library/PrivateFrameworks/UIKitCore.framework"], false),
        (["/Runtime/System/Library/Frameworks/MapKit.framework"], true),
    ])
    func `a view of another framework of the system is known by where the framework is`(
        paths: [String], isForeign: Bool
    ) {
        let view = "/System/Library/PrivateFrameworks/UIKitCore.framework"

        #expect(SystemFramework.isForeign(paths, viewPath: view) == isForeign)
    }
}

/// A block between the margins.
private final class MarginView: UIView {
    private let block = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(block)
        preservesSuperviewLayoutMargins = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        block.frame = CGRect(
            x: layoutMargins.left, y: 0, width: bounds.width - layoutMargins.left - layoutMargins.right,
            height: 20)
    }
}

/// A label that follows the size category.
private final class ScaledView: UIView {
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 150))

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
