import TestDevice
import Testing
import UIKit

@MainActor
@Suite(.ownDevice)
struct ViewAutoresizingTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    init() {
        container.addSubview(view)
    }

    @Test func `without a mask a subview stays where it is`() {
        container.bounds.size = CGSize(width: 200, height: 300)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func `flexible sizes take the whole change`() {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.frame.size = CGSize(width: 150, height: 90)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 80, height: 30))
    }

    @Test func `flexible margins share the change by their lengths`() {
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        container.frame.size.width = 170
        #expect(view.frame == CGRect(x: 20, y: 20, width: 30, height: 40))
    }

    @Test func `a flexible leading margin keeps the trailing edge in place`() {
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        container.frame.size = CGSize(width: 120, height: 130)
        #expect(view.frame == CGRect(x: 30, y: 50, width: 30, height: 40))
    }

    @Test func `a view that does not resize its subviews leaves them alone`() {
        view.autoresizingMask = .flexibleWidth
        container.autoresizesSubviews = false
        container.frame.size.width = 200
        #expect(view.frame.width == 30)
    }
}
