import DeviceProbes
import TestDevice
import Testing
import UIKit

@testable import DemoApp

/// The page of the app that runs the probes.
@MainActor
@Suite("Check this device", .serialized, .ownDevice)
struct CheckDeviceTests {
    @Test func `the page runs all probes, shows a row for each and shares them as a text`() async {
        let page = CheckDeviceController { HeadlessScreen.main.advance(by: 0.05) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: page)
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        let canShareAtFirst = page.navigationItem.rightBarButtonItem?.isEnabled
        var shared: [String] = []
        CheckDeviceController.share = { text, _ in shared.append(text) }
        var reported: [Int] = []
        page.didReport = { reported.append($0.findings.count) }

        await page.work?.value
        HeadlessScreen.main.turn()

        #expect(canShareAtFirst == false)
        #expect(page.tableView.numberOfRows(inSection: 0) == Probe.all.count)
        #expect(page.title == "0 differ")
        #expect(reported == [Probe.all.count])
        page.navigationItem.rightBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
        #expect(shared.first?.hasPrefix("TabAnimated on iOS") == true)
    }
}
