import TabCache
package import UIKit

/// Reads what a view shows, by the same mapping that makes its skeleton; the view is left as it is.
@MainActor
package struct ContentMapper {
    private let options: MappingOptions
    private let layoutDirection: UIUserInterfaceLayoutDirection
    private let typical: TypicalContent?

    /// Creates a mapper.
    ///
    /// - Parameter typical: What views of the kind show, where it is not for this one alone.
    package init(
        options: MappingOptions, layoutDirection: UIUserInterfaceLayoutDirection,
        typical: TypicalContent? = nil
    ) {
        self.options = options
        self.layoutDirection = layoutDirection
        self.typical = typical
    }

    /// Returns what a view shows; a label without text shows nothing.
    package func production(of view: UIView) -> Production {
        let record = ContentRecord()
        let mapper = ViewMapper(
            options: options, layoutDirection: layoutDirection, nested: nested, recorder: record)
        var production = mapper.map(view)
        for index in production.components.indices {
            guard let source = record.views[production.components[index].index] else { continue }
            read(&production.components[index], from: source)
        }
        production.keepTextsApart()
        return production
    }

    private func read(_ component: inout Component, from view: UIView) {
        if view is UILabel, Filler.lacksText(view) { component.removal = component.removal ?? .empty }
        component.forgetContent(of: view)
        guard !component.isRemoved, view.skeleton.lines.over(options.lines).leavesPlaces else { return }
        switch view {
        case let label as UILabel:
            let shown = typical?.typicalLabel(for: label) ?? label
            component.takeLines(of: shown.attributedText, in: label.font)
            if shown !== label, component.lines == nil, LabelSurface(of: label) != .badge {
                component.takeWidth(of: shown, in: label)
            }
        case let textView as UITextView: component.takeLines(of: textView.attributedText, in: textView.font)
        default: break
        }
    }

    /// Of a list with a model of its own, the cells that it shows are read; one without is read as if it had none.
    private func nested(_ view: UIView) -> NestedSkeleton {
        guard !view.isListWithModel else {
            return .mapped(Production(of: tiles(of: view), in: view))
        }
        let answer = view.nestedSkeleton
        guard case .none = answer, view.isList, !view.skeleton.isMarked else { return answer }
        return view.skeletonWithoutCells
    }

    private func tiles(of list: UIView) -> [SkeletonTile] {
        let cells: [UIView] =
            switch list {
            case let table as UITableView: table.visibleCells
            case let collection as UICollectionView:
                collection.indexPathsForVisibleItems.sorted().compactMap { collection.cellForItem(at: $0) }
            default: []
            }
        return cells.map { cell in
            var production = production(of: cell)
            if production.surface.fill == .standard { production.surface.fill = .none }
            return SkeletonTile(production: production, origin: cell.frame(inBoundsOf: list).origin)
        }
    }
}

/// Keeps which view each component stands for, while they are mapped.
@MainActor
private final class ContentRecord: MappingRecording {
    private(set) var views = [Int: UIView]()

    func record(_ view: UIView, as outcome: MappingOutcome, by rule: String, at context: MappingContext) {
        if case .component(let index, _, _) = outcome { views[index] = view }
    }
}

// MARK: - Components

@MainActor
extension Component {
    /// Makes as many bars as a text has lines, as far as there is room, the last of them as long as the last line.
    fileprivate mutating func takeLines(of text: NSAttributedString?, in font: UIFont?) {
        guard var lines, lines.mode == .vertical, lines.widths.isEmpty, let text, text.length > 0 else {
            return
        }
        let column = frame.width - lines.insets.left - lines.insets.right
        let pitch = lines.lineHeight + lines.spacing
        guard column > 0 else { return }
        let (count, last) = text.inLines(font).lines(in: column, pitch: pitch)
        let room = bars.count
        lines.count = min(max(count, 1), room)
        lines.widths[lines.count - 1] = count > room ? column : last
        self.lines = lines
    }

    /// Makes a single bar as long as the text of another label; a label that is only as wide as its own text may be wider.
    fileprivate mutating func takeWidth(of other: UILabel, in label: UILabel) {
        let (own, width) = (label.sizeThatFits(.unlimited).width, other.sizeThatFits(.unlimited).width)
        let room = label.bounds.width > own + 1 ? label.bounds.width : .infinity
        setWidth(min(width, room).clampedLength)
    }

