public import Foundation

/// The device the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public class var current: UIDevice { instance }

    private static let instance = UIDevice()

    override init() {
        super.init()
    }

    open var name: String { "iPhone" }
    open var model: String { "iPhone" }
    open var localizedModel: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "\(HeadlessScreen.main.system.rawValue).0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        HeadlessScreen.main.traitCollection.userInterfaceIdiom
    }
}
