import Foundation

extension UIWindowScene {
    /// How a scene stands on its screen at one moment.
    @preconcurrency @MainActor
    open class Geometry: NSObject, NSCopying {
        public let interfaceOrientation: UIInterfaceOrientation = HeadlessScreen.main.orientation
        public let isInteractivelyResizing: Bool = HeadlessScreen.main.isInteractivelyResizing

        override init() {
            super.init()
        }

        open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
