import Foundation

extension UITableView {
    func registerCell(_ cellClass: AnyClass?, identifier: String) {
        guard let type = cellClass as? UITableViewCell.Type else {
            return display.reusableCells.register(identifier, maker: nil)
        }
        display.reusableCells.register(identifier) {
            HeadlessClass.makeCell(type, style: .default, reuseIdentifier: identifier)
        }
    }

    func registerCell(_ nib: UINib?, identifier: String) {
        display.reusableCells.register(identifier, nib: nib) { $0.reuseIdentifier = identifier }
    }

    func registerHeaderFooter(_ viewClass: AnyClass?, identifier: String) {
        guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
            return display.reusableHeaderFooters.register(identifier, maker: nil)
        }
        display.reusableHeaderFooters.register(identifier) {
            HeadlessClass.makeHeaderFooterView(type, reuseIdentifier: identifier)
        }
    }

    func registerHeaderFooter(_ nib: UINib?, identifier: String) {
        display.reusableHeaderFooters.register(identifier, nib: nib) { $0.reuseIdentifier = identifier }
    }

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = display.reconfigured, cell.reuseIdentifier == identifier { return cell }
        guard let cell = display.reusableCells.reused(identifier) else {
            return display.reusableCells.made(identifier)
        }
        cell.prepareForReuse()
        if HeadlessScreen.isUnkind { cell.isHidden = false }
        return cell
    }

    /// A row that the data source is asked for has one cell only.
    func checkRequest(of identifier: String, at path: IndexPath) {
        guard let request = display.requested, request.path == path else { return }
        display.requested = (path, true)
        guard request.isDequeued else { return }
        HeadlessException.raise(
            """
            Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to \
            dequeue more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method \
            (without an index path). Cell identifier: \(identifier), index path: {length = 2, path = \(path.section) \
            - \(path.row)}
            """)
    }

    // A cell is always answered, so that a test that replaces the handler of exceptions can go on.
    func dequeueRegisteredCell(_ identifier: String) -> UITableViewCell {
        if let cell = dequeueCell(identifier) { return cell }
        HeadlessException.raise(
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard let view = display.reusableHeaderFooters.reused(identifier) else {
            return display.reusableHeaderFooters.made(identifier)
        }
        view.prepareForReuse()
        return view
    }
}
