import TabCache
import UIKit

/// The short life of one prototype: made, filled, sized, laid out, mapped, released.
@MainActor
final class PrototypeSession {
    let prototype: CellAnimated
    private var request: ProductionRequest
    let mapper: ViewMapper

    /// The names of the views, where they were read before the texts.
    private var names: ViewNames?

    /// The size that the view was given last, which it may have answered by another place of its own.
    private var givenSize: CGSize = .zero

    init(prototype: CellAnimated, request: ProductionRequest, mapper: ViewMapper) {
        self.prototype = prototype
        self.request = request
        self.mapper = mapper
    }

    private var sizing: PrototypeSizing {
        PrototypeSizing(measure: request.measure, className: prototype.className)
    }

    /// Returns the production of a view that exists only during this call.
    func map() -> Production {
        let view = make()
        // The content of a row stands between what the table keeps free at its sides.
        let sides = request.measure.room(
            beside: view, isRightToLeft: request.layoutDirection == .rightToLeft)
        request.measure = request.measure.without(sides)
        return map(view).widened(by: sides).turned(flip(of: view))
    }

    /// How the view is turned over, which is how its list is where the view says nothing else.
    private func flip(of view: UIView) -> Flip {
        let own = Flip(of: view.transform)
        guard own.isEmpty, !request.measure.flip.isEmpty else { return own }
        let inside = [SystemView.contentView(of: view) ?? view].flatMap { [$0] + $0.subviews }
        return inside.contains { !Flip(of: $0.transform).isEmpty } ? [] : request.measure.flip
    }

    private func map(_ view: UIView) -> Production {
        // Held until the mapping is done: a view loses the traits of its environment with the environment.
        let environment = PrototypeEnvironment(traits: request.traits, host: request.host)
        environment.adopt(view)
        prepare(view)
        if let host = request.host, host.window != nil { environment.present(view, in: host) }
        if view.holdsList { environment.house(view) }
        let filler = layOutFilled(view)
        var production = mapper.map(view, filledBy: filler)
        if prototype.isPlaceholder {
            production.className = prototype.className
        } else if filler.bareView === view {
            ProductionReview.reportBareCell(view, className: prototype.className)
            if view.isOfApp { request.whenBare?() }
        }
        environment.remove(view)
        if mayShowPlaceholder(of: view), production.showsNothing { return placeholder(for: view) }
        ProductionReview.check(production, of: view, className: prototype.className, by: mapper.options)
        return placed(production, of: view)
    }

    /// Returns the production of a placeholder in the size of a cell that brings nothing to map.
    private func placeholder(for view: UIView) -> Production {
        ProductionReview.reportBareCell(view, className: prototype.className)
        request.whenBare?()
        var sized = request
        sized.size = givenSize
        sized.measure.estimate = nil
        let placeholder = CellAnimated(remembering: view.declaredViewClass)
        return PrototypeSession(prototype: placeholder, request: sized, mapper: mapper).map()
    }

    /// Returns the production as large as its place in the list, in which the view may have moved itself.
    private func placed(_ production: Production, of view: UIView) -> Production {
        let frame = view.frame
        guard frame.isFinite, frame != CGRect(origin: .zero, size: givenSize) else { return production }
        return production.placed(at: frame.origin, in: givenSize)
    }

    /// Whether a view is a cell of the app that says nothing of its mapping, so that a placeholder may take its place.
    private func mayShowPlaceholder(of view: UIView) -> Bool {
        guard !prototype.isPlaceholder, mapper.options.selection == .automatic,
            view.isOfApp, let content = SystemView.contentView(of: view)
        else { return false }
        return !content.subviews.contains(where: \.mayBeBlank)
    }

    /// Fills a view and lays it out in its size, and returns what filled it.
    ///
    /// One layout shows the columns of texts, a second one their lines.
    private func layOutFilled(_ view: UIView) -> Filler {
        let room = TableRow.accessoryWidth(of: view, in: request.host)
        var filler = Filler(names: names)
        fill(view, by: &filler, beside: room)
        // Cells that configure themselves do so in a layout, which takes the texts from their labels, or brings labels.
        if Filler.isWanted(in: view) { fill(view, by: &filler, beside: room) }
        filler.fit(in: view) { layOut(view, beside: room, asksForSize: true) }
        return filler
    }

    private func fill(_ view: UIView, by filler: inout Filler, beside room: CGFloat) {
        // System labels that come with their texts have the fonts of the list.
        request.traits.performAsCurrent { filler.fill(view, width: sizing.width) }
        layOut(view, beside: room, asksForSize: filler.wrapping.isEmpty)
    }

