import TabCache
import TabProduction
import UIKit

/// Reads the content of a list: counts, sizes, and a view in sight of each kind and height.
@MainActor
final class ListReader<Host: ListHost>: ContentReading {
    private let contents: ListContents
    private weak var host: Host?
    private var read: Set<Likeness> = []

    init(of contents: ListContents, in host: Host?) {
        self.contents = contents
        self.host = host
    }

    var view: UIView? { host }

    private var model: FormAnimated { contents.model }

    var remembersContent: Bool { ResolvedStyle(of: model).remembersContent }

    func recallContent() {
        guard remembersContent else { return }
        contents.recall()
        // Without a memory of this width the present content is the best there is: if a row of it shows texts, or if the
        // model itself says that it remembers.
        let isRead = contents.remembered?.hasSizes != true && readPresent()
        if isRead || contents.remembered != nil || model.remembersContent == true { rememberCounts() }
    }

    /// Reads the content that is there before a skeleton covers it.
    private func readPresent() -> Bool {
        defer { read = [] }
        while readNext(onlyLaidOut: true) == .read {}
        return !read.isEmpty
    }

    /// Remembers the present content, unless the list is empty.
    func rememberCounts() {
        guard read.isEmpty, remembersContent, let host, let present = RememberedContent(of: host),
            present.keepingSizes(of: contents.remembered) != contents.remembered
        else { return }
        let known = ContentMemory.content(of: host, with: model)
        let content = present.keepingSizes(of: known)
        guard content != known else { return }
        contents.remembered = content
        ContentMemory.store(content, of: host, with: model)
    }

    func readNext(onlyLaidOut: Bool) -> ReadingStep {
        guard let host else { return .finished }
        guard !onlyLaidOut || !host.layer.needsLayout() else { return .waiting("it waits for its layout") }
        let (seen, others) = viewsInSight(in: host)
        guard !seen.isEmpty else { return .waiting("it shows no cell of its model") }
        var reason: String?
        for views in Self.alike(seen) where !read.contains(views[0].likeness) {
            let laidOut = views.filter { !onlyLaidOut || !$0.view.awaitsLayout }
            if laidOut.contains(where: \.view.holdsSkeleton) {
                reason = "a part of \(views[0].prototype.className) loads"
                continue
            }
            guard !laidOut.isEmpty else {
                reason = "each \(views[0].prototype.className) waits for its layout"
                continue
            }
            switch learn(laidOut, of: seen) {
            case .known: read.insert(views[0].likeness)
            case .learned:
                read.insert(views[0].likeness)
                return .read
            case .blank:
                reason = "no \(views[0].prototype.className) shows the texts that are expected"
            }
        }
        if let reason { return .waiting(reason) }
        for name in Set(others.map { "\($0.declaredClass)" }).sorted() {
            SkeletonLog.report("\(name) is not learned: the model does not name it, or it has no size")
        }
        return .finished
    }

    /// Learns what most of some views of one kind and size show; where nothing is new of it, nothing is mapped.
    private func learn(_ views: [ViewInSight], of all: [ViewInSight]) -> ContentMemory.Result {
        guard let host, let first = views.first else { return .blank }
        let prototype = first.prototype
        let request = ProductionRequest(
            .prototype(prototype), size: first.place.size, of: model, in: host)
        let typical = TypicalContent(of: views.prefix(Self.readLimit).map(\.view))
        let height = ContentMemory.Slot.height(first.place.height)
        let slots = Self.isTypical(first, of: all) ? [height, .typical] : [height]
        return ContentMemory.learn(request, at: slots, showing: typical.mark) {
            let base = prototype.isPlaceholder ? nil : contents.bases[prototype.name]
            for view in typical.views {
                guard let place = views.first(where: { $0.view === view })?.place else { continue }
                let flip = Flip(of: view.transform)
                let production = Production(
                    learnedFrom: view, like: request, numberedAs: base?.turned(flip), typical: typical)
                if let production { return production.placed(at: place.origin, in: place.size).turned(flip) }
            }
            return nil
        }
    }
}

// MARK: - Views that are alike

/// What views of one kind have in common that stand for each other.
private struct Likeness: Hashable {
    let name: PrototypeName
    /// In whole points.
    let width: CGFloat
    let height: CGFloat
}

/// A view in sight and its prototype in the model.
@MainActor
private struct ViewInSight {
    let prototype: CellAnimated
    let view: UIView
    /// Where the view is in the place that the list gave it, and how large that is, in points.
    let place: CGRect

    /// - Parameter given: Where the list put the view, which may have moved itself in there.
    init(prototype: CellAnimated, view: UIView, given: CGRect? = nil) {
        self.prototype = prototype
        self.view = view
        let frame = view.frame
        if let given, !given.isEmpty, given.insetBy(dx: -1, dy: -1).contains(frame), !frame.isEmpty {
            let origin = CGPoint(x: frame.minX - given.minX, y: frame.minY - given.minY)
            place = CGRect(origin: origin, size: given.size)
        } else {
            place = CGRect(origin: .zero, size: view.bounds.size)
        }
    }

    var likeness: Likeness {
        Likeness(name: prototype.name, width: place.width.rounded(), height: place.height.rounded())
    }
}

