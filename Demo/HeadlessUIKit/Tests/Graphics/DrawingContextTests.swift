import TestDevice
import Testing
import UIKit

@Suite(.ownDevice)
struct DrawingContextTests {
    private let context = CGContext(headlessBounds: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func `restoring brings back the color that was saved`() {
        context.setFillColor(.white)
        context.saveGState()
        context.setFillColor(.black)
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        #expect(context.headlessDisplayList.items.last == .fill(path, .white, evenOdd: false))
    }

    @Test func `filling uses the current path up`() {
        context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.fillPath()
        #expect(context.path == nil)
    }

    @Test func `the clip box is given in the current coordinates`() {
        context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
        context.translateBy(x: 10, y: 10)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test func `a pushed context is current until it is popped`() {
        UIGraphicsPushContext(context)
        #expect(UIGraphicsGetCurrentContext() === context)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `a color sets the fill of the current context`() {
        UIGraphicsPushContext(context)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIGraphicsPopContext()
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        #expect(
            context.headlessDisplayList.items == [.fill(path, UIColor.red.cgColor, evenOdd: false)])
    }

    @Test func `transforms and clips alone leave the list empty`() {
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        #expect(context.headlessDisplayList.isEmpty)
    }
}
