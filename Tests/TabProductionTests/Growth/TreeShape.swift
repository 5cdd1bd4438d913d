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
    // Texts of any number of lines.
    case textsBelowEachOther
    case textsBesideEachOther

    /// A tree of the shape with about a number of views, whose places are known.
    @MainActor
    func tree(of count: Int) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 2_000, height: 2_000))
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

    private static func veil(in frame: CGRect) -> UIView {
        let veil = ObservedView(frame: frame)
        veil.backgroundColor = UIColor(white: 0, alpha: 0.4)
        return veil
    }
}
