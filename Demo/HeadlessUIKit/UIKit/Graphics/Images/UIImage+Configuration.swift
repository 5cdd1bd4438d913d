extension UIImage {
    /// What an image is made for.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        override init() {
            super.init()
        }

        open func copy(with zone: NSZone? = nil) -> Any {
            self
        }
    }
}