    /// Forgets what is of the content and not of its geometry: the images of buttons, and their colors.
    fileprivate mutating func forgetContent(of view: UIView) {
        switch fill {
        case .image: fill = .standard
        case .color, .gradient: if (view as? UIButton)?.shownBackgroundImage != nil { fill = .standard }
        case .standard, .muted, .none: break
        }
    }
}

extension Production {
    /// Cuts bars of texts that were made longer where other shapes begin, or the view ends.
    fileprivate mutating func keepTextsApart() {
        for index in components.indices {
            let component = components[index]
            guard component.isDrawnText, component.frame.width > component.sourceFrame.width + 1 else {
                continue
            }
            let others = components.indices.filter { other in
                other != index && !components[other].isRemoved
                    && components[other].frame.minY < component.frame.maxY
                    && components[other].frame.maxY > component.frame.minY
            }
            .map { components[$0].frame }
            let (source, gap) = (component.sourceFrame, Self.leastGap)
            let end = others.filter { $0.minX >= source.maxX - 1 }.map { $0.minX - gap }.min()
            let start = others.filter { $0.maxX <= source.minX + 1 }.map { $0.maxX + gap }.max()
            let (left, right) = (
                max(component.frame.minX, start ?? gap), min(component.frame.maxX, end ?? size.width - gap)
            )
            components[index].frame.origin.x = min(left, source.minX)
            components[index].frame.size.width = max(source.width, right - min(left, source.minX))
        }
    }

    /// The least distance of a bar that was made longer from others, in points.
    private static let leastGap: CGFloat = 8
}

extension Component {
    fileprivate var isDrawnText: Bool { role == .label && !isRemoved && lines == nil }
}

// MARK: - Texts

extension NSAttributedString {
    /// What is behind so many characters is not seen in a skeleton.
    private static let limit = 2_000

    /// The text as far as it is seen, in lines that are broken and not cut off, in a font where it has none.
    fileprivate func inLines(_ font: UIFont?) -> NSAttributedString {
        let whole = NSRange(location: 0, length: min(length, Self.limit))
        let text = NSMutableAttributedString(string: "")
        enumerateAttributes(in: whole) { attributes, range, _ in
            var attributes = attributes
            let own = attributes[.paragraphStyle] as? NSParagraphStyle
            let style = own?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
            style.lineBreakMode = .byWordWrapping
            attributes[.paragraphStyle] = style
            attributes[.font] = attributes[.font] ?? font ?? UIFont.systemFont(ofSize: 17)
            let part = (string as NSString).substring(with: range)
            text.append(NSAttributedString(string: part, attributes: attributes))
        }
        return text
    }

    /// The number of lines in a column, and the length of the last of them, in points.
    ///
    /// - Parameters:
    ///   - width: The width of the column, in points.
    ///   - pitch: The distance from one line to the next, in points.
    fileprivate func lines(in width: CGFloat, pitch: CGFloat) -> (count: Int, last: CGFloat) {
        let count = lineCount(to: length, width, pitch)
        let words = string.utf16.enumerated().filter { $0.element == 0x20 || $0.element == 0x0A }.map(
            \.offset)
        // The last line begins with the first word without which the text has a line less.
        var (least, most) = (0, words.count)
        while least < most {
            let middle = (least + most) / 2
            if lineCount(to: words[middle], width, pitch) < count {
                least = middle + 1
            } else {
                most = middle
            }
        }
        let start = least > 0 ? words[least - 1] + 1 : 0
        let last = attributedSubstring(from: NSRange(location: start, length: length - start)).size().width
        // A word that is longer than the column is broken inside.
        return (count, last > width ? last.truncatingRemainder(dividingBy: width) : last)
    }

    /// The number of lines that the text takes up to a character.
    private func lineCount(to end: Int, _ width: CGFloat, _ pitch: CGFloat) -> Int {
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        let height = attributedSubstring(from: NSRange(location: 0, length: end))
            .boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height
        return height.isFinite ? Int(min(height / pitch, 1_000).rounded()) : 1
    }
}
