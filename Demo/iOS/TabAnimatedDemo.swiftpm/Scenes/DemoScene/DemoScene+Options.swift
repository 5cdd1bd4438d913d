import TabAnimated
import UIKit

extension DemoScene {
    /// One option of a model, of mapping, of a view or of a refresher each.
    static let options: [DemoScene] = ofLists + ofViews + ofRefreshers

    private static let ofLists: [DemoScene] = [
        option(
            "option-minimum", "Long enough to be read",
            "The answer comes after 0.2 seconds; it stays for one."
        ) {
            ContactsPage(delay: 0.2) { page in
                page.tableView.tabAnimated?.timing = SkeletonTiming(minimumDuration: 1)
            }
        },
        option(
            "option-remembered", "As it was last time",
            "The rows that were there, as many and as high, are those of the skeleton when it loads again."
        ) {
            ContactsPage { page in
                page.tableView.tabAnimated?.remembersContent = true
            }
        },
        option(
            "option-not-learning", "As it is guessed, every time",
            "The same list, which learns nothing from the rows that it showed."
        ) {
            ContactsPage(showing: Contact.samples) { page in
                page.tableView.tabAnimated?.remembersContent = false
            }
        },
        option(
            "option-sample", "Sample data in one line",
            "A cell that is empty without its data is filled with a sample before it is measured."
        ) {
            ContactsPage { page in
                page.tableView.tabAnimated = TableAnimated(
                    CellAnimated(ContactCell.self) {
                        $0.show(Contact.samples[1])
                    }.height(80))
            }
        },
        option(
            "option-remembering", "A cell that is never made",
            "Its class cannot be made without data: until a real one was seen, a stand-in takes its place."
        ) {
            ContactsPage { page in
                page.tableView.tabAnimated = TableAnimated(
                    CellAnimated(remembering: ContactCell.self).height(80))
                page.tableView.tabAnimated?.remembersContent = true
            }
        },
        option(
            "option-two-loadings", "The first and the second time",
            "On the left a skeleton as it is guessed, on the right as it was learnt."
        ) {
            TwoLoadingsPage()
        },
        option("option-gradient", "A gradient", "Shapes are painted with a gradient in place of a color.") {
            ContactsPage { page in
                page.tableView.tabAnimated?.animatedGradient = SkeletonGradient(
                    colors: [.systemTeal, .systemIndigo])
            }
        },
        option(
            "option-skeletonview", "SkeletonView's look",
            "Bars of 15 points, gaps of 10, a last line of 70 %."
        ) {
            ContactsPage { page in
                var mapping = MappingOptions()
                mapping.lines = .skeletonView
                mapping.animatedCornerRadius = 4
                page.tableView.tabAnimated?.mapping = mapping
            }
        },
        option(
            "option-heights", "Heights and corners",
            "All bars are 10 points high, and square ones are rounded."
        ) {
            ContactsPage { page in
                var mapping = MappingOptions()
                mapping.animatedHeight = 10
                mapping.animatedCornerRadius = 0
                page.tableView.tabAnimated?.mapping = mapping
            }
        },
        option("option-small", "Without small things", "Views of at most 20 points in height are left out.") {
            ContactsPage { page in
                var mapping = MappingOptions()
                mapping.filterSize = CGSize(width: 0, height: 20)
                page.tableView.tabAnimated?.mapping = mapping
            }
        },
        option(
            "option-room", "Room for a section",
            "The first section loads; the second is there already and stands below the skeleton."
        ) {
            RoomPage()
        },
        option("option-top", "From the top, and still", "The list goes to its top and cannot be scrolled.") {
            ContactsPage(showing: Contact.samples + Contact.samples + Contact.samples) { page in
                let model = page.tableView.tabAnimated as? TableAnimated
                model?.scrollsToTop = true
                model?.isScrollEnabled = false
                page.tableView.contentOffset.y = 200
            }
        },
        option(
            "option-sections", "A section comes meanwhile",
            "The app says where; the skeleton stays in its section."
        ) {
            BannerPage()
        },
        option(
            "option-split", "A list beside a page",
            "On a tablet both load, each for itself; on a phone the list stands alone."
        ) {
            SplitPage()
        },
        option(
            "option-work", "As long as work runs",
            "Two tasks fill the list; the skeleton goes with the last of them.", loadsInTask: true
        ) {
            WorkPage()
        },
        option(
            "option-prepared", "Made before it is needed",
            "The skeleton is made when the list has its size, and only shown when it loads."
        ) {
            PreparedPage()
        },
        option(
            "option-app", "One look for the app",
            "A view and a table share an adjustment of the configuration."
        ) {
            AppLookPage()
        },
        option(
            "option-producer", "Drawn by hand",
            "The model has a producer of its own, which draws the row and maps nothing."
        ) {
            ContactsPage { page in
                page.tableView.tabAnimated?.producer = DrawnContacts()
            }
        },
        option(
            "option-parts", "Header, footer and place",
            "The header view has a model of its own, the first row is adjusted by its place."
        ) {
            PartsPage()
        },
        option(
            "option-badges", "What stands beside cells",
            "Badges of a compositional layout, by their kind."
        ) {
            BadgesPage()
        },
    ]

