import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Mapping: what the app says about one view", .ownDevice)
struct ViewOptionsTests {
    private let frame = CGRect(x: 10, y: 10, width: 120, height: 40)

    private func map(_ view: UIView) -> Component? {
        makeRoot().adding(view).mapped.first
    }

    @Test func `a view that is told nothing has no options`() {
        #expect(UIView().skeleton == SkeletonViewOptions())
    }

    @Test func `options stay with their view`() {
        let view = UIView()
        view.skeleton.name = "rating"

        #expect(view.skeleton.name == "rating")
    }

    @Test func `options do not keep their view alive`() {
        weak var released: UIView?
        do {
            let view = UIView()
            view.skeleton.name = "rating"
            released = view
        }

        #expect(released == nil)
    }

    @Test func `a role is that of the component`() {
        let view = UIView(frame: frame)
        view.skeleton.role = .image

        #expect(map(view)?.role == .image)
    }

    @Test func `a name comes before that of the property`() {
        let cell = ParcelCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        cell.layoutIfNeeded()
        cell.parcel.title.skeleton.name = "heading"

        #expect(cell.mapped.map(\.name) == ["parcel.stamp", "heading", "parcel.content"])
    }

    @Test func `a corner radius comes before that of the layer`() {
        let view = UIView(frame: frame)
        view.layer.cornerRadius = 3
        view.skeleton.cornerRadius = 12

        #expect(map(view)?.cornerRadius == 12)
    }

    @Test func `a view that is hidden while animated keeps its index and is not touched`() {
        let view = UIView(frame: frame)
        view.skeleton.isHiddenWhileAnimated = true

        #expect(map(view)?.removal == .hidden)
        #expect(!view.isHidden)
    }

    @Test func `a container that is hidden while animated hides what is inside`() {
        let view = UIView(frame: frame).adding(makeBlock(), makeBlock())
        view.skeleton.isHiddenWhileAnimated = true

        #expect(makeRoot().adding(view).mapped.map(\.removal) == [.hidden, .hidden])
    }

    @Test func `a view that passes touches gives its area`() {
        let view = UIView(frame: frame).adding(makeBlock())
        view.skeleton.passesTouches = true

        #expect(ViewMapper().map(makeRoot().adding(view)).touchAreas == [frame])
    }

    @Test func `a view that is mapped as a whole passes touches in all of its area`() {
        let root = makeRoot().adding(makeLabel("Title", frame: frame))
        root.skeleton.passesTouches = true

        #expect(ViewMapper().map(root).touchAreas == [root.bounds])
    }

    @Test func `areas that pass touches move with a row that gets more room`() {
        let view = UIView(frame: frame)
        view.skeleton.passesTouches = true
        let production = ViewMapper().map(makeRoot().adding(view))

        #expect(production.touchAreas == [frame])
        let wide = production.widened(by: Sides(left: 24, right: 8))
        #expect(wide.touchAreas == [frame.offsetBy(dx: 24, dy: 0)])
    }

    @Test func `touches reach a view that passes them, and no other`() {
        let button = UIButton(frame: frame)
        button.skeleton.passesTouches = true
        let other = UIButton(frame: CGRect(x: 200, y: 10, width: 60, height: 40))
        let root = makeRoot().adding(button, other)
        let cover = SkeletonOverlay(
            frame: root.bounds, palette: SkeletonPalette(component: .gray, background: .white))
        cover.tiles = [SkeletonTile(production: ViewMapper().map(root))]
        root.addSubview(cover)

        #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === button)
        #expect(root.hitTest(CGPoint(x: 210, y: 20), with: nil) === cover)
    }

    @Test func `a hidden view passes no touches`() {
        let view = UIView(frame: frame)
        view.isHidden = true
        view.skeleton.passesTouches = true

        #expect(ViewMapper().map(makeRoot().adding(view)).touchAreas.isEmpty)
    }

    @Test func `touch areas of a nested production are moved with it`() {
        var inner = Production(className: "Inner", size: CGSize(width: 50, height: 50))
        inner.touchAreas = [CGRect(x: 1, y: 2, width: 10, height: 10)]
        let table = UITableView(frame: CGRect(x: 5, y: 30, width: 50, height: 50))
        let mapper = ViewMapper { $0 is UITableView ? .mapped(inner) : .none }

        #expect(
            mapper.map(makeRoot().adding(table)).touchAreas == [
                CGRect(x: 6, y: 32, width: 10, height: 10)
            ])
    }

    @Test(arguments: [
        (SkeletonMapping.block(cornerRadius: 5), 1), (.container, 2), (.ignored, 0), (.cutOut, 1),
    ])
    func `a mapping decides for a view that no class of the app stands behind`(
        mapping: SkeletonMapping, count: Int
    ) {
        let view = UIView(frame: frame).adding(makeBlock(), makeBlock())
        view.skeleton.mapping = mapping

        #expect(makeRoot().adding(view).mapped.count == count)
    }

    @Test func `a mapping comes before what the class says`() {
        let view = StubbornView(frame: frame)
        view.skeleton.mapping = .block()

        #expect(makeRoot().adding(view).mapped.count == 1)
    }

    @Test func `a mapping of the root decides about the whole`() {
        let root = makeRoot().adding(makeBlock(), makeBlock())
        root.skeleton.mapping = .block(cornerRadius: 9)

        #expect(root.mapped.map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 100)])
    }

    @Test func `other options of a view on screen are another production`() {
        let producer = Producer()
        let root = makeRoot().adding(makeBlock())
        let first = production(of: root, by: producer)
        root.subviews[0].skeleton.cornerRadius = 4

        #expect(production(of: root, by: producer) != first)
    }

    private func production(of view: UIView, by producer: Producer) -> Production {
        producer.production(
            for: ProductionRequest(
                subject: .view(view), owner: "Screen", size: view.bounds.size, traits: view.traitCollection,
                layoutDirection: .leftToRight))
    }
}

private final class StubbornView: UIView, SkeletonMappable {
    var skeletonMapping: SkeletonMapping { .ignored }
}
