import TestDevice
import Testing
import UIKit

@MainActor
@Suite(.ownDevice)
struct ViewHitTestingTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let front = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 20))

    init() {
        parent.addSubview(back)
        parent.addSubview(front)
    }

    @Test func `the frontmost view at the point is hit`() {
        #expect(parent.hitTest(CGPoint(x: 25, y: 25), with: nil) === front)
        #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
        #expect(parent.hitTest(CGPoint(x: 5, y: 90), with: nil) === parent)
    }

    @Test func `a subview is not hit outside its superview`() {
        #expect(parent.hitTest(CGPoint(x: 110, y: 25), with: nil) == nil)
    }

    @Test func `hidden, transparent and disabled views are not hit`() {
        let point = CGPoint(x: 25, y: 25)
        front.isHidden = true
        #expect(parent.hitTest(point, with: nil) === back)
        front.isHidden = false
        front.alpha = 0.009
        #expect(parent.hitTest(point, with: nil) === back)
        front.alpha = 1
        front.isUserInteractionEnabled = false
        #expect(parent.hitTest(point, with: nil) === back)
    }

    @Test func `a tap reaches the handler with its place`() {
        var locations: [CGPoint] = []
        let tap = UITapGestureRecognizer()
        tap.headlessHandler = { [front] in locations.append($0.location(in: front)) }
        front.addGestureRecognizer(tap)
        tap.headlessTap(at: CGPoint(x: 3, y: 4))
        #expect(locations == [CGPoint(x: 3, y: 4)])
    }

    @Test func `a recognizer belongs to one view`() {
        let tap = UITapGestureRecognizer()
        front.addGestureRecognizer(tap)
        back.addGestureRecognizer(tap)
        #expect(tap.view === back)
        #expect(front.gestureRecognizers?.isEmpty == true)
    }
}
