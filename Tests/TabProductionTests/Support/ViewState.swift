import UIKit

/// Everything of a view, and of the views and layers inside, that somebody could notice a change of.
struct ViewState: Equatable {
    private let numbers: [CGFloat]
    private let switches: [Bool]
    private let text: [String]
    private let content: [String]
    private let identity: ObjectIdentifier
    private let colors: [UIColor?]
    private let constraints: [ObjectIdentifier]
    private let layers: [ObjectIdentifier]
    private let children: [ViewState]

    @MainActor
    init(of view: UIView) {
        let transform = view.transform
        numbers = [
            view.frame.minX, view.frame.minY, view.frame.width, view.frame.height, view.bounds.minX,
            view.bounds.minY, transform.a, transform.b, transform.tx, transform.ty, view.alpha,
            view.layer.cornerRadius, view.layer.borderWidth, CGFloat(view.layer.shadowOpacity),
            view.layoutMargins.left, view.layoutMargins.right,
        ]
        switches = [
            view.isHidden, view.clipsToBounds, view.isUserInteractionEnabled, view.isOpaque,
            view.translatesAutoresizingMaskIntoConstraints,
        ]
        text = Self.runs(of: (view as? UILabel)?.attributedText)
        content = Self.content(of: view)
        identity = ObjectIdentifier(view)
        colors = [view.backgroundColor, view.tintColor]
        constraints = view.constraints.map { ObjectIdentifier($0) }
        layers = (view.layer.sublayers ?? []).map { ObjectIdentifier($0) }
        children = view.subviews.map { ViewState(of: $0) }
    }

    /// The runs of a text: what is written, in which font, with which other attributes.
    private static func runs(of text: NSAttributedString?) -> [String] {
        guard let text else { return [] }
        var runs = [text.string]
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let keys = attributes.keys.map(\.rawValue).sorted()
            runs.append("\(range) \(keys) \(attributes[.font].map { "\($0)" } ?? "-")")
        }
        return runs
    }

    @MainActor
    private static func content(of view: UIView) -> [String] {
        switch view {
        case let label as UILabel:
            ["\(label.numberOfLines)", label.text ?? "nil", "\(label.font as UIFont?)"]
        case let button as UIButton: [button.title(for: .normal) ?? "nil"]
        case let field as UITextField: [field.text ?? "nil", field.placeholder ?? "nil"]
        case let textView as UITextView: [textView.text ?? "nil"]
        default: []
        }
    }
}
