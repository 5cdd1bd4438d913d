/// Steps of drawing that are put together before they are put on what is there.
public struct HeadlessDrawingGroup: Hashable, Sendable {
    /// The shadow that the group as a whole casts.
    public struct Shadow: Hashable, Sendable {
        public var offset: CGSize
        public var blur: CGFloat
        public var color: CGColor

        public init(offset: CGSize, blur: CGFloat, color: CGColor) {
            self.offset = offset
            self.blur = blur
            self.color = color
        }
    }

    public var opacity: CGFloat
    public var shadow: Shadow?
    /// The radius by which the group itself is blurred.
    public var blurRadius: CGFloat

    public init(opacity: CGFloat = 1, shadow: Shadow? = nil, blurRadius: CGFloat = 0) {
        self.opacity = opacity
        self.shadow = shadow
        self.blurRadius = blurRadius
    }
}
