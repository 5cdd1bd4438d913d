import TabCache
import TabProduction
public import UIKit

/// A table or a collection that shows a skeleton, in terms that both share.
@MainActor
protocol ListHost: SkeletonList, CountedList {
    var isHorizontal: Bool { get }

    var anyDataSource: (any NSObjectProtocol)? { get }

    var hasUncommittedUpdates: Bool { get }

    /// Returns the frame of a cell that the list has, in the coordinate space of its content, before it is flipped.
    func frameOfCell(at path: IndexPath) -> CGRect?

    /// Returns a frame as the list shows it: mirrored, where its layout is flipped.
    func shown(_ frame: CGRect) -> CGRect

    /// The paths of the cells in sight, in order.
    var shownPaths: [IndexPath] { get }

    func shownCell(at path: IndexPath) -> UIView?

    /// Returns a header, a footer or another view in sight of a section.
    func shownView(_ kind: ElementKind, ofSection section: Int) -> UIView?

    /// Returns where the list has a section, before it is flipped.
    ///
    /// - Parameter starts: What was found of sections before, in the same plan.
    func place(ofSection section: Int, _ starts: inout SectionStarts) -> SectionPlace

    var selectedPaths: [IndexPath] { get }

    /// Selects a cell without a call of the delegate.
    func selectCell(at path: IndexPath)

    func reloadData()

    func reloadSections(_ sections: IndexSet)

    func reloadItems(at paths: [IndexPath])

    // MARK: What the list draws

    var pinsHeaders: Bool { get }

    /// Returns the cells of a section that loads with their appearance.
    ///
    /// - Parameter position: The position of the section in the list, or `nil` if the list does not have it.
    func decorated(_ cells: [PlacedElement], at position: Int?) -> [PlacedElement]

    // MARK: Room that its delegate gives sections beyond their cells

    /// The delegate that the list returns, which need not be the one that was set.
    var anyDelegate: (any NSObjectProtocol)? { get set }

    /// Whether the layout asks the delegate how long sections are.
    var hasRoom: Bool { get }

    /// The length in points of the footer that makes room when it is longer; zero where insets do.
    func lengthOfFooter(inSection section: Int) -> CGFloat

    func remeasure()
}

/// Where a list has a section: its header, its cells, and where cells begin that it does not have.
struct SectionPlace: Equatable {
    /// `nil` for none.
    let header: CGRect?
    /// The first hundred cells.
    let cells: [CGRect]
    /// The end of all cells along the axis of scrolling, in points; `nil` for none.
    let end: CGFloat?
    /// Along the axis of scrolling, in points.
    let start: CGFloat
}

/// The ends of sections along the axis of scrolling, which a plan looks up once.
@MainActor
struct SectionStarts {
    var ends = [Int: CGFloat]()

    /// The measures of a flow layout, once they were needed.
    var measures: FlowMeasures?
}

extension ListHost {
    /// Returns the length along the axis of scrolling.
    func length(of size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

    /// Returns where a frame begins along the axis of scrolling.
    func start(of frame: CGRect) -> CGFloat { isHorizontal ? frame.minX : frame.minY }

    /// Returns where a frame ends along the axis of scrolling.
    func end(of frame: CGRect) -> CGFloat { isHorizontal ? frame.maxX : frame.maxY }

    /// Returns an element that is moved along the axis of scrolling.
    func moved(_ element: PlacedElement, by distance: CGFloat) -> PlacedElement {
        isHorizontal ? element.moved(x: distance, y: 0) : element.moved(x: 0, y: distance)
    }

    /// The height of the header of a table, in points.
    var heightAboveCells: CGFloat { (self as? UITableView)?.tableHeaderView?.frame.height ?? 0 }

    /// The data source, if it identifies its sections.
    var identifyingSource: (any SectionIdentifying)? { anyDataSource as? any SectionIdentifying }

    /// Returns the end of the cells of a section, of which the first ones are known; `nil` for none.
    func end(ofCells first: [CGRect], inSection section: Int) -> CGFloat? {
        let last = numberOfItems(inSection: section) - 1
        let cells =
            last < first.count ? first : [frameOfCell(at: IndexPath(item: last, section: section)) ?? .zero]
        return cells.map(end).max()
    }

    /// The frames of the first hundred cells of a section.
    func frames(ofSection section: Int) -> [CGRect] {
        (0..<min(numberOfItems(inSection: section), 100)).map {
            frameOfCell(at: IndexPath(item: $0, section: section)) ?? .zero
        }
    }

    /// The number of cells of each section that both the list and the data source have: of no others the app may be asked.
    var sharedCounts: [Int] {
        anyDataSource == nil ? [] : zip(counts, countsOfDataSource).map { min($0, $1) }
    }

    /// Measures the sections anew, unless the app is about to announce changes of its data: then the list does so by itself,
    /// and keeps its places until then, as beside another list of which that is true. A table outside a window does not, for that
    /// would lay it out.
    ///
    /// - Returns: Whether the list measured.
    func measureSections() -> Bool {
        guard isUpToDate, !(window == nil ? self is UITableView : layoutWaits) else { return false }
        remeasure()
        return true
    }
}

/// A data source that identifies its sections: a diffable one. A snapshot of it would be slow to make.
@MainActor
protocol SectionIdentifying: AnyObject {
    /// Returns what identifies the section at an index; `nil` where there is none.
    func identifier(ofSection index: Int) -> AnyHashable?

    /// Returns the index of a section; `nil` where it is gone.
    func index(ofSection identifier: AnyHashable) -> Int?
}

extension UITableViewDiffableDataSource: SectionIdentifying {
    func identifier(ofSection index: Int) -> AnyHashable? {
        sectionIdentifier(for: index).map(AnyHashable.init)
    }

    func index(ofSection identifier: AnyHashable) -> Int? {
        (identifier.base as? SectionIdentifierType).flatMap(index(for:))
    }
}

extension UICollectionViewDiffableDataSource: SectionIdentifying {
    func identifier(ofSection index: Int) -> AnyHashable? {
        sectionIdentifier(for: index).map(AnyHashable.init)
    }

    func index(ofSection identifier: AnyHashable) -> Int? {
        (identifier.base as? SectionIdentifierType).flatMap(index(for:))
    }
}
