import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("A model that outlives its view", .serialized, .ownApp)
struct OutlivingModelTests {
    /// A screen whose adjustments hold it.
    private final class Controller: UIViewController {
        let table = UITableView()

        func setUp(isWeak: Bool) {
            let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
            if isWeak {
                model.adjust { [weak self] _ in self?.title = "adjusted" }
            } else {
                model.adjust { _ in self.title = "adjusted" }
            }
            table.tabAnimated = model
        }

        func letGo() {
            table.tabAnimated?.removeAdjustments()
        }
    }

    private func report(whileGoing end: () -> Void) async -> [String] {
        let box = Messages()
        let before = SkeletonLog.sink
        defer { SkeletonLog.sink = before }
        SkeletonLog.sink = { box.texts.append($0) }
        SkeletonLog.isVerbose = true
        defer { SkeletonLog.isVerbose = false }
        end()
        await HeadlessScreen.main.runTasks()
        return box.texts.filter { $0.contains("is still there") }
    }

    @Test func `is told of while debugging`() async {
        let kept = TableAnimated(cellClass: SampleCell.self)
        let told = await report {
            let table = UITableView()
            table.tabAnimated = kept
        }
        #expect(told.count == 1 && told[0].hasPrefix("The TableAnimated of a UITableView"))
    }

    @Test func `a model that goes with its view is not told of`() async {
        let told = await report { UITableView().tabAnimated = TableAnimated(cellClass: SampleCell.self) }
        #expect(told == [])
    }

    @Test(arguments: [true, false])
    func `a closure that holds the controller keeps it until the adjustments are removed`(isWeak: Bool) {
        weak var released: Controller?
        do {
            let controller = Controller()
            controller.setUp(isWeak: isWeak)
            released = controller
        }
        #expect((released == nil) == isWeak)
        released?.letGo()
        #expect(released == nil)
    }
}

@MainActor
private final class Messages {
    var texts: [String] = []
}
