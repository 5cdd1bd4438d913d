import Foundation

/// What a table sends its data source.
public enum HeadlessTableSourceMessage: String, HeadlessMessage {
    case numberOfRows = "tableView:numberOfRowsInSection:"
    case cellForRow = "tableView:cellForRowAtIndexPath:"
    case numberOfSections = "numberOfSectionsInTableView:"
    case titleForHeader = "tableView:titleForHeaderInSection:"
    case titleForFooter = "tableView:titleForFooterInSection:"
    case canEdit = "tableView:canEditRowAtIndexPath:"
    case canMove = "tableView:canMoveRowAtIndexPath:"
    case indexTitles = "sectionIndexTitlesForTableView:"
    case sectionForIndexTitle = "tableView:sectionForSectionIndexTitle:atIndex:"
    case commit = "tableView:commitEditingStyle:forRowAtIndexPath:"
    case move = "tableView:moveRowAtIndexPath:toIndexPath:"

    public static func areDeclared(for type: AnyClass) -> Bool { type is any UITableViewDataSource.Type }
}

extension UITableViewDataSource {
    /// The object, if it responds to a message.
    subscript(message: HeadlessTableSourceMessage) -> Self? { message.isSent(to: self) ? self : nil }

    /// The object that gets a message which this one does not implement.
    func target(of message: HeadlessTableSourceMessage) -> (any UITableViewDataSource)? {
        message.target(of: self) as? any UITableViewDataSource
    }
}
