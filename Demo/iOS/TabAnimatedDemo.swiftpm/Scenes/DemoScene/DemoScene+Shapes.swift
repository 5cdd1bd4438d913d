import TabAnimated
import UIKit

extension DemoScene {
    /// Which views become shapes, and what these look like.
    static let shapes: [DemoScene] = [
        option(
            "option-known", "Keep known things visible (keepsKnownTexts)",
            "Captions, a heading and a button with keepsKnownTexts; a picture and a close button with cutOut and "
                + "passesTouches."
        ) {
            AccountPage()
        },
        option(
            "option-touches", "A button that works (passesTouches)",
            "Touches reach it through the cover, where it is seen."
        ) {
            PersonPage { view in
                view.messageButton.setTitle("Send a message", for: .normal)
                view.messageButton.skeleton.mapping = .cutOut
                view.messageButton.skeleton.passesTouches = true
            }
        },
        option(
            "option-class", "Adjust one class of cells",
            "adjust(ContactCell.self) rounds the pictures and leaves the header above as it is."
        ) {
            PartsPage { model in
                model.adjust(ContactCell.self) { cell in cell.animation(named: "portrait").radius(8) }
            }
        },
        option(
            "option-parts", "Adjust by index path; header and footer",
            "The header view has a model of its own, the first row is adjusted by its place."
        ) {
            PartsPage()
        },
        option(
            "option-lines", "Lines of a label (skeleton.lines)",
            "Four bars of ten points, the last of them a quarter."
        ) {
            PersonPage { view in
                view.aboutLabel.skeleton.lines.count = 4
                view.aboutLabel.skeleton.lines.height = .fixed(10)
                view.aboutLabel.skeleton.lines.lastLineScale = 0.25
            }
        },
        option(
            "option-builder", "Attributes of Interface Builder",
            "tabSkeletonLastLineScale and tabSkeletonLineCornerRadius, which a storyboard sets without code."
        ) {
            PersonPage { view in
                view.aboutLabel.tabSkeletonLastLineScale = 0.3
                view.aboutLabel.tabSkeletonLineCornerRadius = 2
            }
        },
        option(
            "option-heights", "Heights and corners (animatedHeight)",
            "All bars are 10 points high, and square ones are rounded."
        ) {
            ContactsPage { page in
                var mapping = MappingOptions()
                mapping.animatedHeight = 10
                mapping.animatedCornerRadius = 0
                page.tableView.tabAnimated?.mapping = mapping
            }
        },
        option(
            "option-small", "Without small things (filterSize)",
            "Views of at most 20 points in height are left out."
        ) {
            ContactsPage { page in
                var mapping = MappingOptions()
                mapping.filterSize = CGSize(width: 0, height: 20)
                page.tableView.tabAnimated?.mapping = mapping
            }
        },
        option(
            "option-block", "One block for a class (opaqueClasses)", "What is in a stack is not looked into."
        ) {
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
        option(
            "option-marked", "Only marked views (isMarked)",
            "A picture and a name are marked, all else is left out."
        ) {
            PersonPage { view in
                var mapping = MappingOptions()
                mapping.selection = .marked
                view.tabAnimated?.mapping = mapping
                for marked in [view.avatar, view.nameLabel] { marked.skeleton.isMarked = true }
            }
        },
        option(
            "option-hidden", "Views without a shape (isHiddenWhileAnimated)",
            "Figures and captions keep their indices and are not drawn."
        ) {
            PersonPage { view in
                for label in view.figures + view.captions { label.skeleton.isHiddenWhileAnimated = true }
            }
        },
        option(
            "option-mappable", "A view that says it itself (SkeletonMappable)",
            "Five stars say themselves that they are one shape."
        ) {
            PersonPage { view in
                view.addSubview(StarsView(frame: CGRect(x: 24, y: 500, width: 150, height: 30)))
            }
        },
        option(
            "option-badges", "Supplementary views and badges",
            "Badges of a compositional layout, by their kind."
        ) {
            BadgesPage()
        },
        option(
            "option-producer", "Drawn by hand (Producing)",
            "The model has a producer of its own, which draws the row and maps nothing."
        ) {
            ContactsPage { page in
                page.tableView.tabAnimated?.producer = DrawnContacts()
            }
        },
        option(
            "option-inspector", "The inspector in the app (SkeletonInspector)",
            "A panel says why each view became what it is, and changes the skeleton live."
        ) {
            InspectedPage()
        },
    ]
}
