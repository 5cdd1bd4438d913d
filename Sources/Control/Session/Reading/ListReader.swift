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

    /// Recalls the last content of the list, and remembers the present one if the model wants it.
    func recallContent() {
        guard remembersContent else { return }
        contents.recall()
        // Without a memory of this width the present content is the best there is: if a row of it shows texts, or if the
        // model itself says that it remembers.
        var isRead = false
        while contents.remembered?.hasSizes != true, readNextKind(onlyLaidOut: true) == .read {
            isRead = true
        }
        if isRead || contents.remembered != nil || model.remembersContent == true { rememberContent() }
    }

    /// Remembers the present content, unless the list is empty.
    func rememberContent() {
        read = []
        guard remembersContent, let host else { return }
        let known = ContentMemory.content(of: host, with: model)
        guard let content = RememberedContent(of: host)?.keepingSizes(of: known), content != known else {
            return
        }
        contents.remembered = content
        ContentMemory.store(content, of: host, with: model)
    }

    func readNext(onlyLaidOut: Bool) -> ReadingStep {
        guard let host else { return .finished }
        guard !onlyLaidOut || !host.layer.needsLayout() else { return .waiting("it waits for its layout") }
        if read.isEmpty { rememberContent() }
        return readNextKind(onlyLaidOut: onlyLaidOut)
    }

    private func readNextKind(onlyLaidOut: Bool) -> ReadingStep {
        guard let host, !(onlyLaidOut && host.layer.needsLayout()) else { return .finished }
        let seen = viewsInSight(in: host)
        guard !seen.isEmpty else { return .waiting("it shows no cell of its model") }
        var reason: String?
        for (likeness, views) in Self.alike(seen) where !read.contains(likeness) {
            let laidOut = views.filter { !onlyLaidOut || !$0.view.awaitsLayout }
            if laidOut.contains(where: \.view.holdsSkeleton) {
                reason = "a part of \(views[0].prototype.className) loads"
            } else if laidOut.isEmpty {
                reason = "each \(views[0].prototype.className) waits for its layout"
            } else if learn(laidOut, of: seen) {
                read.insert(likeness)
                return .read
            } else {
                reason = "no \(views[0].prototype.className) shows the texts that are expected"
            }
        }
        if let reason { return .waiting(reason) }
        reportOthers(of: seen, in: host)
        return .finished
    }

    /// Reports what is in sight and is never learned.
    private func reportOthers(of seen: [ViewInSight], in host: Host) {
        guard SkeletonLog.isVerbose else { return }
        let cells = host.shownPaths.filter { model.describes(cellAt: $0) }.compactMap(host.shownCell)
        let edges = edges(around: host.shownPaths, in: host).map(\.view)
        let others = (cells + edges).filter { view in !seen.contains { $0.view === view } }
        for name in Set(others.map { "\($0.declaredClass)" }).sorted() {
            SkeletonLog.report("\(name) is not learned: the model does not name it, or it has no size")
        }
        for (name, alike) in Dictionary(grouping: seen, by: \.prototype.className) {
            let count = Set(alike.map(\.likeness)).count
            guard count > Self.likenessLimit else { continue }
            SkeletonLog.report("\(name) is learned in \(Self.likenessLimit) of its \(count) sizes in sight")
        }
    }

    /// Learns what most of some views of one kind and size show; where nothing is new of it, nothing is mapped.
    private func learn(_ views: [ViewInSight], of all: [ViewInSight]) -> Bool {
        guard let host, let first = views.first else { return false }
        let prototype = first.prototype
        let request = ProductionRequest(
            .prototype(prototype), size: first.place.size, of: model, in: host)
        let typical = TypicalContent(of: views.prefix(Self.readLimit).map(\.view))
        let isTypical = Self.isTypical(first, of: all)
        if ContentMemory.knows(typical.mark, for: request, isTypical: isTypical) { return true }
        let base = prototype.isPlaceholder ? nil : contents.bases[prototype.name]
        for view in typical.views {
            guard let place = views.first(where: { $0.view === view })?.place else { continue }
            let flip = Flip(of: view.transform)
            let read = Production(
                learnedFrom: view, like: request, numberedAs: base?.turned(flip), typical: typical)
            guard let read else { continue }
            let production = read.placed(at: place.origin, in: place.size).turned(flip)
            ContentMemory.store(production, for: request, isTypical: isTypical)
            return true
        }
        ContentMemory.forgetMark(for: request)
        return false
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

    /// Returns the views that are alike.
    private static func alike(_ views: [ViewInSight]) -> [(likeness: Likeness, views: [ViewInSight])] {
        let grouped = Dictionary(grouping: views, by: \.likeness)
        var counts: [PrototypeName: Int] = [:]
        var groups: [(likeness: Likeness, views: [ViewInSight])] = []
        for seen in views where !groups.contains(where: { $0.likeness == seen.likeness }) {
            counts[seen.likeness.name, default: 0] += 1
            guard counts[seen.likeness.name, default: 0] <= likenessLimit || isTypical(seen, of: views) else {
                continue
            }
            groups.append((seen.likeness, grouped[seen.likeness] ?? []))
        }
        return groups
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
    /// The views in sight that have a size, and a prototype in the model.
    private func viewsInSight(in host: Host) -> [ViewInSight] {
        let paths = host.shownPaths.filter { model.describes(cellAt: $0) }
        let shown = paths.compactMap { path -> ViewInSight? in
            guard let cell = host.shownCell(at: path), let prototype = prototype(of: cell, at: path) else {
                return nil
            }
            return ViewInSight(prototype: prototype, view: cell, given: host.frameOfCell(at: path))
        }
        let others = edges(around: paths, in: host).filter { canMake($0.prototype, $0.view) }
        return (shown + others).filter { $0.view.bounds.isFinite && !$0.view.bounds.isEmpty }
    }

    /// Returns the prototype of a cell, by its class and then by its place.
    private func prototype(of cell: UIView, at path: IndexPath) -> CellAnimated? {
        if case .rows = model.scope {
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

    /// The views in sight, whatever their class, for which the model has headers, footers and others around cells.
    private func edges(around paths: [IndexPath], in host: Host) -> [ViewInSight] {
        Set(paths.map(\.section)).sorted().flatMap { section in
            supplementaries(ofSection: section).compactMap { kind, prototype in
                host.shownView(kind, ofSection: section).map { ViewInSight(prototype: prototype, view: $0) }
            }
        }
    }

    private func supplementaries(ofSection sectionIndex: Int) -> [(ElementKind, CellAnimated)] {
        if case .rows = model.scope { return [] }
        guard let host, let section = model.section(at: sectionIndex) else { return [] }
        let edges = [(ElementKind.header, section.header), (.footer, section.footer)]
        return edges.compactMap { kind, view in view.map { (kind, $0.prototype(kind, in: host)) } }
            + section.supplementaries.map { (.supplementary($0.key), $0.value) }
    }
}

extension FormAnimated {
    fileprivate func describes(cellAt path: IndexPath) -> Bool {
        switch scope {
        case .whole, nil: true
        case .sections(let indices): indices.contains(path.section)
        case .rows(let indices): path.section == 0 && indices.contains(path.item)
        }
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
        let layout = (self as? UICollectionView)?.collectionViewLayout
        return (layout as? UICollectionViewFlowLayout)?.estimatedItemSize != .zero
    }
}
