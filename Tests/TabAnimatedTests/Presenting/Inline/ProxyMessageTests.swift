import TestDevice
import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("What proxies do with each message", .serialized, .ownApp)
struct ProxyMessageTests {
    /// The messages that come to an object which has no method for them.
    private func unimplemented(
        by object: (any NSObjectProtocol)?, during body: () -> Void
    ) -> Set<String> {
        let all = HeadlessMessages.unimplemented(during: body).filter { $0.object === object }
        return Set(all.map(\.selector.description))
    }

    @Test func `a table proxy implements what it answers and what names rows or sections`() throws {
        let loading = TableLoading()
        let proxy = try loading.proxy
        for call in TableCalls.all {
            let name = call.selector.description
            let missing = unimplemented(by: proxy) { call.send(proxy, loading.appRow) }
            let isNeeded = ProxyMessages.ofTable.answered.contains(name) || ProxyMessages.namesContent(name)
            #expect(missing == (isNeeded ? [] : [name]))
        }
    }

    @Test func `a collection proxy implements what it answers and what names items or sections`() throws {
        HeadlessException.handler = { _ in }
        let loading = CollectionLoading()
        let proxy = try loading.proxy
        for call in CollectionCalls.all {
            let name = call.selector.description
            let missing = unimplemented(by: proxy) { call.send(proxy, loading.appItem) }
            let isNeeded =
                ProxyMessages.ofCollection.answered.contains(name) || ProxyMessages.namesContent(name)
            #expect(missing == (isNeeded ? [] : [name]))
        }
    }

    @Test func `a table proxy implements nothing that is about scrolling`() throws {
        let loading = TableLoading()
        let proxy = try loading.proxy
        for call in ScrollCalls.all {
            let missing = unimplemented(by: proxy) { call.send(proxy, loading.table) }
            #expect(missing == [call.selector.description])
        }
    }

    @Test func `a collection proxy implements nothing that is about scrolling`() throws {
        let loading = CollectionLoading()
        let proxy = try loading.proxy
        for call in ScrollCalls.all {
            let missing = unimplemented(by: proxy) { call.send(proxy, loading.collection) }
            #expect(missing == [call.selector.description])
        }
    }

    @Test func `the lists name messages that there are`() {
        let tables = Set(TableCalls.all.map(\.selector.description))
        let collections = Set(CollectionCalls.all.map(\.selector.description))
        #expect(ProxyMessages.ofTable.answered.subtracting(tables) == [])
        #expect(ProxyMessages.ofCollection.answered.subtracting(collections) == [])
    }

    @Test func `what concerns the data source is all that its protocol has`() {
        let ofTable = Set(HeadlessTableSourceMessage.allCases.map(\.rawValue))
        let ofCollection = Set(HeadlessCollectionSourceMessage.allCases.map(\.rawValue))
        let (table, collection) = (ProxyMessages.ofTable, ProxyMessages.ofCollection)
        #expect(table.dataSource == ofTable.subtracting(table.answered))
        #expect(collection.dataSource == ofCollection.subtracting(collection.answered))
    }
}
