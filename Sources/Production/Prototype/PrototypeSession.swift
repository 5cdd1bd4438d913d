import UIKit

/// The short life of one prototype: made, filled, sized, laid out, mapped, released.
@MainActor
struct PrototypeSession {
    let prototype: CellAnimated
    let request: ProductionRequest
    let mapper: ViewMapper

    /// Returns the production of a view that exists only during this call.
    func map() -> Production {
        let view = make()
        guard view is UITableViewCell else { return map(view) }
        var narrow = request
        narrow.size.width -= request.indexWidth
        return PrototypeSession(prototype: prototype, request: narrow, mapper: mapper).map(view)
            .widened(by: request.indexWidth, isMirrored: request.layoutDirection == .rightToLeft)
    }

    private func map(_ view: UIView) -> Production {
        // Held until the mapping is done: a view loses the traits of its environment with the environment.
        let environment = PrototypeEnvironment(traits: request.traits)
        environment.adopt(view)
        prepare(view)
        if let host = request.host, host.window != nil { environment.present(view, in: host) }
        let room = RowMetrics.accessoryWidth(of: view, in: request.host)
        if RowMetrics.needsWindow(for: view, in: request.host) { request.whenPreliminary?() }
        var filler = Filler()
        layOut(view, filledBy: &filler, beside: room)
        // Cells that configure themselves do so in a layout, which takes the texts from their labels, or brings labels.
        if Filler.isWanted(in: view) { layOut(view, filledBy: &filler, beside: room) }
        var production = mapper.map(view, filled: filler.filled)
        if prototype.isPlaceholder {
            production.className = prototype.className
        } else if filler.bareView === view {
            ProductionReview.reportBareCell(view, className: prototype.className)
            if ViewClass.of(view).name.isAppDefined { request.whenBare?() }
        }
        environment.remove(view)
        if mayShowPlaceholder(of: view), production.isBlank || SkeletonFlaw(of: production) == .blank {
            ProductionReview.reportBareCell(view, className: prototype.className)
            request.whenBare?()
            var sized = request
            sized.size = production.size
            sized.estimatedSize = nil
            let prototype = CellAnimated(remembering: view.declaredViewClass)
            return PrototypeSession(prototype: prototype, request: sized, mapper: mapper).map()
        }
        ProductionReview.check(production, of: view, className: prototype.className, by: mapper.options)
        return production
    }

    /// Whether a view is a cell of the app that says nothing of its mapping, so that a placeholder may take its place.
    private func mayShowPlaceholder(of view: UIView) -> Bool {
        guard !prototype.isPlaceholder, mapper.options.selection == .automatic,
            ViewClass.of(view).name.isAppDefined, let content = SystemView.contentView(of: view)
        else { return false }
        return !content.subviews.contains(where: \.mayBeBlank)
    }

    private func layOut(_ view: UIView, filledBy filler: inout Filler, beside room: CGFloat) {
        // System labels that come with their texts have the fonts of the list.
        request.traits.performAsCurrent { filler.fill(view, width: width) }
        layOut(view, beside: room)
        filler.fit(in: view) { layOut(view, beside: room) }
    }

    private func layOut(_ view: UIView, beside room: CGFloat) {
        layOut(view, in: size(of: view, beside: room))
        if !isHeightGiven, view.bounds.height != fallbackHeight(of: view),
            let height = FittingHeight.holdingContent(of: view)
        {
            ProductionReview.reportUnknownHeight(height, of: view, className: prototype.className)
            layOut(view, in: CGSize(width: view.bounds.width, height: height))
        }
        if room != 0 { narrowContent(of: view, by: room) }
    }

