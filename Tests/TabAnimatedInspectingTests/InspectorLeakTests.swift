import TabAnimated
import TabAnimatedInspecting
import TestDevice
import Testing
import UIKit

/// What index tags and trees of decisions leave in memory.
@MainActor
@Suite("The inspector leaves nothing", .serialized, .ownDevice)
struct InspectorLeakTests {
    @Test func `tags go with the skeleton that they stand on`() {
        SkeletonInspector.install()
        SkeletonConfiguration.shared.cache.directory = nil
        var live = LiveObjects(of: [
            "TabAnimated", "TabAnimatedRefreshing", "TabProduction", "TabDecoration", "TabAnimatedInspecting",
        ])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 20))
        let model = ViewAnimated()
        model.showsIndexTags = true
        model.remembersContent = false
        window.addSubview(label)
        window.isHidden = false
        window.tabAnimated = model
        _ = label.skeletonTree
        window.startTabAnimation(transition: .none)
        HeadlessScreen.main.turn()
        live.look(from: window)
        #expect(live.names.contains("IndexTagLayer"))
        window.endTabAnimation(transition: .none)
        HeadlessScreen.main.turn()
        let stays: Set = [
            "Attachment", "Producer", "ProductionLibrary", "StateStreams", "ViewAnimated", "Box<Attachment>",
            "Box<ViewAnimated>", "Box<NestedSkeletonAnswer>",
        ]
        #expect(live.names.filter { !stays.contains($0) } == [])
    }

    @Test func `the panel goes with everything in it`() {
        let open = OpenPanel()
        var live = LiveObjects(of: ["TabAnimatedInspecting"])
        open.open(showing: "titleLabel")
        open.step("Down", to: 3)
        live.look(from: open.window)
        #expect(live.names.contains("InspectorPanel"))
        open.tapButton("Done")
        HeadlessScreen.main.turn()
        // An app that installs the panel keeps what opens it.
        #expect(live.names.filter { $0 != "HoldToInspect" } == [])
    }
}