    private static let ofViews: [DemoScene] = [
        option("option-block", "One block for a class", "What is in a stack is not looked into.") {
            PersonPage { view in
                let tags = UIStackView(
                    arrangedSubviews: ["Violas", "Repairs", "Lessons"].map(PersonPage.tag))
                tags.frame = CGRect(x: 24, y: 500, width: 240, height: 30)
                tags.distribution = .fillEqually
                view.addSubview(tags)
                var mapping = MappingOptions()
                mapping.opaqueClasses = [UIStackView.self]
                view.tabAnimated?.mapping = mapping
            }
        },
        option("option-dark", "Always dark", "The skeleton is drawn in the dark, whatever the screen is.") {
            PersonPage { view in
                view.tabAnimated?.darkMode = .dark
                view.tabAnimated?.animatedBackgroundColor = UIColor { traits in
                    traits.userInterfaceStyle == .dark ? .black : .white
                }
            }
        },
        option("option-marked", "Only marked views", "A picture and a name are marked, all else is left out.")
        {
            PersonPage { view in
                var mapping = MappingOptions()
                mapping.selection = .marked
                view.tabAnimated?.mapping = mapping
                for marked in [view.avatar, view.nameLabel] { marked.skeleton.isMarked = true }
            }
        },
        option(
            "option-mappable", "A view that knows better",
            "Five stars say themselves that they are one shape."
        ) {
            PersonPage { view in
                view.addSubview(StarsView(frame: CGRect(x: 24, y: 500, width: 150, height: 30)))
            }
        },
        option(
            "option-hidden", "Views without a shape",
            "Figures and captions keep their indices and are not drawn."
        ) {
            PersonPage { view in
                for label in view.figures + view.captions { label.skeleton.isHiddenWhileAnimated = true }
            }
        },
        option(
            "option-touches", "A button that works meanwhile",
            "Touches reach it through the cover, where it is seen."
        ) {
            PersonPage { view in
                view.messageButton.setTitle("Send a message", for: .normal)
                view.messageButton.skeleton.mapping = .cutOut
                view.messageButton.skeleton.passesTouches = true
            }
        },
        option(
            "option-lines", "Bars of its own", "Four bars of ten points, the last of them a quarter."
        ) {
            PersonPage { view in
                view.aboutLabel.skeleton.lines.count = 4
                view.aboutLabel.skeleton.lines.height = .fixed(10)
                view.aboutLabel.skeleton.lines.lastLineScale = 0.25
            }
        },
        option(
            "option-inspector", "The inspector in the app",
            "A panel says why each view became what it is, and changes the skeleton live."
        ) {
            InspectedPage()
        },
    ]

    private static let ofRefreshers: [DemoScene] = [
        option(
            "option-refresher", "A refresher that stays in sight",
            "It wants a long pull and gives up after a while."
        ) {
            PullPage()
        },
        option(
            "option-refresh-task", "A refresh in a task",
            "The row beyond the top stays for as long as the work runs, and goes when it returns or throws.",
            loadsInTask: true
        ) {
            RefreshTaskPage()
        },
        option(
            "option-sideways", "Refreshers beside a shelf",
            "A pull at the leading edge refreshes cards that scroll sideways; at the trailing edge more load."
        ) {
            SidewaysPage()
        },
    ]

    private static func option(
        _ name: String, _ title: String, _ summary: String, loadsInTask: Bool = false,
        makeScreen: @escaping @MainActor () -> any LoadingScreen
    ) -> DemoScene {
        DemoScene(
            name: name, title: title, summary: summary, loadsInTask: loadsInTask,
            makeScreen: makeScreen)
    }
}
