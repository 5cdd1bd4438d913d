import Foundation

extension UITableViewCell {
    /// Which labels a cell has, and where.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1 = 1
        case value2 = 2
        case subtitle = 3
    }

    /// How a selected cell looks.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// The sign at the trailing edge of a cell.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }

    /// What editing does to a row.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    /// Whether lines stand between the rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }
}
