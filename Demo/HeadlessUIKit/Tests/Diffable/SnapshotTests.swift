import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private let snapshot: Snapshot = {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        return snapshot
    }()

    @Test func `items go to the last section unless told otherwise`() {
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    }

    @Test func `it counts and finds`() {
        #expect(snapshot.numberOfItems == 5)
        #expect(snapshot.numberOfSections == 2)
        #expect(snapshot.numberOfItems(inSection: "b") == 2)
        #expect(snapshot.indexOfItem(4) == 3)
        #expect(snapshot.indexOfSection("b") == 1)
        #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
        #expect(snapshot.indexOfItem(9) == nil)
    }

    @Test func `items are inserted beside others`() {
        var snapshot = snapshot
        snapshot.insertItems([6], beforeItem: 2)
        snapshot.insertItems([7], afterItem: 5)
        #expect(snapshot.itemIdentifiers == [1, 6, 2, 3, 4, 5, 7])
    }

    @Test func `an item that exists is moved when appended`() {
        var snapshot = snapshot
        snapshot.appendItems([1], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "a") == [2, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5, 1])
    }

    @Test func `items move within and between sections`() {
        var snapshot = snapshot
        snapshot.moveItem(3, beforeItem: 1)
        snapshot.moveItem(2, afterItem: 4)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 1])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 2, 5])
    }

    @Test func `deleting ignores what is unknown`() {
        var snapshot = snapshot
        snapshot.deleteItems([2, 99])
        #expect(snapshot.itemIdentifiers == [1, 3, 4, 5])
    }

    @Test func `deleting everything leaves no sections`() {
        var snapshot = snapshot
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
    }

    @Test func `sections come, go and move with their items`() {
        var snapshot = snapshot
        snapshot.insertSections(["c"], beforeSection: "a")
        snapshot.moveSection("a", afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
        #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
        snapshot.deleteSections(["b"])
        #expect(snapshot.itemIdentifiers == [1, 2, 3])
    }

    @Test func `it remembers what to show again`() {
        var snapshot = snapshot
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2, 2])
        snapshot.reloadSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [1])
        #expect(snapshot.reconfiguredItemIdentifiers == [2])
        #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    }

    @Test func `duplicates are an error`() {
        let reasons = exceptions {
            var snapshot = snapshot
            snapshot.appendItems([8, 8])
        }
        #expect(
            reasons == [
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    8\n)}"
            ])
    }

    @Test func `items without a section are an error`() {
        let reasons = exceptions {
            var snapshot = Snapshot()
            snapshot.appendItems([1])
        }
        #expect(
            reasons == ["There are currently no sections in the data source. Please add a section first."])
    }

    @Test func `reloading the unknown is an error`() {
        let reasons = exceptions {
            var snapshot = snapshot
            snapshot.reloadItems([9])
        }
        #expect(reasons == ["Attempted to reload item identifier that does not exist in the snapshot: 9"])
    }
}
