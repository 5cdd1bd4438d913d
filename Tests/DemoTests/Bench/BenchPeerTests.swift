import Foundation
import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import Gallery

@MainActor
@Suite("The ways that benches compare with", .serialized, .ownDevice)
struct BenchPeerTests {
    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
    }

    private func names(of layer: CALayer) -> [String] {
        (layer.sublayers ?? []).flatMap { [$0.name].compactMap { $0 } + names(of: $0) }
    }

    @Test func `SkeletonView's way lays lines over the app's cells, and gives back what they showed`() throws
    {
        let stage = BenchTable(ListLook(count: 10))
        let peer = stage.makeSkeletonView()
        let body = try #require(stage.table.visibleCells.first as? BenchCell).body
        let (text, color) = (body.text, body.textColor)

        peer.show()

        let cell = try #require(stage.table.visibleCells.first as? BenchCell)
        #expect(stage.table.visibleCells.count == 10)
        #expect([cell.title, cell.subtitle, cell.body, cell.time].allSatisfy { $0.textColor == .clear })
        #expect(cell.body.constraints.contains { $0.firstAttribute == .height && $0.constant == 40 })
        // Four labels, one of which has two lines.
        #expect(names(of: cell.layer).filter { $0 == "SkeletonSubLayersName" }.count == 5)
        #expect(!stage.table.isScrollEnabled)

        peer.hide()

        let shown = try #require(stage.table.visibleCells.first as? BenchCell)
        #expect(stage.table.dataSource === stage)
        #expect(stage.table.isScrollEnabled && stage.table.isUserInteractionEnabled)
        #expect(shown.body.text == text)
        #expect(shown.body.textColor == color)
        #expect(!shown.body.constraints.contains { $0.firstAttribute == .height && $0.constant == 40 })
        #expect(names(of: stage.table.layer).allSatisfy { $0 != "SkeletonSubLayersName" })
        stage.close()
    }

    @Test(arguments: [false, true])
    func `TABAnimated's way makes cells once, and shows bare ones with copies afterwards`(isTable: Bool) {
        func stage(count: Int) -> any ListStage {
            isTable ? BenchTable(ListLook(count: count)) : BenchCollection(ListLook(count: count))
        }
        let first = stage(count: 0)
        let cold = first.tabAnimated(kept: [:])
        cold.show()
        #expect(cold.kept.count == 1)
        #expect(names(of: first.list.layer).filter { $0 == "TABLayer" }.count == 90)
        #expect(!labels(in: first.list).isEmpty)
        first.close()

        let second = stage(count: 10)
        let warm = second.tabAnimated(kept: cold.kept)
        warm.show()
        #expect(names(of: second.list.layer).filter { $0 == "TABLayer" }.count == 90)
        let texts = labels(in: second.list).compactMap { $0.text }
        #expect(Set(texts).subtracting([""]).isEmpty)
        warm.hide()
        #expect(labels(in: second.list).contains { $0.text == "Name of number 9" })
        second.close()
    }

    @Test func `what is kept is not made again, wherever it comes from`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        SkeletonConfiguration.shared.remembersContent = false
        defer { SkeletonConfiguration.shared = SkeletonConfiguration() }
        let look = ListLook(hasKinds: true)
        let source = ListSource<BenchCollection>(look: look, stores: BenchStores(folder: folder))
        try await source.fill()
        // Five kinds were made for memory; nothing is from here on.
        #expect(source.memory.statistics.mapped == 5)
        for producer in [source.memory, source.disk, source.bundle] {
            let before = producer.statistics.mapped
            let stage = BenchCollection(look)
            stage.cover(with: producer)
            #expect(producer.statistics.mapped == before)
            #expect(producer.statistics.storeHits >= 5)
            #expect(UIKitAlone.CoverSize(over: stage.list).layers == source.size.layers)
            stage.finish()
        }
    }

    @Test func `UIKit alone has as many layers and animations as the cover it is compared with`() {
        let tree = BenchTree(count: 20)
        tree.cover(with: Producer())
        let size = UIKitAlone.CoverSize(over: tree.root)
        tree.root.endTabAnimation()
        HeadlessScreen.main.turn()
        let bare = BenchTree(count: 20)
        UIKitAlone.cover(bare.root, like: size)
        #expect(UIKitAlone.CoverSize(over: bare.root).layers == size.layers)
        #expect(UIKitAlone.CoverSize(over: bare.root).animations == size.animations)
        #expect(size.layers > 18 && size.animations > 0)
        bare.close()
        tree.close()
    }
}
