import Foundation
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("A message without a method is forwarded", .serialized, .ownDevice)
struct UnimplementedMessageTests {
    private let empty = EmptyList()
    private let path = IndexPath(row: 0, section: 0)

    private func selectors(_ messages: [some HeadlessMessage]) -> Set<Selector> {
        Set(messages.map(\.selector))
    }

    private func forwarded(_ body: () -> Void) -> Set<Selector> {
        let unimplemented = HeadlessMessages.unimplemented(during: body)
        #expect(unimplemented.allSatisfy { $0.object === empty })
        return Set(unimplemented.map(\.selector))
    }

    @Test func `by scroll views`() {
        let calls = ScrollCalls.all
        let all = selectors(HeadlessScrollMessage.allCases)
        #expect(Set(calls.map(\.selector)) == all)
        #expect(forwarded { calls.forEach { $0.send(empty, UIScrollView()) } } == all)
    }

    @Test func `by tables`() {
        let calls = TableCalls.all
        let place = TablePlace(UITableView(), path, cell: UITableViewCell(), header: UIView())
        let all =
            selectors(HeadlessTableSourceMessage.allCases)
            .union(selectors(HeadlessTableDelegateMessage.allCases))
        #expect(Set(calls.map(\.selector)) == all)
        let required = selectors([HeadlessTableSourceMessage.numberOfRows, .cellForRow])
        #expect(forwarded { calls.forEach { $0.send(empty, place) } } == all.subtracting(required))
    }

    @Test func `by collection views`() {
        HeadlessException.handler = { _ in }
        let calls = CollectionCalls.all
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let place = CollectionPlace(
            collection, path, cell: UICollectionViewCell(), header: UICollectionReusableView())
        let all =
            selectors(HeadlessCollectionSourceMessage.allCases)
            .union(selectors(HeadlessCollectionDelegateMessage.allCases))
            .union(selectors(HeadlessFlowMessage.allCases))
        #expect(Set(calls.map(\.selector)) == all)
        let required = selectors([HeadlessCollectionSourceMessage.numberOfItems, .cellForItem])
        #expect(forwarded { calls.forEach { $0.send(empty, place) } } == all.subtracting(required))
    }
}

/// Implements what it must.
private final class EmptyList: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }
}
