/// What has been drawn into a context: a list of steps in UIKit's coordinates, y down.
public struct HeadlessDisplayList: Hashable, Sendable {
    /// One step of drawing.
    public enum Item: Hashable, Sendable {
        case fill(CGPath, CGColor, evenOdd: Bool)
        case stroke(CGPath, CGColor, HeadlessStroke)
        case text(HeadlessTextRun)
        case image(CGImage, CGRect)
        case linearGradient(CGGradient, start: CGPoint, end: CGPoint, CGGradientDrawingOptions)
        case radialGradient(CGGradient, start: HeadlessCircle, end: HeadlessCircle, CGGradientDrawingOptions)
        case save
        case restore
        case clip(CGPath, evenOdd: Bool)
        case concatenate(CGAffineTransform)
        case setAlpha(CGFloat)
        case setShadow(offset: CGSize, blur: CGFloat, CGColor?)
        case setBlendMode(CGBlendMode)
        /// What follows, up to the next restore, is put together before it is put on what is there.
        case enterGroup(HeadlessDrawingGroup)
        /// What follows, up to the next restore, shows only as far as the list is opaque.
        case mask(HeadlessDisplayList)
    }

    public var items: [Item]

    public init(items: [Item] = []) {
        self.items = items
    }

    /// Whether the list paints anything.
    public var isEmpty: Bool {
        !items.contains(where: \.paints)
    }
}

extension HeadlessDisplayList.Item {
    var paints: Bool {
        switch self {
        case .fill, .stroke, .text, .image, .linearGradient, .radialGradient: true
        case .save, .restore, .clip, .concatenate, .setAlpha, .setShadow, .setBlendMode, .enterGroup, .mask:
            false
        }
    }
}

extension HeadlessDisplayList {
    /// The same drawing in one color; each step keeps its own opacity.
    func tinted(_ color: CGColor) -> HeadlessDisplayList {
        mappingColors { color.headlessWithAlpha(color.alpha * $0.alpha) }
    }

    /// The same drawing with every color replaced by another.
    func mappingColors(_ change: (CGColor) -> CGColor) -> HeadlessDisplayList {
        HeadlessDisplayList(
            items: items.map { item in
                switch item {
                case .fill(let path, let color, let evenOdd): .fill(path, change(color), evenOdd: evenOdd)
                case .stroke(let path, let color, let stroke): .stroke(path, change(color), stroke)
                case .text(let run): .text(run.mappingColors(change))
                case .image(let image, let rect): .image(image.headlessMappingColors(change), rect)
                case .linearGradient(let gradient, let start, let end, let options):
                    .linearGradient(gradient.mapped(change), start: start, end: end, options)
                case .radialGradient(let gradient, let start, let end, let options):
                    .radialGradient(gradient.mapped(change), start: start, end: end, options)
                case .save, .restore, .clip, .concatenate, .setAlpha, .setShadow, .setBlendMode, .enterGroup,
                    .mask:
                    item
                }
            })
    }
}
