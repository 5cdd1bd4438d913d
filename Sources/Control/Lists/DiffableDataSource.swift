import UIKit

/// Tells data sources that a list must keep, because they insist on being its data source, from others.
@MainActor
enum DiffableDataSource {
    /// Whether a data source is diffable, or derives from one that is.
    static func isOne(_ dataSource: (any NSObjectProtocol)?) -> Bool {
        guard let dataSource else { return false }
        return sequence(first: Mirror(reflecting: dataSource), next: \.superclassMirror)
            .contains { String(describing: $0.subjectType).contains("DiffableDataSource") }
    }

    /// What is said when one keeps a part of a list from being shown inline.
    static func warning(for list: UIView) -> String {
        "\(type(of: list)) has a diffable data source, which cannot lend sections: those that exist are covered "
            + "in place. Append placeholder sections to the snapshot to give the skeleton room"
    }
}
