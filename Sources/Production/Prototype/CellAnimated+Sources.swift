import TabCache
public import UIKit

extension CellAnimated {
    /// Creates a kind of cell, header or footer from its class.
    ///
    /// ```swift
    /// let filled = CellAnimated(NewsCell.self) { $0.show(.sample) }
    /// ```
    ///
    /// - Parameters:
    ///   - viewClass: The class.
    ///   - prepare: Called with the view, to give it sample content.
    ///   - file: The file of the call, which tells closures apart; leave the default.
    ///   - line: The line of the call; leave the default.
    ///   - column: The place of the call in its line; leave the default.
    public init<View: UIView>(
        _ viewClass: View.Type, prepare: (@MainActor (View) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            className: String(describing: viewClass), classIdentity: ClassFacts.of(viewClass).identity,
            viewClass: viewClass, origin: prepare == nil ? "" : "\(file):\(line):\(column)",
            prepare: Self.untyped(prepare), closures: prepare == nil ? nil : PrototypeName.Closures()
        ) { ViewMaking.make(viewClass) }
    }

    /// Creates a kind of cell, header or footer from the reuse identifier that a table knows it by: of a class or a nib that
    /// was registered, or of a storyboard.
    ///
    /// It dequeues the view from the table, which never gets it back, as the table expects of its views. A collection view
    /// hands out cells to its data source alone: give the nib instead. An identifier that the table does not know is
    /// reported, and an empty cell takes its place.
    ///
    /// - Parameters:
    ///   - identifier: The reuse identifier; it names the class too.
    ///   - table: The table, which is held weakly.
    ///   - prepare: Called with the view, to give it sample content; it names the class: `{ (cell: NewsCell) in … }`.
    ///   - image: Tells the program that registers the cell from others; leave the default.
    ///   - file: The file of the call, which tells closures apart; leave the default.
    ///   - line: The line of the call; leave the default.
    ///   - column: The place of the call in its line; leave the default.
    public init<View: UIView>(
        reuseIdentifier identifier: String, in table: UITableView,
        prepare: (@MainActor (View) -> Void)? = (@MainActor (UIView) -> Void)?.none,
        image: UnsafeRawPointer = #dsohandle, file: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            className: identifier, prepare: Self.untyped(prepare), image: image, file: file, line: line,
            column: column
        ) { [weak table] in
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
        facts.bringsTexts = true
    }

    /// Creates a kind of cell whose class cannot be made without its model.
    ///
    /// ```swift
    /// tableView.tabAnimated = TableAnimated(CellAnimated(remembering: TimelineCell.self))
    /// ```
    ///
    /// None is ever made: the skeleton is what real ones looked like last. Until there were any, one of UIKit's own
    /// cells with two lines of text takes their place.
    ///
    /// - Parameter viewClass: The class.
    public init(remembering viewClass: UIView.Type) {
        self.init(
            className: String(describing: viewClass), classIdentity: ClassFacts.of(viewClass).identity,
            viewClass: viewClass, origin: "remembering", closures: nil
        ) {
            switch viewClass {
            case is UITableViewCell.Type: UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            case is UICollectionViewCell.Type: UICollectionViewListCell(frame: .zero)
            default: UITableViewHeaderFooterView(reuseIdentifier: nil)
            }
        }
        facts.isPlaceholder = true
    }

    /// Creates a kind of view that a closure makes, with its sample content.
    ///
    /// ```swift
    /// let detail = CellAnimated(className: "Detail") { UITableViewCell(style: .value1, reuseIdentifier: nil) }
    /// ```
    ///
    /// - Parameters:
    ///   - className: The name of the class, or another name for what is made.
    ///   - image: Tells the program that makes the view from others; leave the default.
    ///   - file: The file of the call, which tells closures apart; leave the default.
    ///   - line: The line of the call; leave the default.
    ///   - column: The place of the call in its line; leave the default.
    ///   - make: Makes the view.
    public init(
        className: String, image: UnsafeRawPointer = #dsohandle, file: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, make: @escaping @MainActor () -> UIView
    ) {
        self.init(
            className: className, prepare: nil, image: image, file: file, line: line, column: column,
            make: make)
    }

    /// Creates the header or footer that a table makes of a text, as high as the table makes it.
    ///
    /// - Parameter title: A text about as long as that of the real one.
    public init(title: String) {
        // The closure is ours, and the text is the variant: equal titles are one prototype.
        self.init(
            className: "UITableViewHeaderFooterView",
            classIdentity: ClassFacts.of(UITableViewHeaderFooterView.self).identity,
            viewClass: UITableViewHeaderFooterView.self, origin: "title",
            prepare: { ($0 as? UITableViewHeaderFooterView)?.textLabel?.text = title }, closures: nil
        ) { UITableViewHeaderFooterView(reuseIdentifier: nil) }
        self = self.variant(title)
        facts.title = title
    }
}

// visionOS deprecates nibs, and with them what takes one.
@available(visionOS, deprecated: 1.0, message: "Make the view in code: visionOS deprecates nibs.")
extension CellAnimated {
    /// Creates a kind of cell, header or footer from a nib in which it is the first object of its class.
    ///
    /// ```swift
    /// let fromNib = CellAnimated(NewsCell.self, nib: UINib(nibName: "NewsCell", bundle: nil))
    /// ```
    ///
    /// A collection view hands out the prototype cells of a storyboard to its data source alone: move such a cell into a
    /// nib, register that with the collection view, and give it here too.
    ///
    /// - Parameters:
    ///   - viewClass: The class.
    ///   - nib: The nib; one without an object of the class gives a warning, and an empty view takes its place.
    ///   - prepare: Called with the view, to give it sample content.
    ///   - file: The file of the call, which tells closures apart; leave the default.
    ///   - line: The line of the call; leave the default.
    ///   - column: The place of the call in its line; leave the default.
    public init<View: UIView>(
        _ viewClass: View.Type, nib: UINib, prepare: (@MainActor (View) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            className: String(describing: viewClass), classIdentity: ClassFacts.of(viewClass).identity,
            viewClass: viewClass, origin: "nib \(file):\(line):\(column)", prepare: Self.untyped(prepare)
        ) { Self.view(of: viewClass, in: nib) }
        facts.bringsTexts = true
    }

    /// Returns the first object of a class in a nib.
    private static func view(of viewClass: UIView.Type, in nib: UINib) -> UIView {
        let views = nib.instantiate(withOwner: nil, options: nil).compactMap { $0 as? UIView }
        if let view = views.first(where: { $0.isKind(of: viewClass) }) { return view }
        let className = String(describing: viewClass)
        let found = views.map { String(describing: $0.declaredClass) }.joined(separator: ", ")
        SkeletonLog.warn(
            "The nib of \(className) holds no \(className) but \(found.isEmpty ? "nothing" : found). "
                + "Set the class of its top view, or give another nib.")
        return UIView()
    }
}

extension CellAnimated {
    private init(
        className: String, prepare: (@MainActor (UIView) -> Void)?, image: UnsafeRawPointer,
        file: StaticString, line: UInt, column: UInt, make: @escaping @MainActor () -> UIView
    ) {
        let build = BinaryImage(holding: image)?.identity ?? ""
        self.init(
            className: className, classIdentity: ClassIdentity(name: className, build: build),
            origin: "\(file):\(line):\(column)", prepare: prepare, make: make)
    }

    private static func untyped<View: UIView>(
        _ prepare: (@MainActor (View) -> Void)?
    ) -> (@MainActor (UIView) -> Void)? {
        guard let prepare else { return nil }
        return { ($0 as? View).map(prepare) }
    }
}
