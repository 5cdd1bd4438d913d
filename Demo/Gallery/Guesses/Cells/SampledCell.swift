import UIKit

/// A cell of the sample by which guesses are judged: written as an app writes one, with five rows of content.
@MainActor
protocol SampledCell: UIView {
    /// What one cell shows.
    associatedtype Row

    /// Five rows, as different as those of an app.
    static var rows: [Row] { get }

    /// The size that the list gives its cells, in points; a side of zero is measured, or that of the list.
    static var size: CGSize { get }

    /// How the screen of the list looks and reads.
    static var look: SampledLook { get }

    /// Shows a row, as a data source binds its cell.
    func show(_ row: Row)
}

extension SampledCell {
    static var size: CGSize { .zero }
    static var look: SampledLook { SampledLook() }
}

/// How the screen of a sampled cell looks and reads.
struct SampledLook {
    var isDark = false
    var isRightToLeft = false
    /// Whether the cells come from an interface file, whose texts they bring.
    var isNib = false
    var ground = UIColor.systemBackground
}

/// A cell that makes its views in code.
class CodeRow: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func setUp() {}
}

/// An item that makes its views in code.
class CodeItem: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func setUp() {}
}

// MARK: - What developers write for themselves

/// A place of a view in another one, or beside a third.
@MainActor
enum Place {
    case leading(CGFloat)
    case top(CGFloat)
    case trailing(CGFloat)
    case bottom(CGFloat)
    case width(CGFloat)
    case height(CGFloat)
    case middle
    case center
    /// At least so far from the trailing edge.
    case ending(CGFloat)
    /// At least so far above the lower edge.
    case above(CGFloat)
    case after(UIView, CGFloat)
    case before(UIView, CGFloat)
    /// Ends at least so far before another view.
    case until(UIView, CGFloat)
    case below(UIView, CGFloat)
    case over(UIView, CGFloat)
    case aligned(UIView)
    case baseline(UIView)
    case level(UIView)

    func constraint(of view: UIView, in outer: UIView) -> NSLayoutConstraint {
        switch self {
        case .leading(let gap): view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: gap)
        case .top(let gap): view.topAnchor.constraint(equalTo: outer.topAnchor, constant: gap)
        case .trailing(let gap): outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: gap)
        case .bottom(let gap): outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: gap)
        case .width(let side): view.widthAnchor.constraint(equalToConstant: side)
        case .height(let side): view.heightAnchor.constraint(equalToConstant: side)
        case .middle: view.centerYAnchor.constraint(equalTo: outer.centerYAnchor)
        case .center: view.centerXAnchor.constraint(equalTo: outer.centerXAnchor)
        case .ending(let gap):
            outer.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: gap)
        case .above(let gap):
            outer.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: gap)
        case .after(let other, let gap):
            view.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: gap)
        case .before(let other, let gap):
            other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: gap)
        case .until(let other, let gap):
            other.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: gap)
        case .below(let other, let gap):
            view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: gap)
        case .over(let other, let gap):
            other.topAnchor.constraint(equalTo: view.bottomAnchor, constant: gap)
        case .aligned(let other): view.leadingAnchor.constraint(equalTo: other.leadingAnchor)
        case .baseline(let other): view.firstBaselineAnchor.constraint(equalTo: other.firstBaselineAnchor)
        case .level(let other): view.centerYAnchor.constraint(equalTo: other.centerYAnchor)
        }
    }
}

extension UIView {
    /// Adds a view in its place.
    func put(_ view: UIView, _ places: Place...) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate(places.map { $0.constraint(of: view, in: self) })
    }

    /// Adds a view over the whole of this one.
    func fill(_ view: UIView, _ inset: CGFloat = 0) {
        put(view, .leading(inset), .top(inset), .trailing(inset), .bottom(inset))
    }

    /// Gives the view a size.
    func side(_ width: CGFloat?, _ height: CGFloat?) {
        translatesAutoresizingMaskIntoConstraints = false
        width.map { widthAnchor.constraint(equalToConstant: $0).isActive = true }
        height.map { heightAnchor.constraint(equalToConstant: $0).isActive = true }
    }

    func round(_ radius: CGFloat) {
        layer.cornerRadius = radius
        clipsToBounds = true
    }
}

extension UILabel {
    convenience init(
        _ size: CGFloat, _ weight: UIFont.Weight = .regular, _ color: UIColor = .label, lines: Int = 1
    ) {
        self.init()
        font = .systemFont(ofSize: size, weight: weight)
        textColor = color
        numberOfLines = lines
    }

    convenience init(style: UIFont.TextStyle, _ color: UIColor = .label, lines: Int = 1) {
        self.init()
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = lines
    }

    /// A label as an interface file has it.
    convenience init(nib text: String, _ style: UIFont.TextStyle = .body, lines: Int = 1) {
        self.init(style: style, lines: lines)
        self.text = text
    }
}

extension UIImageView {
    convenience init(side: CGFloat, _ radius: CGFloat = 0, _ color: UIColor? = nil) {
        self.init()
        self.side(side, side)
        round(radius)
        contentMode = .scaleAspectFill
        backgroundColor = color
    }

    /// A symbol that is there from the start.
    convenience init(symbol: String, _ tint: UIColor = .secondaryLabel) {
        self.init(image: UIImage(systemName: symbol))
        tintColor = tint
        setContentHuggingPriority(.required, for: .horizontal)
    }
}

extension UIStackView {
    convenience init(
        _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ views: [UIView],
        _ alignment: UIStackView.Alignment = .fill
    ) {
        self.init(arrangedSubviews: views)
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension UIImage {
    /// A picture of one color.
    static func photo(_ color: UIColor, _ size: CGSize = CGSize(width: 60, height: 60)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}
