public import Foundation

/// Something that a person can do with what an app shares.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Names an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        init(system name: String) {
            rawValue = "com.apple.UIKit.activity.\(name)"
        }
    }

    /// The controller that offers the activity.
    weak var offering: UIActivityViewController?

    public override init() {
        super.init()
    }

    open var activityType: UIActivity.ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }

    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The controller that takes over when the activity is chosen; `nil` for an activity that works by itself.
    open var activityViewController: UIViewController? { nil }

    open func perform() {
        activityDidFinish(true)
    }

    /// Ends the activity; an app calls it when its activity is done.
    open func activityDidFinish(_ completed: Bool) {
        offering?.end(with: self, completed: completed)
    }
}

extension UIActivity.ActivityType {
    public static let addToReadingList = Self(system: "AddToReadingList")
    public static let airDrop = Self(system: "AirDrop")
    public static let assignToContact = Self(system: "AssignToContact")
    public static let copyToPasteboard = Self(system: "CopyToPasteboard")
    public static let mail = Self(system: "Mail")
    public static let markupAsPDF = Self(system: "MarkupAsPDF")
    public static let message = Self(system: "Message")
    public static let openInIBooks = Self(system: "OpenInIBooks")
    public static let print = Self(system: "Print")
    public static let saveToCameraRoll = Self(system: "SaveToCameraRoll")
}
