import TestDevice
import Testing
import UIKit

@testable import TabAnimated

/// Every way into a skeleton and out of it, and what is left in memory.
@MainActor
@Suite("Nothing is left", .serialized, .ownApp)
struct LeakTests {
    @Test(arguments: SkeletonWay.all)
    func `nothing of a skeleton is left on a view when it ends, and nothing at all when the screen goes`(
        way: SkeletonWay
    ) {
        let watch = LeakWatch()
        scope { way.run(watch) }
        // A refresher, its container and its view are the fewest that are found on screen.
        #expect(watch.most >= 5)
        #expect(watch.leftAfterEnd == [])
        HeadlessScreen.main.reset()
        #expect(watch.left == [])
    }
}

/// The helper that counts.
@MainActor
@Suite("Counting objects", .ownDevice)
struct LiveObjectsTests {
    private final class Loop {
        var itself: Loop?
        var layer = CALayer()
    }

    private final class Holder {
        var loops: [String: Loop?] = ["one": Loop()]
    }

    @Test func `an object that holds itself is alive after its owner has gone, with what it holds`() {
        var live = LiveObjects(of: ["TabAnimatedTests"])
        weak var loop: Loop?
        scope {
            let holder = Holder()
            loop = holder.loops["one"] ?? nil
            loop?.itself = loop
            live.look(from: holder)
        }
        #expect(live.names == ["CALayer", "Loop"])
        loop?.itself = nil
        #expect(live.names == [])
    }

    @Test func `what the system holds without one of ours does not count`() {
        var live = LiveObjects(of: ["TabAnimatedTests"])
        let view = UIView()
        live.look(from: view)
        #expect(live.count == 0)
    }
}
