import DemoScenes
import TabAnimated
import TabAnimatedTesting
import TestDevice
import Testing
import UIKit

@testable import Gallery

/// Where shapes of a scene are off, and the calls that bring them to their content.
@MainActor
@Suite("The drift of a scene", .serialized, .ownDevice)
struct SceneDriftTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    /// A card with its content in the window, and a skeleton that was made of another design.
    private func drift(_ change: (inout [Component]) -> Void) -> (list: [SceneDrift], shown: SceneDrift.Shown)
    {
        let card = DriftCard(frame: CGRect(x: 0, y: 40, width: 320, height: 120))
        window.addSubview(card)
        window.isHidden = false
        window.layoutIfNeeded()
        let fitting = Producer().production(
            for: ProductionRequest(
                subject: .view(card), owner: "", size: card.bounds.size, traits: .current,
                layoutDirection: .leftToRight))
        var production = fitting
        change(&production.components)
        let shown = SceneDrift.Shown(production: production, sheet: 3, origin: CGPoint(x: 0, y: 40))
        return (SceneDrift.list([shown], in: window), shown)
    }

    /// Carries the calls out as the page's Swift would.
    private func mended(_ drift: (list: [SceneDrift], shown: SceneDrift.Shown)) -> Production {
        let manager = ComponentManager(production: drift.shown.production)
        for entry in drift.list {
            for call in entry.fix {
                let chain = manager.animation(entry.index ?? 0)
                let value = CGFloat(call.values.first ?? 0)
                switch call.call {
                case "x": chain.x(value)
                case "y": chain.y(value)
                case "width": chain.width(value)
                case "height": chain.height(value)
                case "left": chain.left(value)
                case "right": chain.right(value)
                case "up": chain.up(value)
                case "down": chain.down(value)
                case "line": chain.line(Int(value))
                case "remove": chain.remove()
                case "show": chain.show()
                default: Issue.record("\(call.call) is not known here")
                }
            }
        }
        return manager.production
    }

    @Test func `a skeleton that fits has none`() {
        #expect(drift { _ in }.list.isEmpty)
    }

    @Test func `a picture that is off is mended to the point`() throws {
        let drift = drift {
            $0[0].frame = CGRect(x: 4, y: 30, width: 40, height: 20)
        }
        #expect(drift.list.map(\.problem) == ["is 36.0 points off"])
        #expect(drift.list.map(\.content) == [[16, 16, 64, 64]])
        let card = try #require(window.subviews.first)
        #expect(SkeletonDrift.measure(card, against: mended(drift)).worstShift == 0)
    }

    @Test func `a text that is off is moved, and its lines are as many as the content has`() throws {
        let drift = drift {
            $0[1].frame.origin = CGPoint(x: 120, y: 60)
            $0[2].lines?.count = 1
        }
        #expect(drift.list.map(\.index) == [1, 2])
        let card = try #require(window.subviews.first)
        #expect(SkeletonDrift.measure(card, against: mended(drift)).worstShift < 0.1)
    }

    @Test func `a shape where no content comes is removed`() {
        let drift = drift {
            $0.append(
                Component(
                    index: 3, name: "badge", role: .block, frame: CGRect(x: 280, y: 4, width: 20, height: 20))
            )
        }
        #expect(drift.list.map(\.problem) == ["stands where no content comes"])
        #expect(mended(drift).components.last?.isRemoved == true)
    }

    @Test func `a shape that was left out is shown where content comes`() {
        let drift = drift { $0[0].removal = .adjusted }
        #expect(drift.list.map(\.fix) == [[SceneDrift.Call("show")]])
    }
}

private final class DriftCard: UIView {
    let picture = UIImageView(frame: CGRect(x: 16, y: 16, width: 64, height: 64))
    let titleLabel = UILabel(frame: CGRect(x: 96, y: 16, width: 200, height: 22))
    let textLabel = UILabel(frame: CGRect(x: 96, y: 46, width: 200, height: 44))

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.backgroundColor = .systemTeal
        titleLabel.text = "A title"
        textLabel.text = "Two lines of a text that is long enough for both."
        textLabel.numberOfLines = 2
        for view in [picture, titleLabel, textLabel] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }
}
