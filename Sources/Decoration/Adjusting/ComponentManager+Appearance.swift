extension ComponentManager {
    /// Gives all components, mapped ones and text in particular, the look of an appearance.
    ///
    /// Text fills the frame of its view; calls made before are overridden. Views with round corners of
    /// their own keep them.
    public func apply(_ appearance: SkeletonAppearance) {
        all.adjust { appearance.apply(to: &$0) }
    }
}
