import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ScrollViewObservingTests {
    @Test func `a scroll view tells the observers of its content offset`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let offsets = Offsets()
        let observation = view.observe(\.contentOffset, options: .new) { offsets.add($1.newValue) }
        view.contentOffset = CGPoint(x: 0, y: 30)
        #expect(offsets.all == [CGPoint(x: 0, y: 30)])
        observation.invalidate()
    }

    @Test func `a table view can be observed by the properties of a scroll view`() {
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let offsets = Offsets()
        let observation = view.observe(\.contentOffset, options: .new) { offsets.add($1.newValue) }
        view.contentOffset = CGPoint(x: 0, y: 30)
        #expect(offsets.all.last == CGPoint(x: 0, y: 30))
        observation.invalidate()
    }
}

/// The offsets an observer has heard of; everything here happens on the main thread.
private final class Offsets: @unchecked Sendable {
    private(set) var all: [CGPoint] = []

    func add(_ offset: CGPoint?) {
        all += [offset].compactMap(\.self)
    }
}
