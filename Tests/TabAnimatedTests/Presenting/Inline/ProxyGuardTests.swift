import TestDevice
import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("What the app hears through a proxy", .serialized, .ownApp)
struct ProxyGuardTests {
    /// The messages with a cell or a section that come to an app which has no method for them.
    private func heard(by app: Rows, during body: () -> Void) -> Set<String> {
        let all = HeadlessMessages.unimplemented(during: body).filter { $0.object === app }
        return Set(all.map(\.selector.description)).filter(ProxyMessages.namesContent)
    }

    // MARK: Tables

    @Test(arguments: TableCalls.all)
    func `nothing of a section that it does not have`(_ call: TableCall) throws {
        let loading = TableLoading()
        let proxy = try loading.proxy
        let heard = heard(by: loading.app) {
            call.send(proxy, loading.skeletonRow(IndexPath(row: 0, section: 1)))
        }
        #expect(heard == [])
        #expect(loading.app.unknown == [])
    }

    @Test(arguments: TableCalls.all.filter { $0.selector.description.contains("IndexPath:") })
    func `nothing of rows that it does not have`(_ call: TableCall) throws {
        let loading = TableLoading(TableAnimated(rows: [3: SampleCell.self], presentation: .inline))
        let proxy = try loading.proxy
        let heard = heard(by: loading.app) {
            call.send(proxy, loading.skeletonRow(IndexPath(row: 2, section: 0)))
            call.send(proxy, loading.skeletonRow(IndexPath(row: 3, section: 0)))
        }
        #expect(heard == [])
        #expect(loading.app.unknown == [])
    }

    @Test(arguments: TableCalls.all.filter { $0.selector.description.contains("IndexPath:") })
    func `nothing of its own rows while they load`(_ call: TableCall) throws {
        let loading = TableLoading(TableAnimated(rows: [0: SampleCell.self], presentation: .inline))
        let proxy = try loading.proxy
        let heard = heard(by: loading.app) {
            call.send(proxy, loading.skeletonRow(IndexPath(row: 0, section: 0)))
        }
        #expect(heard == [])
    }

    @Test func `all there is of its own rows and sections`() throws {
        let loading = TableLoading()
        let proxy = try loading.proxy
        let implemented: Set<String> = [
            "tableView:numberOfRowsInSection:", "tableView:cellForRowAtIndexPath:",
        ]
        for call in TableCalls.all {
            let name = call.selector.description
            let isExpected = ProxyMessages.namesContent(name) && !implemented.contains(name)
            let heard = heard(by: loading.app) { call.send(proxy, loading.appRow) }
            #expect(heard == (isExpected ? [name] : []))
        }
    }

    // MARK: Collections

    @Test(arguments: CollectionCalls.all)
    func `nothing of a section of items that it does not have`(_ call: CollectionCall) throws {
        let loading = CollectionLoading()
        let proxy = try loading.proxy
        let heard = heard(by: loading.app) {
            call.send(proxy, loading.skeletonItem(IndexPath(item: 0, section: 1)))
        }
        #expect(heard == [])
        #expect(loading.app.unknown == [])
    }

    @Test(arguments: CollectionCalls.all.filter { $0.selector.description.contains("ItemAtIndexPath:") })
    func `nothing of items that it does not have`(_ call: CollectionCall) throws {
        let loading = CollectionLoading(
            CollectionAnimated(items: [3: SampleItem.self], presentation: .inline))
        let proxy = try loading.proxy
        let heard = heard(by: loading.app) {
            call.send(proxy, loading.skeletonItem(IndexPath(item: 2, section: 0)))
            call.send(proxy, loading.skeletonItem(IndexPath(item: 3, section: 0)))
        }
        #expect(heard == [])
        #expect(loading.app.unknown == [])
    }

    @Test func `all there is of its own items and sections`() throws {
        HeadlessException.handler = { _ in }
        let loading = CollectionLoading()
        let proxy = try loading.proxy
        let implemented: Set<String> = [
            "collectionView:numberOfItemsInSection:", "collectionView:cellForItemAtIndexPath:",
        ]
        for call in CollectionCalls.all {
            let name = call.selector.description
            let isExpected = ProxyMessages.namesContent(name) && !implemented.contains(name)
            let heard = heard(by: loading.app) { call.send(proxy, loading.appItem) }
            #expect(heard == (isExpected ? [name] : []))
        }
    }
}
