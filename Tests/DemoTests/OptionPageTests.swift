import Foundation
import TabCache
import TestDevice
import Testing
import UIKit

@testable import DemoScenes
@testable import Gallery
@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// What each option does to the page that shows it.
@MainActor
@Suite("Pages with options", .serialized, .ownDevice)
struct OptionPageTests {
    private func loading(_ name: String) throws -> OpenScene {
        let scene = try OpenScene(name)
        scene.load()
        return scene
    }

    private func shapes(_ scene: OpenScene) -> [Component] {
        (scene.productions.first?.components ?? []).filter { !$0.isRemoved }
    }

    // MARK: Lists

    @Test func `a skeleton stays for a second, though the answer came before`() throws {
        let scene = try loading("option-minimum")
        defer { scene.close() }
        scene.pass(0.5)
        #expect(!scene.covers.isEmpty)
        scene.pass(1)
        #expect(scene.covers.isEmpty && scene.texts.contains("Aurelio"))
    }

    @Test func `what was there last time is what loads`() throws {
        let scene = try loading("option-remembered")
        defer { scene.close() }
        #expect(scene.productions.count > Contact.samples.count)
        scene.finish()
        scene.screen.reload()
        HeadlessScreen.main.turn()
        #expect(scene.productions.count == Contact.samples.count)
    }

    @Test func `shapes are painted with the gradient`() throws {
        let scene = try loading("option-gradient")
        defer { scene.close() }
        let gradient = SkeletonGradient(colors: [.systemTeal, .systemIndigo])
        #expect(scene.covers.first?.palette.gradient == gradient)
    }

