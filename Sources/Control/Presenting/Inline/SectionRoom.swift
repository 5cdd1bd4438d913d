import UIKit

/// Lends sections of a list the room of skeletons that they have no cells for.
///
/// Meanwhile a proxy is the delegate of the list: it makes the footers of a table and the insets of a flow layout
/// longer, and forwards everything else. The data source stays the app's, so that no number of cells differs from what
/// the app says, whatever the app does to its sections.
@MainActor
final class SectionRoom<List: InlineHostList>: RoomLending {
    private weak var list: List?
    private var proxy: List.Proxy?
    /// Proxies that objects of the app may still know; they only forward.
    private var detached: [List.Proxy] = []
    private var observations: [NSKeyValueObservation] = []
    /// The length of a section's own footer and of what is lent to it, by its position.
    private var loans: [Int: (footer: CGFloat, room: CGFloat)] = [:]
    private weak var watch: LayoutWatch?
    private var isInstalling = false
    private var didMeasure: (@MainActor () -> Void)?
    private var saidItCannotLend = false

    init(in list: List?) {
        self.list = list
    }

    func lend(_ lengths: [Int: CGFloat], isAtOnce: Bool) -> Bool {
        guard let list, lengths != loans.mapValues(\.room) else { return false }
        guard list.canLendRoom else {
            warn(of: lengths, in: list)
            return false
        }
        let added = lengths.map { ($0, (footer: footer(ofSection: $0, in: list), room: $1)) }
        loans = Dictionary(uniqueKeysWithValues: added)
        if proxy == nil {
            install(on: list)
            observations = list.observeDataSourceAndDelegate { [weak self] in self?.takeOver() }
        }
        return measure(list, isAtOnce: isAtOnce)
    }

    func whenMeasured(_ action: @escaping @MainActor () -> Void) {
        didMeasure = action
    }

    func takeBack() {
        observations = []
        didMeasure = nil
        watch?.stop()
        guard let list, let proxy else { return }
        self.proxy = nil
        detached = []
        loans = [:]
        proxy.detach()
        if list.skeletonDelegate === proxy { list.skeletonDelegate = proxy.target }
        _ = measure(list, isAtOnce: true)
    }

    /// The length of a section's footer, read while nothing is lent to it.
    private func footer(ofSection section: Int, in list: List) -> CGFloat {
        loans[section]?.footer ?? list.lengthOfFooter(inSection: section)
    }

    /// Puts a new proxy between the list and its delegate.
    private func install(on list: List) {
        isInstalling = true
        defer { isInstalling = false }
        let target = list.skeletonDelegate
        let new = list.makeProxy(from: nil, to: target === proxy ? proxy?.target : target, cells: nil)
        new.room = { [weak self] section in self?.loans[section].map { $0.footer + $0.room } }
        if let proxy {
            proxy.detach()
            detached.append(proxy)
        }
        proxy = new
        list.skeletonDelegate = new
    }

    /// Takes over from a delegate that the app set meanwhile.
    private func takeOver() {
        guard let list, !isInstalling, list.skeletonDelegate !== proxy else { return }
        install(on: list)
    }

    /// Measures the sections at once, or when the list is laid out next; returns whether it was at once.
    private func measure(_ list: List, isAtOnce: Bool) -> Bool {
        if isAtOnce, !list.hasUncommittedUpdates { return list.measureSections() }
        guard watch == nil else { return false }
        watch = LayoutWatch.put(after: list) { [weak self, weak list] in
            if list?.measureSections() == true { self?.didMeasure?() }
        }
        return false
    }

    private func warn(of lengths: [Int: CGFloat], in list: List) {
        let last = list.numberOfSections - 1
        guard !saidItCannotLend, lengths.contains(where: { $0.key < last && $0.value > 0 }) else { return }
        saidItCannotLend = true
        SkeletonLog.warn(
            "The layout of \(list.declaredClass) gives a section no room for cells that it does not have, so a skeleton "
                + "is over what follows it. Append placeholder items, or use the presentation .inline")
    }
}
