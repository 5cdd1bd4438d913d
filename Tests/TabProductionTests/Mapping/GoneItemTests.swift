import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Constraints do not hold their items: what a text's surroundings are read from must be there.
@MainActor
@Suite("Constraints whose items have gone", .ownDevice)
struct GoneItemTests {
    @Test func `a constraint that does not hold is not looked at, whatever has gone`() {
        HeadlessScreen.isUnkind = true
        let handler = HeadlessException.handler
        defer { HeadlessException.handler = handler }
        var reasons: [String] = []
        HeadlessException.handler = { reasons.append($0) }
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        page.addSubview(title)
        var badge: UILabel? = UILabel()
        let kept = badge.map { NSLayoutConstraint.beside(title, $0) }
        badge.map(page.addSubview)
        kept?.isActive = true
        #expect(kept?.isPlainConstraint == true)

        badge?.removeFromSuperview()
        badge = nil

        #expect(kept?.isPlainConstraint == false)
        #expect(page.constraints.isEmpty)
        #expect(reasons == [])
        // That it has gone is no mistake of the test.
        _ = kept?.secondItem
        #expect(reasons.count == 1)
    }
}

extension NSLayoutConstraint {
    @MainActor
    fileprivate static func beside(_ first: UIView, _ second: UIView) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: first, attribute: .trailing, relatedBy: .equal, toItem: second, attribute: .leading,
            multiplier: 1, constant: -8)
    }
}
