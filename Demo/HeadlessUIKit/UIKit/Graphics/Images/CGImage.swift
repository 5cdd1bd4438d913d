/// An immutable picture that remembers how it was drawn.
public final class CGImage: Hashable, @unchecked Sendable {
    public let width: Int
    public let height: Int
    /// The size in points.
    public let headlessSize: CGSize
    /// What the picture shows, in points.
    public let headlessDisplayList: HeadlessDisplayList

    /// A picture of the given size in points, with `scale` pixels to a point.
    public init(headlessSize size: CGSize, scale: CGFloat, displayList: HeadlessDisplayList) {
        self.headlessSize = size
        self.width = Int((size.width * scale).rounded())
        self.height = Int((size.height * scale).rounded())
        self.headlessDisplayList = displayList
    }

    private var scale: CGFloat {
        headlessSize.width > 0 ? CGFloat(width) / headlessSize.width : 1
    }

    /// The part of the picture inside the rectangle, which is in pixels; nil if they do not meet.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, !part.isEmpty else { return nil }
        let points = part.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
        let frame = CGRect(origin: .zero, size: points.size)
        let move = CGAffineTransform(translationX: -points.minX, y: -points.minY)
        let items: [HeadlessDisplayList.Item] =
            [.save, .clip(CGPath(rect: frame, transform: nil), evenOdd: false), .concatenate(move)]
            + headlessDisplayList.items + [.restore]
        return CGImage(
            headlessSize: points.size, scale: scale, displayList: HeadlessDisplayList(items: items))
    }

    /// The picture drawn in one color, as a template is.
    public func headlessTinted(_ color: CGColor) -> CGImage {
        headlessMappingColors { color.headlessWithAlpha(color.alpha * $0.alpha) }
    }

    /// The same picture with every color replaced by another.
    func headlessMappingColors(_ change: (CGColor) -> CGColor) -> CGImage {
        CGImage(
            headlessSize: headlessSize, scale: scale, displayList: headlessDisplayList.mappingColors(change))
    }

    public static func == (first: CGImage, second: CGImage) -> Bool {
        first === second
            || (first.width == second.width && first.height == second.height
                && first.headlessSize == second.headlessSize
                && first.headlessDisplayList == second.headlessDisplayList)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(headlessDisplayList.items.count)
    }
}
