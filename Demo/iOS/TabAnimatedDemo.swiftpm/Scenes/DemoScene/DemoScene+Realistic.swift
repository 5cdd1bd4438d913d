import TabAnimated
import UIKit

extension DemoScene {
    /// Sample data, and what is learnt from the content that was there last.
    static let realistic: [DemoScene] = [
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
            "option-two-loadings", "Learning: first and second loading",
            "On the left a skeleton as it is guessed, on the right as it was learnt."
        ) {
            TwoLoadingsPage()
        },
        option(
            "option-remembered", "Learning: as it was last time",
            "The rows that were there, as many and as high, are those of the skeleton when it loads again."
        ) {
            ContactsPage { page in
                page.tableView.tabAnimated?.remembersContent = true
            }
        },
        option(
            "option-not-learning", "Learning off (remembersContent)",
            "The same list, which learns nothing from the rows that it showed."
        ) {
            ContactsPage(showing: Contact.samples) { page in
                page.tableView.tabAnimated?.remembersContent = false
            }
        },
        option(
            "option-remembering", "Cells that cannot be made (remembering:)",
            "Its class cannot be made without data: until a real one was seen, a stand-in takes its place."
        ) {
            ContactsPage { page in
                page.tableView.tabAnimated = TableAnimated(
                    CellAnimated(remembering: ContactCell.self).height(80))
                page.tableView.tabAnimated?.remembersContent = true
            }
        },
    ]
}
