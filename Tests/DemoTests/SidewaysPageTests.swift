import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import DemoScenes

@MainActor
@Suite("Refreshers beside a shelf", .serialized, .ownDevice)
struct SidewaysPageTests {
    private func loaded() throws -> (scene: OpenScene, shelf: UICollectionView) {
        let scene = try OpenScene("option-sideways")
        scene.load()
        scene.pass(3.3)
        return (scene, try #require(scene.views.first as? UICollectionView))
    }

    @Test func `more cards come at the trailing edge, where two skeletons stood`() throws {
        let (scene, shelf) = try loaded()
        defer { scene.close() }
        scene.screen.useContent()
        scene.pass(0.5)
        #expect(shelf.contentInset.right == 324)
        #expect(shelf.numberOfItems(inSection: 0) == 3)
        scene.pass(1)
        #expect(shelf.numberOfItems(inSection: 0) == 6)
        #expect(shelf.contentInset == .zero)
    }

    @Test func `a refresh shows a card before the first one`() throws {
        let (scene, shelf) = try loaded()
        defer { scene.close() }
        scene.pass(2.6)
        #expect(shelf.contentInset.left == 162)
        #expect(shelf.contentOffset.x == -162)
        scene.pass(3)
        #expect(shelf.contentInset == .zero)
        #expect(scene.texts.contains("Cabin in the pines"))
    }
}