    @Test func `a producer of the app draws the rows, and the content comes as ever`() throws {
        let scene = try loading("option-producer")
        defer { scene.close() }
        #expect(
            shapes(scene).map(\.frame) == [
                CGRect(x: 16, y: 14, width: 52, height: 52), CGRect(x: 84, y: 22, width: 150, height: 14),
                CGRect(x: 84, y: 46, width: 210, height: 10),
            ])
        #expect(scene.covers.first?.componentLayers.isEmpty == false)
        scene.finish()
        #expect(scene.covers.isEmpty && scene.texts.contains("Aurelio"))
    }

    @Test func `bars have SkeletonView's height`() throws {
        let scene = try loading("option-skeletonview")
        defer { scene.close() }
        let bars = shapes(scene).filter { $0.role == .label }.flatMap(\.bars)
        #expect(!bars.isEmpty && bars.allSatisfy { $0.height == 15 })
    }

    @Test func `all bars have the height that was given`() throws {
        let scene = try loading("option-heights")
        defer { scene.close() }
        let bars = shapes(scene).filter { $0.role == .label }
        #expect(bars.count == 2 && bars.allSatisfy { $0.frame.height == 10 && $0.cornerRadius > 0 })
    }

    @Test func `an opaque class is one shape`() throws {
        let scene = try loading("option-block")
        defer { scene.close() }
        let stacks = shapes(scene).filter { $0.frame == CGRect(x: 24, y: 500, width: 240, height: 30) }
        #expect(stacks.count == 1 && shapes(scene).last?.frame == stacks.last?.frame)
    }

    @Test func `texts of small height are left out, and keep their indices`() throws {
        let scene = try loading("option-small")
        defer { scene.close() }
        #expect(shapes(scene).map(\.index) == [0, 1])
        #expect(scene.productions.first?.components.count == 3)
    }

    @Test func `what follows a section that loads stands below its skeleton`() throws {
        let scene = try loading("option-room")
        defer { scene.close() }
        let table = try #require(scene.views.first as? UITableView)
        #expect(scene.covers.map(\.frame) == [CGRect(x: 0, y: 0, width: table.bounds.width, height: 240)])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 240)
        scene.finish()
        #expect(
            table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 80 * CGFloat(Contact.samples.count))
    }

    @Test func `the list goes to its top and cannot be scrolled`() throws {
        let scene = try OpenScene("option-top")
        defer { scene.close() }
        let table = try #require(scene.views.first as? UITableView)
        #expect(table.contentOffset.y == 200)
        scene.load()
        #expect(table.contentOffset.y == -table.adjustedContentInset.top && !table.isScrollEnabled)
        scene.finish()
        #expect(table.isScrollEnabled)
    }

    @Test func `a section that comes above takes nothing from the one that loads`() throws {
        let scene = try loading("option-sections")
        defer { scene.close() }
        let table = try #require(scene.views.first as? UITableView)
        #expect(scene.covers.map(\.frame.minY) == [0])
        scene.pass(1.5)
        #expect((0..<table.numberOfSections).map(table.numberOfRows) == [1, 0])
        #expect(scene.covers.map(\.frame.minY) == [table.rect(forSection: 1).minY])
        #expect(scene.texts.contains("Welcome back") && !scene.covers.isEmpty)
        scene.finish()
        #expect((0..<table.numberOfSections).map(table.numberOfRows) == [1, 4])
    }

    @Test func `a skeleton that was made before makes no cell when it is shown`() throws {
        let scene = try OpenScene("option-prepared")
        defer { scene.close() }
        var configuration = CacheConfiguration()
        configuration.directory = FileManager.default.temporaryDirectory.appendingPathComponent(
            "prepared-\(UUID().uuidString)")
        let producer = Producer(stores: [FrequencyCache<Production>(configuration: configuration)])
        scene.models.forEach { $0.producer = producer }
        scene.screen.view.setNeedsLayout()
        HeadlessScreen.main.turn()
        #expect(producer.statistics.prototypesMade == 1 && scene.covers.isEmpty)
        scene.load()
        #expect(producer.statistics.prototypesMade == 1 && !scene.covers.isEmpty)
    }

    @Test func `a view and a table share the adjustment of the app`() throws {
        let scene = try loading("option-app")
        defer { scene.close() }
        #expect(Set(scene.productions.map(\.className)) == ["ContactView", "ContactCell"])
        let bars = scene.productions.flatMap(\.components).filter { $0.role == .label }
        #expect(bars.count > 4 && bars.allSatisfy { $0.frame.height == 6 })
    }

    @Test func `what the app adjusts on one page is gone on the next`() throws {
        let scene = try loading("option-app")
        defer { scene.close() }
        #expect(SkeletonConfiguration.shared.adjustments.count == 1)
        scene.window.rootViewController = UIViewController()
        HeadlessScreen.main.turn()
        #expect(SkeletonConfiguration.shared.adjustments.count == 0)
    }

    @Test func `the header has its own color, the footer is covered, the first row is adjusted alone`() throws
    {
        let scene = try loading("option-parts")
        defer { scene.close() }
        #expect(scene.productions.map(\.className).first == "ContactView")
        #expect(scene.productions.map(\.className).last == "UILabel")
        let teal = ComponentFill.color(SkeletonColor(.systemTeal))
        #expect(
            scene.productions.map { $0.components.contains { $0.fill == teal } }.count(where: \.self) == 1)
        let rows = scene.productions.filter { $0.className == "ContactCell" }
        #expect(rows.map { $0.components[1].frame.height == 20 } == [true, false, false, false])
    }

    @Test func `badges stand where the badges of the content will`() throws {
        let scene = try loading("option-badges")
        defer { scene.close() }
        let tiles = scene.covers.flatMap(\.tiles).filter { $0.production.className == "CountBadge" }
        let list = try #require(scene.views.first as? UICollectionView)
        let badges = tiles.map { CGRect(origin: $0.origin, size: $0.production.size) }
        scene.finish()
        let real = list.visibleSupplementaryViews(ofKind: "badge").map(\.frame)
        #expect(real.count == 8 && real.allSatisfy(badges.contains))
    }

    @Test func `an adjustment of a class leaves other classes as they are`() throws {
        let scene = try loading("option-class")
        defer { scene.close() }
        let radii = { (name: String) in
            scene.productions.filter { $0.className == name }.map { $0.components[0].cornerRadius }
        }
        #expect(radii("ContactView") == [26])
        #expect(radii("ContactCell") == [8, 8, 8, 8])
    }

    // MARK: Looks

    @Test func `the four looks stand side by side`() throws {
        let scene = try loading("option-looks")
        defer { scene.close() }
        #expect(scene.texts == [".still", "SkeletonGradient()", ".pulse()", ".sliding()"])
        #expect(Set(scene.covers.map { $0.superview?.frame.minX }).count == 2)
        #expect(scene.covers.map { $0.palette.gradient != nil } == [false, true, false, false])
        // What the scene is made for takes the place of the standard animation of the gallery.
        #expect(scene.views.map { scene.screen.ownAnimation(of: $0) != nil } == [true, true, true, true])
        for (view, model) in zip(scene.views, scene.models) {
            model.animation = try #require(scene.screen.ownAnimation(of: view))
            view.updateTabAnimation()
        }
        let keys = scene.covers.map { cover in
            let layers = sequence(first: [cover.layer]) { level in
                let below = level.flatMap { $0.sublayers ?? [] }
                return below.isEmpty ? nil : below
            }.joined()
            return Set(layers.flatMap { $0.animationKeys() ?? [] })
        }
        #expect(keys.map(\.isEmpty) == [true, true, false, false])
        #expect(keys[2] != keys[3])
    }

    @Test func `the look of SkeletonView has square bars, the last one at 70 %`() throws {
        let scene = try loading("option-skeletonview")
        defer { scene.close() }
        let labels = shapes(scene).filter { $0.role == .label }
        #expect(!labels.isEmpty && labels.allSatisfy { $0.cornerRadius == 0 })
    }

    @Test func `a closure moves each bar`() throws {
        let scene = try loading("option-closure")
        defer { scene.close() }
        scene.models.first?.animation = try #require(scene.screen.ownAnimation(of: scene.views[0]))
        scene.views[0].updateTabAnimation()
        let bars = scene.covers.flatMap(\.componentLayers).flatMap(\.bars)
        #expect(bars.count > 5 && bars.allSatisfy { $0.animation(forKey: "skeleton.custom") != nil })
    }

    @Test func `flat colors are those of the shapes and behind them`() throws {
        let scene = try loading("option-flat")
        defer { scene.close() }
        let bars = scene.covers.flatMap(\.componentLayers).flatMap(\.bars)
        #expect(!bars.isEmpty && bars.allSatisfy { $0.backgroundColor == FlatColor.turquoise.cgColor })
    }

    // MARK: Views

    @Test func `attributes of Interface Builder shape the bars of a label`() throws {
        let scene = try loading("option-builder")
        defer { scene.close() }
        let about = try #require(shapes(scene).first { $0.name == "aboutLabel" })
        #expect(about.bars.count == 3 && about.cornerRadius == 2)
        #expect(abs(about.bars[2].width - about.bars[0].width * 0.3) < 0.5)
    }

    @Test func `a view without a model loads with one that it is given`() throws {
        let scene = try OpenScene("option-no-model")
        defer { scene.close() }
        #expect(scene.models.isEmpty)
        scene.load()
        #expect(scene.covers.count == 1 && scene.models.count == 1)
        scene.finish()
        #expect(scene.covers.isEmpty && scene.texts.contains("Mira Lindqvist"))
    }

    @Test func `known things stay seen, and can be used where they are buttons`() throws {
        let scene = try loading("option-known")
        defer { scene.close() }
        let open = shapes(scene).filter(\.isCutOut).map(\.name)
        #expect(
            open == [
                "heading", "closeButton", "picture", "helpButton", "captions[0]", "captions[1]",
                "captions[2]", "captions[3]",
            ])
        #expect(
            shapes(scene).filter { !$0.isCutOut }.map(\.name) == [
                "emailLabel", "cityLabel", "dateLabel", "ordersLabel",
            ])
        let heard = HeadlessVoiceOver.transcript(of: scene.window)
        #expect(
            heard.contains("City") && heard.contains("Close, Button")
                && heard.contains("Ask for help, Button"))
        let close = try #require(HeadlessVoiceOver.element(named: "Close", in: scene.window) as? UIButton)
        let middle = close.convert(CGPoint(x: close.bounds.midX, y: close.bounds.midY), to: nil)
        #expect(scene.window.hitTest(middle, with: nil) === close)
    }

    @Test func `shapes are dark on a light screen`() throws {
        let scene = try loading("option-dark")
        defer { scene.close() }
        let dark = UIColor(white: 0x28 / 255, alpha: 1).cgColor
        let colors = scene.covers.flatMap(\.componentLayers).flatMap(\.bars).map(\.backgroundColor)
        #expect(!colors.isEmpty && colors.allSatisfy { $0 == dark })
    }

    @Test func `only marked views have a shape`() throws {
        let scene = try loading("option-marked")
        defer { scene.close() }
        #expect(shapes(scene).map(\.role) == [.image, .label])
    }

    @Test func `a view says itself that it is one shape`() throws {
        let scene = try loading("option-mappable")
        defer { scene.close() }
        let stars = shapes(scene).filter { $0.frame == CGRect(x: 24, y: 500, width: 150, height: 30) }
        #expect(stars.map(\.cornerRadius) == [6])
    }

    @Test func `views without a shape keep their indices`() throws {
        let scene = try loading("option-hidden")
        defer { scene.close() }
        let all = scene.productions.first?.components ?? []
        #expect(all.filter(\.isRemoved).count == 6)
        #expect(all.map(\.index) == Array(all.indices))
    }

    @Test func `a button is touched through the cover`() throws {
        let scene = try loading("option-touches")
        defer { scene.close() }
        let page = try #require(scene.screen as? PersonPage)
        let button = page.profileView.messageButton
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        #expect(scene.window.hitTest(middle, with: nil) === button)
        #expect(scene.window.hitTest(CGPoint(x: middle.x, y: middle.y - 100), with: nil) is SkeletonOverlay)
    }

    @Test func `bars are as they are told`() throws {
        let scene = try loading("option-lines")
        defer { scene.close() }
        let bars = try #require(shapes(scene).first { $0.name == "aboutLabel" }).bars
        #expect(bars.count == 4 && bars.allSatisfy { $0.height == 10 })
        #expect(abs(bars[3].width - bars[0].width / 4) < 0.5)
    }

    // MARK: Refreshers

    @Test func `a short pull does nothing, a long one refreshes before the finger is lifted`() throws {
        let scene = try loading("option-refresher")
        defer { scene.close() }
        scene.pass(4)
        let table = try #require(scene.views.first as? UITableView)
        let finger = HeadlessFinger(on: table)
        finger.touch()
        finger.drag(by: CGPoint(x: 0, y: 120))
        #expect(table.refresher(at: .top)?.state != .loading)
        finger.drag(by: CGPoint(x: 0, y: 300))
        #expect(table.refresher(at: .top)?.state == .loading)
        finger.release()
        scene.pass(4)
        #expect(scene.texts.contains("Aurelio") && table.refresher(at: .top)?.state == .initial)
    }
}
