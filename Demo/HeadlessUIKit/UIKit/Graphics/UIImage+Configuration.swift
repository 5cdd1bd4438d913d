extension UIImage {
    /// What an image is made for.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        open var traitCollection: UITraitCollection? { traits }

        let traits: UITraitCollection?

        init(traits: UITraitCollection? = nil) {
            self.traits = traits
            super.init()
        }

        open func copy(with zone: NSZone? = nil) -> Any {
            self
        }
    }
}
