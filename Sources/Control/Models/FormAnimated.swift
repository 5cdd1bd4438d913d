import UIKit

/// What a list shows while it loads; the base of `TableAnimated` and `CollectionAnimated`.
@MainActor
open class FormAnimated: ViewAnimated {
    /// What each section that loads shows, in order.
    public let sections: [SectionAnimated]

    /// How the skeleton is shown. The default is `.automatic`.
    public let presentation: ListPresentation

    /// The number of sections while loading; `nil` takes one for each of `sections`, of which the last is repeated.
    open var sectionCount: Int?

    /// The number of cells of every section; `nil`, the default, takes each section's own.
    open var animatedCount: Int?

    /// Whether the list can be scrolled while covered; `nil` takes the configuration's.
    open var scrollEnabled: Bool?

    /// Whether the list scrolls to its top when loading starts. The default is false: it is covered where it stands.
    open var scrollsToTop: Bool = false

    /// Whether the number and heights of the last real cells are used for the next skeleton. The default is false.
    ///
    /// They are kept beside the productions, also between launches, and stand in for counts and heights that
    /// the model does not give.
    open var remembersContent: Bool = false

    /// What loads when the whole skeleton starts.
    let scope: ListParts

    /// The numbers that `sections` belong to: sections of the list, or rows of its first section.
    private let numbers: [Int]

    /// What loads now.
    var parts: ListParts

    init(sections: [SectionAnimated], scope: ListParts, numbers: [Int], presentation: ListPresentation) {
        self.sections = sections
        self.scope = scope
        self.numbers = numbers
        self.presentation = presentation
        parts = scope
        super.init()
    }

    override func borrow(from view: UIView) -> (@MainActor () -> Void)? {
        guard let list = view as? UIScrollView, list.isScrollEnabled,
            !((scrollEnabled ?? true) && SkeletonConfiguration.shared.scrollEnabled)
        else { return nil }
        list.isScrollEnabled = false
        // Nothing but the framework turns scrolling off here; an app that turned it on meanwhile keeps that.
        return { [weak list] in list?.isScrollEnabled = true }
    }

    /// Returns the adjusted production of a prototype at a size in a list.
    func production(of prototype: Prototype, size: CGSize, in list: UIView) -> Production {
        adjusted(production(for: request(.prototype(prototype), size: size, for: list)))
    }

    /// Returns what shows the parts that load among the app's cells.
    func makePartPresenter<List: InlineList>(
        for list: List, cells: @autoclosure () -> List.Cells
    ) -> any SkeletonPresenting {
        if presentation == .cover { return PatchPresenter(host: list, model: self) }
        guard list.source is any SectionIdentifying else {
            return InlinePresenter(list: list, cells: cells())
        }
        SkeletonLog.warn(
            "\(type(of: list)) has a diffable data source, which cannot lend sections: those that exist are covered "
                + "in place. Append placeholder sections to the snapshot to give the skeleton room")
        return parts == .whole
            ? CoverPresenter(host: list, model: self) : PatchPresenter(host: list, model: self)
    }

    /// Reports a model on a view of the wrong kind; the view is then covered as a plain view.
    func warnAboutHost(_ view: UIView, expected: String) {
        SkeletonLog.warn("\(type(of: self)) belongs on a \(expected), not on a \(type(of: view))")
    }
}

// MARK: - What is where

extension FormAnimated {
    /// The sections that the whole list consists of while it loads.
    var plannedSections: [SectionAnimated] {
        guard let last = sections.last, case .whole = scope else { return sections }
        return (0..<max(0, sectionCount ?? sections.count)).map { $0 < sections.count ? sections[$0] : last }
    }

    /// Returns what a section of the list shows; one that the model does not name shows what the last one does.
    func section(at number: Int) -> SectionAnimated? {
        if case .whole = scope {
            return number < plannedSections.count ? plannedSections[number] : sections.last
        }
        return numbers.firstIndex(of: number).map { sections[$0] } ?? sections.last
    }

    /// Returns the kind of cell that stands in a row of the first section.
    func cell(atRow row: Int) -> CellAnimated? {
        let index = numbers.firstIndex(of: row) ?? numbers.firstIndex { $0 > row } ?? sections.indices.last
        return index.flatMap { sections[$0].cells.first }
    }

    /// The number of cells of a kind, or `nil` if they fill what is left.
    func count(of cell: CellAnimated, at number: Int) -> Int? {
        animatedCount.map { max(0, $0) } ?? cell.count ?? remembered?.count(inSection: number)
    }

    /// What the list last showed, if it is to be remembered.
    var remembered: RememberedContent? { remembersContent ? rememberedContent : nil }
}
