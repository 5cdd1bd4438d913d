public import UIKit

extension Prototype {
    /// Creates a prototype of a class whose views are made from a nib.
    ///
    /// It uses the first object of the class in the nib. A nib without one gives a warning, and an empty view takes its
    /// place.
    ///
    /// This is the way for the cells of collection views that are laid out in Interface Builder: a collection
    /// view dequeues a cell for an index path and expects it back as the cell of that path, so only its
    /// data source may ask it for one, and the prototype cells of a storyboard are nowhere else to be had. Move
    /// such a cell into a nib, register that with the collection view, and give it here too.
    ///
    /// - Parameters:
    ///   - viewClass: The class.
    ///   - nib: The nib.
    ///   - prepare: Called with the view, to give it sample content.
    ///   - file: The file of the closure; by default that of the call.
    ///   - line: The line of the closure; by default that of the call.
    ///   - column: Where the closure is in its line; by default where the call is.
    public init(
        _ viewClass: UIView.Type, nib: UINib, prepare: (@MainActor (UIView) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let className = String(describing: viewClass)
        self.init(
            className: className, classIdentity: ClassIdentity.of(viewClass), viewClass: viewClass,
            origin: "nib \(file):\(line):\(column)",
            prepare: prepare
        ) {
            let views = nib.instantiate(withOwner: nil, options: nil).compactMap { $0 as? UIView }
            if let view = views.first(where: { $0.isKind(of: viewClass) }) { return view }
            let found = views.map { String(describing: $0.declaredClass) }.joined(separator: ", ")
            SkeletonLog.warn(
                "The nib of \(className) holds no \(className) but \(found.isEmpty ? "nothing" : found). "
                    + "Set the class of its top view, or give another nib.")
            return UIView()
        }
    }

    /// Creates a prototype of a class whose views are made from a nib, and that a closure gives sample content.
    ///
    /// - Parameters:
    ///   - viewClass: The class.
    ///   - nib: The nib.
    ///   - prepare: Called with the view, to give it sample content.
    ///   - file: The file of the closure; by default that of the call.
    ///   - line: The line of the closure; by default that of the call.
    ///   - column: Where the closure is in its line; by default where the call is.
    public init<View: UIView>(
        _ viewClass: View.Type, nib: UINib, prepare: @escaping @MainActor (View) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let untyped: @MainActor (UIView) -> Void = { ($0 as? View).map(prepare) }
        self.init(viewClass, nib: nib, prepare: untyped, file: file, line: line, column: column)
    }

    /// Creates a prototype of what a table makes for a reuse identifier: the cells, or else the headers and footers, of
    /// a class or a nib that was registered, or the cells of a storyboard.
    ///
    /// It dequeues the view from the table, which never gets it back, as the table expects of its views.
    /// A collection view hands out cells to its data source alone: give a prototype the nib instead.
    /// An identifier that the table does not know is reported, and an empty cell is mapped in its place.
    ///
    /// - Parameters:
    ///   - identifier: The reuse identifier; it names the class of the prototype too.
    ///   - table: The table, which is held weakly.
    ///   - prepare: Called with the cell, to give it sample content.
    ///   - image: An address in the binary image that registers the cell; by default in that of the call.
    ///   - file: The file of the closure; by default that of the call.
    ///   - line: The line of the closure; by default that of the call.
    ///   - column: Where the closure is in its line; by default where the call is.
    public init(
        reuseIdentifier identifier: String, in table: UITableView,
        prepare: (@MainActor (UIView) -> Void)? = nil, image: UnsafeRawPointer = #dsohandle,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            className: identifier, prepare: prepare, image: image, file: file, line: line, column: column
        ) {
            [weak table] in
            let view: UIView? =
                table?.dequeueReusableCell(withIdentifier: identifier)
                ?? table?.dequeueReusableHeaderFooterView(withIdentifier: identifier)
            guard let view else {
                SkeletonLog.warn(
                    "The table knows no cell with the identifier \(identifier), and no header. Register a class or a nib, "
                        + "or give the cell of the storyboard this identifier.")
                return UITableViewCell(style: .default, reuseIdentifier: identifier)
            }
            view.removeFromSuperview()
            return view
        }
    }
}

extension Prototype {
    /// Makes what is seen in place of views of a class that cannot be made: two lines of text, as UIKit's own cells have.
    static func makePlaceholder(for viewClass: UIView.Type) -> UIView {
        switch viewClass {
        case is UITableViewCell.Type: UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        case is UICollectionViewCell.Type: UICollectionViewListCell(frame: .zero)
        default: UITableViewHeaderFooterView(reuseIdentifier: nil)
        }
    }
}
