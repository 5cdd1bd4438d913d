import Foundation

extension NSLayoutConstraint {
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let items = views.mapValues { $0 as AnyObject }
        var parser = VisualFormatParser(
            format, metrics: (metrics ?? [:]).compactMapValues(number), viewNames: Set(items.keys))
        do {
            return try VisualFormatConstraints(parser.parse(), options: opts, items: items).constraints
        } catch let error as VisualFormatError {
            let caret = String(repeating: " ", count: error.offset) + "^"
            HeadlessException.raise(
                "Unable to parse constraint format: \n\(error.reason) \n\(format) \n\(caret)")
        } catch {
            HeadlessException.raise("Unable to parse constraint format: \n\(format)")
        }
        return []
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as UILayoutPriority: CGFloat(value.rawValue)
        default: nil
        }
    }
}
