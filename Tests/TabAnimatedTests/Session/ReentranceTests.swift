import Testing
import UIKit

@testable import TabAnimated

/// The app may do anything with a skeleton from any closure that it gives, when it is planned first and when it is planned
/// anew.
@MainActor
@Suite("Calls from the closures of the app", .serialized, .ownApp)
struct ReentranceTests {
    private let app = Sections([1, 0, 2])

    /// A list that loads in whole or in part, or a view.
    enum Host: CaseIterable {
        case table, partOfTable, collection, partOfCollection, view
    }

    /// A closure, or another place, where code of the app runs while a skeleton is planned.
    enum Place: CaseIterable {
        case adjust, adjustByPlace, height, prepare, layout
    }

    /// What the app does there.
    enum Call: CaseIterable {
        case end, remove, start, renew, update, startPart
    }

    @Test(arguments: Host.allCases, Place.allCases)
    func `at the first plan`(host: Host, place: Place) {
        for call in Call.allCases {
            let stage = Stage(host, place, app)
            stage.arm(call)
            stage.view.startTabAnimation()
            HeadlessScreen.main.turn()
            expectNothingLeft(of: stage, after: call)
        }
    }

    @Test(arguments: Host.allCases, Place.allCases)
    func `at a plan that follows`(host: Host, place: Place) {
        for call in Call.allCases {
            let stage = Stage(host, place, app)
            stage.view.startTabAnimation()
            HeadlessScreen.main.turn()
            stage.arm(call)
            stage.view.updateTabAnimation()
            HeadlessScreen.main.turn()
            expectNothingLeft(of: stage, after: call)
        }
    }

    private func expectNothingLeft(of stage: Stage, after call: Call) {
        let isGone = [.end, .remove].contains(call)
        if stage.wasCalled { #expect(stage.view.isTabAnimating == !isGone, "\(call)") }
        stage.view.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        #expect(!stage.view.isTabAnimating && stage.view.covers.isEmpty, "\(call)")
        guard let list = stage.view as? UIScrollView else { return }
        #expect(list.isScrollEnabled, "\(call)")
        let ends =
            (list as? UITableView).map { [$0.dataSource, $0.delegate] as [AnyObject?] }
            ?? (list as? UICollectionView).map { [$0.dataSource, $0.delegate] as [AnyObject?] } ?? []
        #expect(ends.allSatisfy { $0 === app }, "\(call)")
    }

    /// A view with a model of which one closure calls the framework, once.
    @MainActor
    private final class Stage {
        let view: UIView
        private(set) var wasCalled = false
        private let screen: Screen<UIView>
        private let host: Host
        private let place: Place
        private var call: Call?

        init(_ host: Host, _ place: Place, _ app: Sections) {
            self.host = host
            self.place = place
            view =
                switch host {
                case .table, .partOfTable: makeTable(app)
                case .collection, .partOfCollection: makeCollection(app)
                case .view: SamplePage()
                }
            screen = Screen(view)
            view.tabAnimated = makeModel()
        }

        func arm(_ call: Call) {
            self.call = call
        }

        private func run() {
            guard let call else { return }
            self.call = nil
            wasCalled = true
            switch call {
            case .end: view.endTabAnimation()
            case .remove: view.tabAnimated = nil
            case .start: view.startTabAnimation()
            case .renew:
                view.tabAnimated = makeModel()
                view.startTabAnimation()
            case .update: view.updateTabAnimation()
            case .startPart: (view as? any BatchList)?.startTabAnimation(atSection: 2)
            }
        }

        private func makeModel() -> ViewAnimated {
            let model = makeBareModel()
            model.isCacheEnabled = false
            (model as? FormAnimated)?.isScrollEnabled = false
            switch place {
            case .adjust: model.adjust { [weak self] _ in self?.run() }
            case .adjustByPlace: model.adjust { [weak self] _, _ in self?.run() }
            case .height: model.recommendedHeightHandler = { [weak self] _, _ in self?.run() }
            case .prepare, .layout: break
            }
            return model
        }

        private func makeBareModel() -> ViewAnimated {
            let prepare: @MainActor (UIView) -> Void = { [weak self] cell in
                if self?.place == .prepare { self?.run() }
                guard self?.place == .layout else { return }
                (cell as? UITableViewCell)?.contentView.addSubview(LayoutTeller { self?.run() })
                (cell as? UICollectionViewCell)?.contentView.addSubview(LayoutTeller { self?.run() })
            }
            let row = CellAnimated(SampleCell.self, prepare: prepare).height(60).count(3)
            let item = CellAnimated(SampleItem.self, prepare: prepare).size(CGSize(width: 320, height: 60))
                .count(3)
            return switch host {
            case .table: TableAnimated(sections: [SectionAnimated([row])])
            case .partOfTable: TableAnimated(loading: [1: SectionAnimated([row])])
            case .collection: CollectionAnimated(sections: [SectionAnimated([item])])
            case .partOfCollection: CollectionAnimated(loading: [1: SectionAnimated([item])])
            case .view: ViewAnimated()
            }
        }
    }
}

/// Tells when it is laid out.
private final class LayoutTeller: UIView {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    required init?(coder: NSCoder) {
        action = {}
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        action()
    }
}