extension ListReader {
    /// More sizes of a kind than these are not worth a skeleton of their own.
    private static var likenessLimit: Int { 8 }

    /// More views of one kind and size than these change no median.
    private static var readLimit: Int { 25 }

    /// Returns the views that are alike, at least one each.
    private static func alike(_ views: [ViewInSight]) -> [[ViewInSight]] {
        var groups = Dictionary(grouping: views, by: \.likeness)
        var counts = [PrototypeName: Int]()
        return views.compactMap { seen in
            guard let group = groups.removeValue(forKey: seen.likeness) else { return nil }
            counts[seen.likeness.name, default: 0] += 1
            let isFew = counts[seen.likeness.name, default: 0] <= likenessLimit
            return isFew || isTypical(seen, of: views) ? group : nil
        }
    }

    /// Whether a view stands for all of its kind: it is of the middle height, and as wide as all others.
    private static func isTypical(_ seen: ViewInSight, of views: [ViewInSight]) -> Bool {
        let kind = views.map(\.likeness).filter { $0.name == seen.likeness.name }
        let heights = kind.map(\.height).sorted()
        return heights[heights.count / 2] == seen.likeness.height
            && kind.allSatisfy { $0.width == seen.likeness.width }
    }
}

// MARK: - Views in sight

extension ListReader {
    /// The views in sight that have a size and a prototype in the model, and the others.
    private func viewsInSight(in host: Host) -> (seen: [ViewInSight], others: [UIView]) {
        var (seen, others): ([ViewInSight], [UIView]) = ([], [])
        func add(_ view: UIView, _ prototype: CellAnimated?, given: CGRect? = nil) {
            if let prototype, view.bounds.isFinite, !view.bounds.isEmpty {
                seen.append(ViewInSight(prototype: prototype, view: view, given: given))
            } else {
                others.append(view)
            }
        }
        let paths = host.shownPaths.filter { model.describes(cellAt: $0) }
        for path in paths {
            guard let cell = host.shownCell(at: path) else { continue }
            add(cell, prototype(of: cell, at: path), given: host.frameOfCell(at: path))
        }
        // Whatever their class, views for which the model has headers, footers and others around cells.
        for section in Set(paths.map(\.section)).sorted() {
            for (kind, prototype) in supplementaries(ofSection: section) {
                guard let view = host.shownView(kind, ofSection: section) else { continue }
                add(view, canMake(prototype, view) ? prototype : nil)
            }
        }
        return (seen, others)
    }

    /// Returns the prototype of a cell, by its class and then by its place.
    private func prototype(of cell: UIView, at path: IndexPath) -> CellAnimated? {
        if model.scope?.rows != nil {
            return model.cell(atRow: path.item).flatMap { canMake($0, cell) ? $0 : nil }
        }
        guard let section = model.section(at: path.section) else { return nil }
        let own = section.cells.filter { canMake($0, cell) }
        let placed = contents.kind(at: path.item, of: section, path.section)?.name
        return own.first { $0.name == placed } ?? own.first { $0.viewClass != nil }
    }

    /// Whether a prototype may have made a view; of a closure only the class of its last view is known.
    private func canMake(_ prototype: CellAnimated, _ view: UIView) -> Bool {
        if let viewClass = prototype.viewClass { return view.declaredViewClass == viewClass }
        if (view as? UITableViewCell)?.reuseIdentifier == prototype.className { return true }
        return contents.bases[prototype.name]?.className == String(describing: view.declaredClass)
    }

    private func supplementaries(ofSection sectionIndex: Int) -> [(ElementKind, CellAnimated)] {
        guard let host, model.scope?.rows == nil, let section = model.section(at: sectionIndex) else {
            return []
        }
        let edges = [(ElementKind.header, section.header), (.footer, section.footer)]
        return edges.compactMap { kind, view in view.map { (kind, $0.prototype(kind, in: host)) } }
            + section.supplementaries.map { (.supplementary($0.key), $0.value) }
    }
}

extension FormAnimated {
    fileprivate func describes(cellAt path: IndexPath) -> Bool {
        let part = path.section == 0 ? ListPart.row(path.item) : .section(path.section)
        return scope?.contains(part) != false
    }
}

extension RememberedContent {
    /// Reads a list; `nil` if it shows nothing.
    @MainActor
    init?(of list: some ListHost) {
        let seen = Set(list.shownPaths)
        let sections = (0..<min(list.numberOfSections, Self.limit)).map { section in
            let count = min(list.numberOfItems(inSection: section), Self.limit)
            guard !list.layer.needsLayout() else { return Section(count: count, frames: []) }
            let frames = (0..<count).map { item in
                let path = IndexPath(item: item, section: section)
                guard seen.contains(path) || !list.estimatesCells else { return CGRect.zero }
                return list.frameOfCell(at: path) ?? .zero
            }
            return Section(count: count, frames: frames)
        }
        guard sections.contains(where: { $0.count > 0 }) else { return nil }
        self.init(sections: sections)
    }
}

extension ListHost {
    /// Whether the list only estimates the sizes of cells that it has not shown yet.
    fileprivate var estimatesCells: Bool {
        if let table = self as? UITableView { return table.estimatedRowHeight != 0 }
        return flowLayout?.estimatedItemSize != .zero
    }
}
