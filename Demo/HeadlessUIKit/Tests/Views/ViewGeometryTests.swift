import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ViewGeometryTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    @Test func `the center is the middle of the frame`() {
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func `a change of bounds keeps the center`() {
        view.bounds.size = CGSize(width: 50, height: 50)
        #expect(view.frame == CGRect(x: 35, y: 20, width: 50, height: 50))
    }

    @Test func `the frame encloses the transformed bounds`() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test func `points convert between siblings`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let other = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
        parent.addSubview(view)
        parent.addSubview(other)
        #expect(other.convert(CGPoint(x: 5, y: 5), to: view) == CGPoint(x: 95, y: 85))
        #expect(other.convert(CGPoint(x: 5, y: 5), from: view) == CGPoint(x: -85, y: -75))
    }

    @Test func `nil stands for the window in a conversion`() {
        let window = UIWindow(frame: CGRect(x: 5, y: 5, width: 300, height: 300))
        window.addSubview(view)
        #expect(
            view.convert(CGRect(x: 1, y: 1, width: 2, height: 2), to: nil)
                == CGRect(x: 11, y: 21, width: 2, height: 2))
    }

    @Test func `a window lies on the screen at its frame`() {
        let window = UIWindow(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
        #expect(window.convert(CGPoint(x: 1, y: 1), to: nil as UIWindow?) == CGPoint(x: 6, y: 7))
    }

    @Test func `fitting the size keeps the origin of a view without content`() {
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    @Test func `a plain view has no intrinsic size`() {
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func `a change of the frame is told to observers of frame, bounds and center`() {
        let log = Log()
        let observations = [
            view.observe(\.frame, options: [.old, .new]) { _, change in
                log.add("frame \(change.oldValue?.width ?? 0) \(change.newValue?.width ?? 0)")
            },
            view.observe(\.bounds) { _, _ in log.add("bounds") },
            view.observe(\.center) { _, _ in log.add("center") },
        ]
        view.frame.size.width = 40
        #expect(Set(log.entries) == ["frame 100.0 40.0", "bounds", "center"])
        withExtendedLifetime(observations) {}
    }

    @Test func `hiding a view is told to its observers`() {
        let log = Log()
        let observation = view.observe(\.isHidden, options: .new) { _, change in
            log.add("\(change.newValue ?? false)")
        }
        view.isHidden = true
        #expect(log.entries == ["true"])
        withExtendedLifetime(observation) {}
    }

    @Test func `a layer class makes the layer`() {
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        #expect(Gradient().layer is CAGradientLayer)
    }
}

/// What happened, in order.
private final class Log: @unchecked Sendable {
    private(set) var entries: [String] = []

    func add(_ entry: String) {
        entries.append(entry)
    }
}
