import TabAnimated
import UIKit

extension DemoScene {
    /// When a skeleton starts, how long it stays, and what it does to a list.
    static let starts: [DemoScene] = [
        option(
            "option-work", "Async work (withTabAnimation)",
            "Two tasks fill the list; the skeleton goes with the last of them.", loadsInTask: true
        ) {
            WorkPage()
        },
        option(
            "option-no-model", "A view without a model",
            "startTabAnimation() alone is enough, as showSkeleton() was."
        ) {
            PersonPage { view in
                view.tabAnimated = nil
            }
        },
        option(
            "option-minimum", "Least duration (SkeletonTiming)",
            "The answer comes after 0.2 seconds; it stays for one."
        ) {
            ContactsPage(delay: 0.2) { page in
                page.tableView.tabAnimated?.timing = SkeletonTiming(minimumDuration: 1)
            }
        },
        option(
            "option-prepared", "Made before it is needed (prepareTabAnimation)",
            "The skeleton is made when the list has its size, and only shown when it loads."
        ) {
            PreparedPage()
        },
        option(
            "option-top", "From the top (scrollsToTop)", "The list goes to its top and cannot be scrolled."
        ) {
            ContactsPage(showing: Contact.samples + Contact.samples + Contact.samples) { page in
                let model = page.tableView.tabAnimated as? TableAnimated
                model?.scrollsToTop = true
                model?.isScrollEnabled = false
                page.tableView.contentOffset.y = 200
            }
        },
        option(
            "option-room", "Room for a section that loads",
            "The first section loads; the second is there already and stands below the skeleton."
        ) {
            RoomPage()
        },
        option(
            "option-sections", "Sections inserted while loading",
            "The app says where; the skeleton stays in its section."
        ) {
            BannerPage()
        },
        option(
            "option-split", "Split view on iPad",
            "On a tablet both load, each for itself; on a phone the list stands alone."
        ) {
            SplitPage()
        },
    ]
}
