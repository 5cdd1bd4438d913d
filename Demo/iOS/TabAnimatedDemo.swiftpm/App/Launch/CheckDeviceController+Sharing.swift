import DeviceProbes
import UIKit

extension CheckDeviceController {
    /// Shares reports with the sheet of the system.
    static func shareWithSheet() {
        share = { text, page in
            let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
            sheet.popoverPresentationController?.barButtonItem = page.navigationItem.rightBarButtonItem
            page.present(sheet, animated: true)
        }
    }

    /// Returns a page that prints its report and ends the app, for `xcrun simctl launch --console`.
    static func printing() -> CheckDeviceController {
        let page = CheckDeviceController()
        page.didReport = { report in
            print(report.text)
            exit(0)
        }
        return page
    }
}
