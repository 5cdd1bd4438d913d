/// What has been drawn into a context: a list of steps in UIKit's coordinates, y down.
public struct HeadlessDisplayList: Hashable, Sendable {
    /// One step of drawing.
    public enum Item: Hashable, Sendable {
        case fill(CGPath, CGColor, evenOdd: Bool)
        case stroke(CGPath, CGColor, lineWidth: CGFloat, cap: CGLineCap, join: CGLineJoin, dash: [CGFloat])
        case text(HeadlessTextRun)
        case image(CGImage, CGRect)
        case linearGradient(CGGradient, start: CGPoint, end: CGPoint, CGGradientDrawingOptions)
        case save
        case restore
        case clip(CGPath, evenOdd: Bool)
        case concatenate(CGAffineTransform)
        case setAlpha(CGFloat)
        case setShadow(offset: CGSize, blur: CGFloat, CGColor?)
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
        case .fill, .stroke, .text, .image, .linearGradient: true
        case .save, .restore, .clip, .concatenate, .setAlpha, .setShadow: false
        }
    }
}

extension HeadlessDisplayList {
    /// The same drawing in one colour; each step keeps its own opacity.
    func tinted(_ color: CGColor) -> HeadlessDisplayList {
        func tint(_ original: CGColor) -> CGColor {
            color.headlessWithAlpha(color.alpha * original.alpha)
        }
        return HeadlessDisplayList(
            items: items.map { item in
                switch item {
                case .fill(let path, let original, let evenOdd):
                    .fill(path, tint(original), evenOdd: evenOdd)
                case .stroke(let path, let original, let lineWidth, let cap, let join, let dash):
                    .stroke(path, tint(original), lineWidth: lineWidth, cap: cap, join: join, dash: dash)
                case .text(let run):
                    .text(run.colored(tint(run.color)))
                case .image(let image, let rect):
                    .image(image.headlessTinted(color), rect)
                case .linearGradient(let gradient, let start, let end, let options):
                    .linearGradient(gradient.mapped(tint), start: start, end: end, options)
                case .save, .restore, .clip, .concatenate, .setAlpha, .setShadow: item
                }
            })
    }
}
