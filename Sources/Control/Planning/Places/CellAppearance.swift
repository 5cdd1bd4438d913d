import TabCache
import TabProduction
import UIKit

/// The surface and the separators that a list draws around a cell.
///
/// It is read from an empty cell that the list has placed, so that the list decides about colors and corners.
@MainActor
final class CellAppearance {
    /// The surface under the content; `nil` where the list paints nothing.
    let surface: Component?

    let color: UIColor?

    /// Lines over the content, from the top left corner of the cell.
    let lines: [Component]

    /// The direction in which the last line follows the inset of its row; `nil` for a line that does not.
    private var insetDirection: UIUserInterfaceLayoutDirection?

    private let cells: PaintedCells

    /// The class name of a production without a cell.
    private let name: String

    /// The cells that the surface of a list is painted under.
    enum PaintedCells {
        /// Cells that paint nothing themselves.
        case unpainted
        /// Cells that leave their surface to the list.
        case standard
        /// Cells that leave their surface to the list; all have the corners of their section.
        case standardOfSection
    }

    /// The greatest thickness of a line, in points.
    private static let thickness: CGFloat = 1

    /// Reads a cell of a collection: its surface and, in a list, its separators.
    init?(of cell: UICollectionViewCell?) {
        guard let cell, !(cell is ProbeCell) else { return nil }
        (cells, name) = (.unpainted, "")
        (surface, color) = Self.surface(of: cell)
        lines = (cell is UICollectionViewListCell ? cell.subviews : []).filter {
            $0 !== cell.contentView && $0.bounds.height <= Self.thickness && !$0.isHidden
        }
        .compactMap { line in
            line.visibleColor.map { Component(surface: line.frame, fill: .color(SkeletonColor($0))) }
        }
    }

    init?(ofDecoration view: UIView) {
        let (surface, color) = Self.surface(of: view)
        guard let surface else { return nil }
        self.surface = surface
        self.color = color
        (lines, cells, name) = ([], .unpainted, "decoration")
    }

    init(
        surface: Component?, lines: [Component] = [], under cells: PaintedCells, name: String = "",
        insetDirection: UIUserInterfaceLayoutDirection? = nil
    ) {
        self.insetDirection = insetDirection
        (self.surface, self.lines, self.cells, self.name) = (surface, lines, cells, name)
        color = nil
    }

    func added(to production: Production) -> Production {
        var production = production
        switch cells {
        case .unpainted:
            guard let surface, [.standard, .none].contains(production.surface.fill) else { break }
            production.surface.fill = surface.fill
            production.surface.corners = surface.corners
        case .standard, .standardOfSection:
            if production.surface.fill == .standard { production.surface.fill = surface?.fill ?? .none }
            if cells == .standardOfSection { production.surface.corners = surface?.corners ?? Corners() }
        }
        production.cards += lines
        if let inset = production.separatorInset, let insetDirection, var line = production.cards.popLast() {
            line.frame.origin.x = insetDirection == .rightToLeft ? inset.right : inset.left
            line.frame.size.width = production.size.width - inset.left - inset.right
            if line.frame.size.width > 0 { production.cards.append(line) }
        }
        return production
    }

    var production: Production? {
        surface.map { Production(className: name, size: $0.frame.size, surface: $0) }
    }

    /// The surface of a view, or of its background configuration.
    private static func surface(of view: UIView) -> (Component?, UIColor?) {
        let whole = CGRect(origin: .zero, size: view.bounds.size)
        // The system may round the background inside a cell in place of the cell.
        let inside = view.subviews.flatMap { child -> [UIView] in [child] + child.subviews }
        let rounded = ([view] + inside).first {
            $0.layer.shownCornerRadius > 0 && $0.bounds.size == whole.size
        }
        let color = view.surfaceColor ?? view.configuredBackgroundColor ?? rounded?.visibleColor
        guard let color else { return (nil, nil) }
        var surface = Component(surface: whole, fill: .color(SkeletonColor(color)))
        surface.cornerRadius =
            rounded?.layer.shownCornerRadius ?? view.ownBackgroundConfiguration?.cornerRadius ?? 0
        if let rounded {
            surface.corners.rounded = RoundedCorners(of: rounded.layer)
        } else if surface.cornerRadius > 0 {
            // Configurations round with a continuous curve.
            surface.corners.rounded = [.all, .continuous]
        }
        return (surface, color)
    }
}

extension UIView {
    /// The color of a cell's content view, or else of the view.
    fileprivate var surfaceColor: UIColor? {
        (self as? UICollectionViewCell)?.contentView.visibleColor ?? visibleColor
    }

    fileprivate var visibleColor: UIColor? {
        backgroundColor.flatMap { $0.cgColor.alpha > 0.01 ? $0 : nil }
    }
}
