import Foundation
import TabAnimated
import UIKit

/// A component with keyed coding: what TABAnimated archives of one, and copies of one.
///
/// There it is a gradient layer, whose own state is made and copied as well; here it is a bare object. Fields
/// that are usually empty, such as the colors of a gradient, are not written at all.
final class KeyedComponent: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    /// The color of components in the light, which all of them share.
    private static let color = UIColor(
        red: 238.0 / 255, green: 238.0 / 255, blue: 238.0 / 255, alpha: 1)

    private let name: String
    private let frame: CGRect
    private let sourceFrame: CGRect
    private let color: UIColor
    private let radius: Double
    private let index: Int
    private let origin: Int
    private let loadStyle: Int
    private let lineCount: Int
    private let lineSpace: Double
    private let lastLineScale: Double
    private let lineMode: Int
    private let widths: [NSNumber: NSNumber]
    private let heights: [NSNumber: NSNumber]
    private let spacings: [NSNumber: NSNumber]
    private let isStill: Bool
    private let isCard: Bool
    private let clips: Bool
    private let placeholder: String?
    private let startPoint: CGPoint
    private let endPoint: CGPoint
    private let serializer: String

    init(_ component: Component) {
        let lines = component.lines
        name = component.name ?? ""
        frame = component.frame
        sourceFrame = component.sourceFrame
        color = Self.color
        radius = Double(component.cornerRadius)
        index = component.index
        origin = 0
        loadStyle = 0
        lineCount = lines?.count ?? 1
        lineSpace = Double(lines?.spacing ?? 8)
        lastLineScale = Double(lines?.lastLineScale ?? 0.5)
        lineMode = 0
        widths = Self.numbers(lines?.widths)
        heights = Self.numbers(lines?.heights)
        spacings = Self.numbers(lines?.spacings)
        isStill = component.isStill
        isCard = false
        clips = false
        placeholder = nil
        startPoint = CGPoint(x: 0, y: 0.5)
        endPoint = CGPoint(x: 1, y: 0.5)
        serializer = "TABComponentLayerClassicSerializationImpl"
    }

    init(copying other: KeyedComponent) {
        name = other.name
        frame = other.frame
        sourceFrame = other.sourceFrame
        color = other.color
        radius = other.radius
        index = other.index
        origin = other.origin
        loadStyle = other.loadStyle
        lineCount = other.lineCount
        lineSpace = other.lineSpace
        lastLineScale = other.lastLineScale
        lineMode = other.lineMode
        widths = other.widths
        heights = other.heights
        spacings = other.spacings
        isStill = other.isStill
        isCard = other.isCard
        clips = other.clips
        placeholder = other.placeholder
        startPoint = other.startPoint
        endPoint = other.endPoint
        serializer = other.serializer
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "tagName"),
            let color = coder.decodeObject(of: UIColor.self, forKey: "backgroundColor"),
            let serializer = coder.decodeObject(of: NSString.self, forKey: "serializationImpl")
        else { return nil }
        // Asked for a key that is not there, the decoder fails as a whole.
        let table = { (key: String) -> [NSNumber: NSNumber]? in
            guard coder.containsValue(forKey: key) else { return nil }
            return coder.decodeObject(of: [NSDictionary.self, NSNumber.self], forKey: key)
                as? [NSNumber: NSNumber]
        }
        self.name = name as String
        frame = coder.decodeRect(forKey: "frame")
        sourceFrame = coder.decodeRect(forKey: "originFrame")
        self.color = color
        radius = coder.decodeDouble(forKey: "cornerRadius")
        index = coder.decodeInteger(forKey: "tagIndex")
        origin = coder.decodeInteger(forKey: "origin")
        loadStyle = coder.decodeInteger(forKey: "loadStyle")
        lineCount = coder.decodeInteger(forKey: "numberOflines")
        lineSpace = coder.decodeDouble(forKey: "lineSpace")
        lastLineScale = coder.decodeDouble(forKey: "lastScale")
        lineMode = coder.decodeInteger(forKey: "linesMode")
        widths = table("lineWidths") ?? [:]
        heights = table("lineHeights") ?? [:]
        spacings = table("lineSpaces") ?? [:]
        isStill = coder.decodeBool(forKey: "withoutAnimation")
        isCard = coder.decodeBool(forKey: "isCard")
        clips = coder.decodeBool(forKey: "masksToBounds")
        placeholder =
            coder.containsValue(forKey: "placeholderName")
            ? coder.decodeObject(of: NSString.self, forKey: "placeholderName") as String? : nil
        startPoint = coder.decodePoint(forKey: "startPoint")
        endPoint = coder.decodePoint(forKey: "endPoint")
        self.serializer = serializer as String
    }

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "tagName")
        coder.encode(color, forKey: "backgroundColor")
        coder.encode(serializer as NSString, forKey: "serializationImpl")
        coder.encode(frame, forKey: "frame")
        coder.encode(sourceFrame, forKey: "originFrame")
        coder.encode(radius, forKey: "cornerRadius")
        coder.encode(index, forKey: "tagIndex")
        coder.encode(origin, forKey: "origin")
        coder.encode(loadStyle, forKey: "loadStyle")
        coder.encode(lineCount, forKey: "numberOflines")
        coder.encode(lineSpace, forKey: "lineSpace")
        coder.encode(lastLineScale, forKey: "lastScale")
        coder.encode(lineMode, forKey: "linesMode")
        for (key, table) in [("lineWidths", widths), ("lineHeights", heights), ("lineSpaces", spacings)]
        where !table.isEmpty {
            coder.encode(table as NSDictionary, forKey: key)
        }
        coder.encode(isStill, forKey: "withoutAnimation")
        coder.encode(isCard, forKey: "isCard")
        coder.encode(clips, forKey: "masksToBounds")
        if let placeholder { coder.encode(placeholder as NSString, forKey: "placeholderName") }
        coder.encode(startPoint, forKey: "startPoint")
        coder.encode(endPoint, forKey: "endPoint")
    }

    private static func numbers(_ lengths: [Int: CGFloat]?) -> [NSNumber: NSNumber] {
        let pairs = (lengths ?? [:]).map { (NSNumber(value: $0), NSNumber(value: Double($1))) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}
