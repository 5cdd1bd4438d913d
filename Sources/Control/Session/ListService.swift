import TabProduction
import UIKit

/// The service of a list: one cover over the whole list, or one over each section that loads.
@MainActor
final class ListService<Model: FormAnimated, Host: DecoratedList & RoomyList>: SkeletonServing {
    private let list: ListPlanner<Model, Host>
    private let content: ListReader<Host>

    init(
        model: Model, host: Host, arrangements: @MainActor (Model, ListContents) -> ListArrangements<Host>
    ) {
        list = ListPlanner(model: model, host: host, arrangements: arrangements)
        content = ListReader(of: list.contents, in: host)
    }

    var planner: any SkeletonPlanning { list }

    var reader: any ContentReading { content }

    var sectionCount: Int { list.model.plannedSections.count }

    var isScrollEnabled: Bool { ResolvedStyle(of: list.model).isScrollEnabled }

    func makePresenter(of parts: ListParts) -> any SkeletonPresenting {
        parts == .whole
            ? CoverPresenter(planner: list)
            : SectionCoverPresenter(planner: list, parts: parts, room: SectionRoom(in: list.host))
    }

    func prepare() {
        content.recallContent()
        guard list.model.scrollsToTop, let host = list.host else { return }
        let inset = host.adjustedContentInset
        host.setContentOffset(CGPoint(x: -inset.left, y: -inset.top), animated: false)
    }

    func showEndedParts() {
        list.host?.reloadForEndedParts()
    }

    func conclude() {
        content.rememberContent()
    }
}
