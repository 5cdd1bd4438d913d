import TabProduction
import UIKit

/// Reads what a list shows: how many cells, and what typical ones of each kind look like.
@MainActor
final class ListReader<Host: SkeletonHostList>: ContentReading {
    private let contents: ListContents
    private weak var host: Host?

    init(of contents: ListContents, in host: Host?) {
        self.contents = contents
        self.host = host
    }

    var view: UIView? { host }

    private var model: FormAnimated { contents.model }

    var remembersContent: Bool { ResolvedStyle(of: model).remembersContent }

    /// Looks up what the list showed when it was last loaded, and remembers what it shows now, if the model wants it.
    func recallContent() {
        guard remembersContent, let host else { return }
        contents.remembered = ContentMemory.content(of: host, with: model)
        // What is shown before anything has loaded is the best there is. Rows that wait for their texts count only where
        // the model itself asks for it.
        let isRead = contents.remembered == nil && readShapes(whileLaidOut: true)
        if isRead || contents.remembered != nil || model.remembersContent == true { rememberContent() }
    }

    /// Remembers what the list shows now, unless that is nothing.
    func rememberContent() {
        guard remembersContent, let host,
            let content = RememberedContent(of: host)?.keepingHeights(of: contents.remembered),
            content != contents.remembered
        else { return }
        contents.remembered = content
        ContentMemory.store(content, of: host, with: model)
    }

    /// Reads the cells, headers and footers in sight, typical ones of each kind, and keeps their geometry.
    ///
    /// - Parameter isLaidOut: Whether only what is laid out is read.
    /// - Returns: Whether there was anything to read.
    func readContent(whileLaidOut isLaidOut: Bool) -> Bool {
        guard let host, !(isLaidOut && host.layer.needsLayout()) else { return false }
        rememberContent()
        return readShapes(whileLaidOut: isLaidOut)
    }

    private func readShapes(whileLaidOut isLaidOut: Bool) -> Bool {
        guard let host, !(isLaidOut && host.layer.needsLayout()) else { return false }
        let views = viewsInSight(in: host).filter { !(isLaidOut && $0.view.awaitsLayout) }
        let kinds = Dictionary(grouping: views) { $0.prototype.name }
        var isRead = false
        for (name, views) in kinds {
            guard let prototype = views.first?.prototype else { continue }
            let request = ProductionRequest(
                .prototype(prototype), size: CGSize(width: host.bounds.width, height: 0), of: model, in: host)
            let shapes = RememberedShapes(
                of: views.map { ($0.view, $0.place) }, like: request,
                numberedAs: prototype.isStandIn ? nil : contents.bases[name])
            guard let shapes else { continue }
            isRead = true
            let known = ContentMemory.shapes(for: request, in: host)
            if shapes != known, !shapes.isOdd(after: known) {
                ContentMemory.store(shapes, for: request, in: host)
            }
        }
        return isRead
    }

}

// MARK: - Views in sight

extension ListReader {
    /// The views in sight of which the model has a prototype.
    private func viewsInSight(in host: Host) -> [ViewInSight] {
        let paths = host.shownPaths.filter { model.describes(cellAt: $0) }
        let shown = paths.compactMap { path -> ViewInSight? in
            guard let cell = host.shownCell(at: path), let prototype = prototype(of: cell, at: path) else {
                return nil
            }
            return ViewInSight(prototype, cell, section: path.section, item: path.item)
        }
        let sections = Set(paths.map(\.section)).sorted()
        let others = sections.flatMap { section in
            supplementaries(ofSection: section).compactMap { kind, prototype -> ViewInSight? in
                guard let view = host.shownView(kind, ofSection: section), canMake(prototype, view) else {
                    return nil
                }
                return ViewInSight(prototype, view, section: section, item: 0)
            }
        }
        return shown + others
    }

    /// Returns the prototype of a cell: of its class, and of its place where the model has several of the class.
    private func prototype(of cell: UIView, at path: IndexPath) -> Prototype? {
        let (kinds, placed) = model.kinds(at: path) { contents.kind(at: path.item, of: $0, path.section) }
        let own = kinds.map(\.prototype).filter { canMake($0, cell) }
        let name = placed.map { $0.prototype.name }
        return own.first { $0.name == name } ?? own.first { $0.viewClass != nil }
    }

    /// Whether a view may be one that a prototype makes; of what closures make, only the class of what they made is known.
    private func canMake(_ prototype: Prototype, _ view: UIView) -> Bool {
        if let viewClass = prototype.viewClass { return view.declaredViewClass == viewClass }
        if (view as? UITableViewCell)?.reuseIdentifier == prototype.className { return true }
        return contents.bases[prototype.name]?.className == String(describing: view.declaredClass)
    }

    private func supplementaries(ofSection number: Int) -> [(SkeletonPlace.Kind, Prototype)] {
        guard case .rows = model.scope else {
            guard let section = model.section(at: number) else { return [] }
            let edges = [(SkeletonPlace.Kind.header, section.header), (.footer, section.footer)]
            let others = section.supplementaries.map { (SkeletonPlace.Kind.supplementary($0.key), $0.value) }
            return edges.compactMap { kind, view in view.map { (kind, $0.prototype) } }
                + others.map { ($0, $1.prototype) }
        }
        return []
    }
}

/// A view that a list shows now, and the prototype of the model that stands for it.
private struct ViewInSight {
    let prototype: Prototype
    let view: UIView
    let place: RememberedShapes.Place

    init(_ prototype: Prototype, _ view: UIView, section: Int, item: Int) {
        self.prototype = prototype
        self.view = view
        place = RememberedShapes.Place(section: section, item: item)
    }
}

extension FormAnimated {
    /// Whether a cell of the list is one that the model describes.
    fileprivate func describes(cellAt path: IndexPath) -> Bool {
        switch scope {
        case .whole, nil: true
        case .sections(let numbers): numbers.contains(path.section)
        case .rows(let numbers): path.section == 0 && numbers.contains(path.item)
        }
    }

    /// Returns the kinds that a cell may be of, and the one of its place.
    fileprivate func kinds(
        at path: IndexPath, placed: (SectionAnimated) -> CellAnimated?
    ) -> (kinds: [CellAnimated], placed: CellAnimated?) {
        if case .rows = scope { return (cell(atRow: path.item).map { [$0] } ?? [], cell(atRow: path.item)) }
        guard let section = section(at: path.section) else { return ([], nil) }
        return (section.cells, placed(section))
    }
}
