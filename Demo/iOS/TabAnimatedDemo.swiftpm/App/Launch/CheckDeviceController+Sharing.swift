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
}
