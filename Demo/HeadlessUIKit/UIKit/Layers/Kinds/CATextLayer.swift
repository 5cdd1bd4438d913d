public import Foundation

/// A layer that shows a string.
open class CATextLayer: CALayer {
    enum TextKeys {
        static let string = LayerProperty<Any?>.anything("string", implies: .nothing)
        static let font = LayerProperty<Any?>.anything("font", implies: .nothing)
        static let fontSize = LayerProperty("fontSize", CGFloat(36))
        static let foregroundColor = LayerProperty<CGColor?>(
            "foregroundColor", CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        static let wrapped = LayerProperty("wrapped", false, implies: .nothing)
        static let truncationMode = LayerProperty(
            "truncationMode", CATextLayerTruncationMode.none, implies: .nothing)
        static let alignmentMode = LayerProperty(
            "alignmentMode", CATextLayerAlignmentMode.natural, implies: .nothing)

        static let table = LayerPropertyTable(
            [
                string, font, fontSize, foregroundColor, wrapped, truncationMode, alignmentMode,
            ], extending: CALayer.Keys.table)
    }

    override class var propertyTable: LayerPropertyTable { TextKeys.table }

    open override class func needsDisplay(forKey key: String) -> Bool {
        switch key {
        case "string", "font", "fontSize", "foregroundColor", "wrapped", "truncationMode", "alignmentMode",
            "bounds":
            true
        default: super.needsDisplay(forKey: key)
        }
    }

    open var string: Any? {
        get { self[TextKeys.string] }
        set { self[TextKeys.string] = newValue }
    }
    /// A font of UIKit, or the name of one.
    open var font: CFTypeRef? {
        get { self[TextKeys.font].map { $0 as AnyObject } }
        set { self[TextKeys.font] = newValue }
    }
    open var fontSize: CGFloat {
        get { self[TextKeys.fontSize] }
        set { self[TextKeys.fontSize] = newValue }
    }
    open var foregroundColor: CGColor? {
        get { self[TextKeys.foregroundColor] }
        set { self[TextKeys.foregroundColor] = newValue }
    }
    open var isWrapped: Bool {
        get { self[TextKeys.wrapped] }
        set { self[TextKeys.wrapped] = newValue }
    }
    open var truncationMode: CATextLayerTruncationMode {
        get { self[TextKeys.truncationMode] }
        set { self[TextKeys.truncationMode] = newValue }
    }
    open var alignmentMode: CATextLayerAlignmentMode {
        get { self[TextKeys.alignmentMode] }
        set { self[TextKeys.alignmentMode] = newValue }
    }

    open override func draw(in ctx: CGContext) {
        guard let text = attributedText else { return super.draw(in: ctx) }
        var options: NSStringDrawingOptions = .usesLineFragmentOrigin
        if isWrapped, truncationMode != .none { options.insert(.truncatesLastVisibleLine) }
        text.draw(with: bounds, options: options, context: nil)
    }

    /// The size of the text: in the layer's width where it wraps, else on one line.
    open override func preferredFrameSize() -> CGSize {
        guard let text = attributedText else { return super.preferredFrameSize() }
        let width = isWrapped ? bounds.width : .greatestFiniteMagnitude
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        return text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
    }

    /// The string with the layer's font, color and alignment; a string with attributes keeps its own.
    private var attributedText: NSAttributedString? {
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.textAlignment
        style.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
        if let text = string as? NSAttributedString { return text.filling([.paragraphStyle: style]) }
        guard let text = string as? String else { return nil }
        let color = foregroundColor.map { UIColor(cgColor: $0) } ?? UIColor.clear
        let attributes: [NSAttributedString.Key: Any] = [
            .font: resolvedFont, .foregroundColor: color, .paragraphStyle: style,
        ]
        return NSAttributedString(string: text, attributes: attributes)
    }

    private var resolvedFont: UIFont {
        let named = (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
        return (font as? UIFont)?.withSize(fontSize) ?? named ?? UIFont.systemFont(ofSize: fontSize)
    }
}

/// Where a text layer's text that is too long is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")

    fileprivate var lineBreakMode: NSLineBreakMode {
        switch self {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: .byClipping
        }
    }
}

/// How a text layer's lines are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    fileprivate var textAlignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
