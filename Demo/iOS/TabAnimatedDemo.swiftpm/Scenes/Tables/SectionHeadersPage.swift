import TabAnimated
import UIKit

/// Two sections of addresses with headers that load with them.
final class SectionHeadersPage: AddressPage {
    override var sectionTitles: [String] { ["Doctors nearby", "Friends who know one"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tabAnimated = TableAnimated(sections: [
            SectionAnimated(
                cellClass: DoctorCell.self, cellHeight: 90, count: 3,
                header: .init(AccentHeader.self).height(60)),
            SectionAnimated(
                cellClass: ContactCell.self, cellHeight: 80, count: 3,
                header: .init(AccentHeader.self).height(60)),
        ])
        tableView.tabAnimated?.adjust { part in
            switch part.className {
            case "AccentHeader":
                part.all.color(.systemGray4)
                part.animation(named: "titleLabel").right(3).height(14).width(130).radius(2)
            case "DoctorCell": part.animations(1...3).height(12)
            default: break
            }
        }
    }
}