    /// Lays out a view in its size.
    ///
    /// - Parameter asksForSize: Whether the texts will stay as they are. A view that measures itself in code may never
    ///   become lower than it once was, so it is not asked before.
    private func layOut(_ view: UIView, beside room: CGFloat, asksForSize: Bool) {
        let sizing = sizing
        let asks =
            asksForSize || sizing.isHeightGiven || request.measure.estimate != nil
            || FittingHeight.hasConstraints(view)
        let height = max(view.bounds.height, FittingHeight.fallback)
        layOut(
            view,
            in: asks ? sizing.size(of: view, beside: room) : CGSize(width: sizing.width, height: height))
        if asks, let height = sizing.heightOfContent(of: view) {
            ProductionReview.reportUnknownHeight(height, of: view, className: prototype.className)
            layOut(view, in: CGSize(width: view.bounds.width, height: height))
        }
        if room != 0 { narrowContent(of: view, by: room) }
    }

    private func layOut(_ view: UIView, in size: CGSize) {
        view.frame = CGRect(origin: .zero, size: size)
        givenSize = size
        view.setNeedsLayout()
        view.layoutIfNeeded()
        keepMargins(of: view)
    }

    /// Gives the content of a cell the margins of a row again, where the cell has put its own in their place.
    private func keepMargins(of view: UIView) {
        let around = request.measure.surroundings
        guard let content = (view as? UITableViewCell)?.contentView, let margins = around.margins,
            let plain = around.plainMargins
        else { return }
        var kept = content.layoutMargins
        if kept.left == plain.left { kept.left = margins.left }
        if kept.right == plain.right { kept.right = margins.right }
        guard kept != content.layoutMargins else { return }
        content.layoutMargins = kept
        content.layoutIfNeeded()
    }

    /// Gives the content of a cell the width that it has in a table, beside an accessory.
    private func narrowContent(of view: UIView, by room: CGFloat) {
        guard let content = SystemView.contentView(of: view) else { return }
        content.frame.size.width -= room
        if content.frame.minX > 0, request.layoutDirection == .rightToLeft { content.frame.origin.x += room }
        content.layoutIfNeeded()
    }

    private func make() -> UIView {
        // What a closure makes, or a nib, may have its data.
        let data = prototype.name.origin.isEmpty || prototype.isPlaceholder ? "without data" : "as it is made"
        let sample = prototype.prepare == nil ? data : "with sample data"
        SkeletonLog.report("Making a \(prototype.className)\(prototype.name.variant) \(sample)")
        var view = UIView()
        // Colors and images that are resolved while the view is made are those of the list's appearance.
        request.traits.performAsCurrent { view = prototype.make() }
        return view
    }

    private func prepare(_ view: UIView) {
        if let margins = request.measure.surroundings.margins { takeMargins(view, margins) }
        // A cell that insets itself in its frame cannot do so in one without a height.
        let least = SystemView.contentView(of: view) == nil ? 0 : FittingHeight.fallback
        let height = request.size.height > 0 ? request.size.height : max(least, view.bounds.height)
        view.frame = CGRect(x: 0, y: 0, width: sizing.width, height: height)
        if request.measure.surroundings.isEditing {
            (view as? UITableViewCell)?.setEditing(true, animated: false)
        }
        if prototype.bringsTexts { names = StandInText.remove(from: view) }
        request.traits.performAsCurrent { prototype.prepare?(view) }
        // A view that counts on constraints around it would be as wide as its sample texts.
        if view.givenLength(.width) == nil { view.translatesAutoresizingMaskIntoConstraints = true }
        applyDirection(to: view)
    }

    /// A list widens the margins of its cells, and of what is in them, to its own; other views keep theirs
    /// unless they preserve those of the view around them.
    private func takeMargins(_ view: UIView, _ margins: Sides) {
        let contentView = SystemView.contentView(of: view)
        guard contentView != nil || view.preservesSuperviewLayoutMargins else { return }
        for view in [view, contentView].compactMap({ $0 }) {
            view.layoutMargins.left = max(view.layoutMargins.left, margins.left)
            view.layoutMargins.right = max(view.layoutMargins.right, margins.right)
        }
    }

    /// Gives a direction to every view that has none of its own: it is not inherited.
    private func applyDirection(to view: UIView) {
        let isRightToLeft = request.layoutDirection == .rightToLeft
        for view in view.descendants() where view.semanticContentAttribute == .unspecified {
            view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        }
    }
}

extension Production {
    /// Whether nothing, or as good as nothing, is to be seen.
    fileprivate var showsNothing: Bool { isBlank || SkeletonFlaw(of: self) == .blank || isScrap }
}
