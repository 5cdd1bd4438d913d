import TabAnimated
import UIKit

/// Two sections of addresses under headers of the app's.
final class TwoSectionsPage: AddressPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tabAnimated = TableAnimated(loading: [
            0: SectionAnimated(cellClass: DoctorCell.self, cellHeight: 90, count: 2),
            1: SectionAnimated(cellClass: ContactCell.self, cellHeight: 80, count: 2),
        ])
        tableView.tabAnimated?.adjust { cell in
            guard cell.className == "DoctorCell" else { return }
            cell.animations(1...3).height(12)
            cell.animation(2).down(4)
        }
    }
}