    private func layOut(_ view: UIView, in size: CGSize) {
        view.frame = CGRect(origin: .zero, size: size)
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    /// Gives the content of a cell the width that it has in a table, beside an accessory.
    private func narrowContent(of view: UIView, by room: CGFloat) {
        guard let content = SystemView.contentView(of: view) else { return }
        content.frame.size.width -= room
        if content.frame.minX > 0, request.layoutDirection == .rightToLeft { content.frame.origin.x += room }
        content.layoutIfNeeded()
    }

    private var isHeightGiven: Bool { request.size.height > 0 && request.size.height.isFinite }

    /// The requested size; open sides are measured.
    private func size(of view: UIView, beside room: CGFloat) -> CGSize {
        if isHeightGiven { return CGSize(width: width, height: request.size.height) }
        if let size = preferredSize(of: view) { return size }
        if let height = preferredHeight(of: view) { return CGSize(width: width, height: height) }
        let fitting = FittingHeight.of(
            view, width: width - room, className: prototype.className, orElse: fallbackHeight(of: view))
        return CGSize(width: width, height: view is UITableViewCell ? fitting + request.addedHeight : fitting)
    }

    /// The size that a cell prefers in a layout that leaves both directions to it, at most as wide as there is room.
    private func preferredSize(of view: UIView) -> CGSize? {
        guard let size = request.estimatedSize.flatMap({ preferredSize(of: view, from: $0) }) else {
            return nil
        }
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// The height that the list gives a view which asks for none, if the list knows; of a table that is said of rows alone.
    private func fallbackHeight(of view: UIView) -> CGFloat? {
        guard let height = request.fallbackHeight, !(view is UITableViewHeaderFooterView) else { return nil }
        return height > 0 ? height : FittingHeight.fallback
    }

    /// The height that a cell of a collection prefers at the width, which is all that layouts ask; `nil` where it leaves that
    /// to the layout, or fits its texts into no width.
    private func preferredHeight(of view: UIView) -> CGFloat? {
        let estimate = CGSize(width: width, height: fallbackHeight(of: view) ?? FittingHeight.fallback)
        guard let size = preferredSize(of: view, from: estimate), abs(size.width - width) < 0.5,
            size.height != estimate.height
        else { return nil }
        return size.height
    }

    private func preferredSize(of view: UIView, from estimate: CGSize) -> CGSize? {
        guard let cell = view as? UICollectionReusableView else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.size = estimate
        let size = cell.preferredLayoutAttributesFitting(attributes).size
        guard size.width > 0, size.height > 0, size.height <= FittingHeight.limit else { return nil }
        return size
    }

    private var width: CGFloat {
        request.size.width > 0 && request.size.width.isFinite ? request.size.width : 0
    }

    private func make() -> UIView {
        SkeletonLog.report("Making a \(prototype.className)\(prototype.variant) without data")
        var view = UIView()
        // Colors and images that are resolved while the view is made are those of the list's appearance.
        request.traits.performAsCurrent { view = prototype.make() }
        return view
    }

    private func prepare(_ view: UIView) {
        if let margins = request.layoutMargins { takeMargins(view, margins) }
        view.frame = CGRect(x: 0, y: 0, width: width, height: max(0, request.size.height))
        request.traits.performAsCurrent { prototype.prepare?(view) }
        // A view that counts on constraints around it would be as wide as its sample texts.
        if view.givenLength(.width) == nil { view.translatesAutoresizingMaskIntoConstraints = true }
        applyDirection(to: view)
    }

    /// A list widens the margins of its cells, and of what is in them, to its own; other views keep theirs
    /// unless they preserve those of the view around them.
    private func takeMargins(_ view: UIView, _ margins: UIEdgeInsets) {
        let contentView = SystemView.contentView(of: view)
        guard contentView != nil || view.preservesSuperviewLayoutMargins else { return }
        for view in [view, contentView].compactMap({ $0 }) {
            let own = view.layoutMargins
            view.layoutMargins = UIEdgeInsets(
                top: max(own.top, margins.top), left: max(own.left, margins.left),
                bottom: max(own.bottom, margins.bottom), right: max(own.right, margins.right))
        }
    }

    /// Gives a direction to every view that has none of its own: it is not inherited.
    private func applyDirection(to view: UIView) {
        if view.semanticContentAttribute == .unspecified {
            view.semanticContentAttribute =
                request.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        }
        view.subviews.forEach(applyDirection)
    }
}
