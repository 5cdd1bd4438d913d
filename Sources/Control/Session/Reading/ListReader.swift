import TabProduction
import UIKit

/// Reads the content of a list: counts, and typical cells of each kind.
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

    /// Recalls the last content of the list, and remembers the present one if the model wants it.
    func recallContent() {
        guard remembersContent else { return }
        contents.recall()
        // Without a memory the present content is the best there is. Rows without texts count only where the model itself
        // wants it.
        let isRead = contents.remembered == nil && readShapes(whileLaidOut: true)
        if isRead || contents.remembered != nil || model.remembersContent == true { rememberContent() }
    }

    /// Remembers the present content, unless the list is empty.
    func rememberContent() {
        guard remembersContent, let host else { return }
        let known = ContentMemory.content(of: host, with: model)
        guard let content = RememberedContent(of: host)?.keepingHeights(of: known), content != known else {
            return
        }
        contents.remembered = content
        ContentMemory.store(content, of: host, with: model)
    }

    /// Keeps the geometry of typical cells, headers and footers in sight.
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
    /// The views in sight that have a prototype in the model.
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

    /// Returns the prototype of a cell, by its class and then by its place.
    private func prototype(of cell: UIView, at path: IndexPath) -> Prototype? {
        let (kinds, placed) = model.kinds(at: path) { contents.kind(at: path.item, of: $0, path.section) }
        let own = kinds.map(\.prototype).filter { canMake($0, cell) }
        let name = placed.map { $0.prototype.name }
        return own.first { $0.name == name } ?? own.first { $0.viewClass != nil }
    }

    /// Whether a prototype may have made a view; of a closure only the class of its last view is known.
    private func canMake(_ prototype: Prototype, _ view: UIView) -> Bool {
        if let viewClass = prototype.viewClass { return view.declaredViewClass == viewClass }
        if (view as? UITableViewCell)?.reuseIdentifier == prototype.className { return true }
        return contents.bases[prototype.name]?.className == String(describing: view.declaredClass)
    }

    private func supplementaries(ofSection sectionIndex: Int) -> [(SkeletonPlace.Kind, Prototype)] {
        guard case .rows = model.scope else {
            guard let section = model.section(at: sectionIndex) else { return [] }
            let edges = [(SkeletonPlace.Kind.header, section.header), (.footer, section.footer)]
            let others = section.supplementaries.map { (SkeletonPlace.Kind.supplementary($0.key), $0.value) }
            guard let host else { return [] }
            return edges.compactMap { kind, view in view.map { (kind, $0.prototype(kind, in: host)) } }
                + others.map { ($0, $1.prototype) }
        }
        return []
    }
}

/// A view in sight and its prototype in the model.
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
    /// Whether the model describes a cell of the list.
    fileprivate func describes(cellAt path: IndexPath) -> Bool {
        switch scope {
        case .whole, nil: true
        case .sections(let indices): indices.contains(path.section)
        case .rows(let indices): path.section == 0 && indices.contains(path.item)
        }
    }

    /// Returns the possible kinds of a cell, and the kind of its place.
    fileprivate func kinds(
        at path: IndexPath, placed: (SectionAnimated) -> CellAnimated?
    ) -> (kinds: [CellAnimated], placed: CellAnimated?) {
        if case .rows = scope { return (cell(atRow: path.item).map { [$0] } ?? [], cell(atRow: path.item)) }
        guard let section = section(at: path.section) else { return ([], nil) }
        return (section.cells, placed(section))
    }
}
