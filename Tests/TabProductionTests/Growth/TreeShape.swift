import UIKit

/// The shapes in which trees of views grow.
enum TreeShape: CaseIterable {
    // Deep ones.
    case cardsInCards
    case emptyViewsInViews
    case stacksInStacks
    // Wide ones.
    case labelsBesideEachOther
    case whiteCards
    case veilsOverPictures
    case emptyImages
    case blankButtons
    case textsBesideButtons
    case separators
    case coloredViewsBesideEachOther
    case imagesOverEachOther
    case hiddenTexts
    // Rows of texts.
    case labelsTiedToTheMiddle
    case labelsTiedInPairs
    case labelsInOneStack
    case hiddenLabelsInOneStack
    // Texts of any number of lines.
    case textsBelowEachOther
    case textsBesideEachOther

    /// A tree of the shape with about a number of views, whose places are known.
    @MainActor
    func tree(of count: Int) -> UIView {
        let root = ObservedView(frame: CGRect(x: 0, y: 0, width: 2_000, height: 2_000))
        switch self {
        case .cardsInCards: Self.nest(count, in: root) { Self.card(of: $0) }
        case .emptyViewsInViews:
            Self.nest(count, in: root) { ObservedView(frame: CGRect(x: 1, y: 1, width: $0, height: $0)) }
        case .stacksInStacks: Self.nestStacks(count, in: root)
        case .labelsBesideEachOther: Self.line(count, in: root) { Self.label("text", in: $0) }
        case .whiteCards:
            root.backgroundColor = .white
            Self.line(count, in: root) { Self.card(of: 40, at: $0.origin) }
        case .veilsOverPictures: Self.line(count, in: root) { Self.veil(in: $0) }
        case .emptyImages: Self.line(count, in: root) { ObservedImageView(frame: $0) }
        case .blankButtons: Self.line(count, in: root) { ObservedButton(frame: $0) }
        case .textsBesideButtons: Self.rows(count, in: root)
        case .separators:
            Self.line(count, in: root) { Self.block(in: CGRect(x: 0, y: $0.minX, width: 320, height: 1)) }
        case .coloredViewsBesideEachOther: Self.line(count, in: root) { Self.block(in: $0) }
        case .imagesOverEachOther:
            Self.line(count, in: root) { _ in
                ObservedImageView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
            }
        case .hiddenTexts:
            Self.line(count, in: root) {
                let view = Self.block(in: $0)
                view.isHidden = $0.minX > 88
                return view
            }
        case .labelsTiedToTheMiddle: Self.tiedLabels(count, in: root, inPairs: false)
        case .labelsTiedInPairs: Self.tiedLabels(count, in: root, inPairs: true)
        case .labelsInOneStack: Self.stack(count, in: root, hidesAllButLast: false)
        case .hiddenLabelsInOneStack: Self.stack(count, in: root, hidesAllButLast: true)
        case .textsBelowEachOther: Self.texts(count, in: root) { CGPoint(x: 10, y: $0 * 24) }
        case .textsBesideEachOther: Self.texts(count, in: root) { CGPoint(x: $0 * 44, y: 10) }
        }
        return root
    }
}

// MARK: - Deep

@MainActor
extension TreeShape {
    private static func nest(_ count: Int, in root: UIView, _ make: (CGFloat) -> UIView) {
        var outer = root
        for level in 0..<count {
            let inner = make(2_000 - CGFloat(level) * 2)
            outer.addSubview(inner)
            outer = inner
        }
    }

    private static func card(of side: CGFloat, at origin: CGPoint = CGPoint(x: 1, y: 1)) -> UIView {
        let card = ObservedView(frame: CGRect(origin: origin, size: CGSize(width: side, height: side)))
        card.backgroundColor = .white
        card.layer.cornerRadius = 4
        card.addSubview(label("text", in: CGRect(x: 4, y: 4, width: 30, height: 12)))
        return card
    }

    private static func nestStacks(_ count: Int, in root: UIView) {
        var outer: UIView = root
        for _ in 0..<count {
            let stack = UIStackView(arrangedSubviews: [label(nil, in: .zero), ObservedView()])
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
            (outer as? UIStackView)?.addArrangedSubview(stack)
            if outer === root { root.addSubview(stack) }
            outer = stack
        }
    }
}

// MARK: - Wide

@MainActor
extension TreeShape {
    private static func line(_ count: Int, in root: UIView, _ make: (CGRect) -> UIView) {
        for number in 0..<count {
            root.addSubview(make(CGRect(x: CGFloat(number) * 44, y: 10, width: 40, height: 20)))
        }
    }

    private static func label(_ text: String?, in frame: CGRect) -> ObservedLabel {
        let label = ObservedLabel(frame: frame)
        label.text = text
        return label
    }

    private static func texts(_ count: Int, in root: UIView, _ place: (CGFloat) -> CGPoint) {
        for number in 0..<count {
            let text = label(
                nil, in: CGRect(origin: place(CGFloat(number)), size: CGSize(width: 40, height: 20)))
            text.numberOfLines = 0
            root.addSubview(text)
        }
    }

    /// Texts under the buttons after them, each pair in a row of its own.
    private static func rows(_ count: Int, in root: UIView) {
        for number in 0..<count / 2 {
            let y = CGFloat(number) * 20
            let button = ObservedButton(frame: CGRect(x: 100, y: y, width: 60, height: 18))
            button.setTitle("Go", for: .normal)
            root.addSubview(label(nil, in: CGRect(x: 10, y: y, width: 200, height: 18)))
            root.addSubview(button)
        }
    }

    private static func block(in frame: CGRect) -> ObservedView {
        let block = ObservedView(frame: frame)
        block.backgroundColor = .lightGray
        return block
    }

    private static func tiedLabels(_ count: Int, in root: UIView, inPairs: Bool) {
        for number in 0..<count {
            let text = label(nil, in: CGRect(x: CGFloat(number) * 44, y: 10, width: 40, height: 20))
            text.translatesAutoresizingMaskIntoConstraints = false
            let other = inPairs && number % 2 == 1 ? root.subviews.last : nil
            root.addSubview(text)
            let end =
                number % 2 == 0
                ? text.leadingAnchor.constraint(equalTo: root.leadingAnchor)
                : text.trailingAnchor.constraint(equalTo: root.trailingAnchor)
            end.isActive = true
            let level = text.centerYAnchor.constraint(equalTo: (other ?? root).centerYAnchor)
            if !inPairs || other != nil { level.isActive = true }
        }
    }

    private static func stack(_ count: Int, in root: UIView, hidesAllButLast: Bool) {
        let labels = (0..<count).map { _ in label(nil, in: CGRect(x: 0, y: 0, width: 40, height: 20)) }
        if hidesAllButLast { for label in labels.dropLast() { label.isHidden = true } }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.frame = root.bounds
        root.addSubview(stack)
    }

    private static func veil(in frame: CGRect) -> UIView {
        let veil = ObservedView(frame: frame)
        veil.backgroundColor = UIColor(white: 0, alpha: 0.4)
        return veil
    }
}
