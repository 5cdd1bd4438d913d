import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct LayoutCallbackTests {
    private let fixture = CollectionFixture([2])
    private let layout = RecordingLayout()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    private func collection() -> UICollectionView {
        HeadlessScreen.main.reset()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        let view = fixture.collection(layout)
        window.addSubview(view)
        window.isHidden = false
        HeadlessScreen.main.turn()
        return view
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func `an inserted item starts as its layout says`() throws {
        layout.initial = { $0.center.x -= 320 }
        let view = collection()
        fixture.counts = [3]
        view.insertItems(at: [path(1)])
        let layer = try #require(view.cellForItem(at: path(1))).layer
        let animation = layer.animation(forKey: "position") as? CABasicAnimation
        #expect(animation?.fromValue as? CGPoint == CGPoint(x: -160, y: 75))
        #expect(layer.position == CGPoint(x: 160, y: 75))
    }

    @Test func `a deleted item ends as its layout says`() throws {
        layout.final = { $0.center.x += 320 }
        let view = collection()
        let cell = try #require(view.cellForItem(at: path(0)))
        fixture.counts = [1]
        fixture.events = []
        view.deleteItems(at: [path(0)])
        #expect(cell.center == CGPoint(x: 480, y: 25))
        #expect(fixture.events == [])
        HeadlessScreen.main.advance(by: 0.5)
        #expect(cell.superview == nil)
        #expect(fixture.events == ["end displaying 0-0"])
    }

    @Test func `items of a flow fade in and out`() throws {
        let view = collection()
        let old = try #require(view.cellForItem(at: path(0)))
        view.reloadItems(at: [path(0)])
        let new = try #require(view.cellForItem(at: path(0)))
        #expect(old.alpha == 0)
        #expect(new.alpha == 1)
        #expect(new.layer.animation(forKey: "opacity") != nil)
    }

    @Test func `items come and go at once where nobody sees it`() throws {
        let view = collection()
        view.removeFromSuperview()
        let old = try #require(view.cellForItem(at: path(0)))
        fixture.counts = [1]
        view.deleteItems(at: [path(0)])
        #expect(old.superview == nil)
    }

    @Test func `the layout says where the content stands after an update`() {
        let view = collection()
        layout.target = CGPoint(x: 0, y: -30)
        view.reloadItems(at: [path(0)])
        #expect(view.contentOffset.y == -30)
    }

    @Test func `the layout says where a fling ends`() {
        fixture.counts = [40]
        let view = collection()
        layout.stop = 150
        let finger = HeadlessFinger(on: view)
        finger.drag(by: CGPoint(x: 0, y: -40))
        finger.release(velocity: CGPoint(x: 0, y: -1000))
        HeadlessScreen.main.advance(by: 5)
        #expect(view.contentOffset.y.rounded() == 150)
    }

    @Test func `an animated change of size is told to the layout`() {
        let view = collection()
        layout.events = []
        UIView.animate(withDuration: 0.2) { view.frame.size = CGSize(width: 300, height: 400) }
        #expect(layout.events == ["bounds 320.0", "finalized"])
        layout.events = []
        view.frame.size = CGSize(width: 320, height: 400)
        #expect(layout.events == [])
    }

    @Test func `an adjustment of the content size is made at once`() {
        let view = collection()
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentSizeAdjustment = CGSize(width: 0, height: 25)
        layout.invalidateLayout(with: context)
        #expect(view.contentSize.height == 125)
    }

    @Test func `sizes are asked for again only if the metrics are invalid`() {
        let view = collection()
        fixture.sizes[path(0)] = CGSize(width: 320, height: 80)
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        layout.invalidateLayout(with: context)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: path(0))?.frame.height == 50)
        layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: path(0))?.frame.height == 80)
    }

    @Test func `places are kept if not even the attributes are invalid`() {
        let view = collection()
        layout.sectionInset.top = 10
        view.layoutIfNeeded()
        let before = view.layoutAttributesForItem(at: path(0))
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = false
        layout.invalidateLayout(with: context)
        #expect(view.layoutAttributesForItem(at: path(0)) === before)
        context.invalidateFlowLayoutAttributes = true
        layout.invalidateLayout(with: context)
        #expect(view.layoutAttributesForItem(at: path(0)) !== before)
    }
}

/// A flow that writes down what it is told and answers what a test wants.
private final class RecordingLayout: UICollectionViewFlowLayout {
    var initial: ((UICollectionViewLayoutAttributes) -> Void)?
    var final: ((UICollectionViewLayoutAttributes) -> Void)?
    var target: CGPoint?
    var stop: CGFloat?
    var events: [String] = []

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if let attributes { initial?(attributes) }
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        if let attributes { final?(attributes) }
        return attributes
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        target ?? proposedContentOffset
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        stop.map { CGPoint(x: proposedContentOffset.x, y: $0) } ?? proposedContentOffset
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        events.append("bounds \(oldBounds.width)")
    }

    override func finalizeAnimatedBoundsChange() {
        events.append("finalized")
    }
}
