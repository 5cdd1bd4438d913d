import TabCache
public import UIKit

/// A class of views of which one is made off screen, measured and thrown away.
///
/// ```swift
/// let plain = Prototype(NewsCell.self)
/// let filled = Prototype(NewsCell.self) { cell in cell.show(.sample) }
/// let made = Prototype(className: "NewsCell") { NewsCell(style: .default, reuseIdentifier: nil) }
/// let fromNib = Prototype(NewsCell.self, nib: UINib(nibName: "NewsCell", bundle: .main))
/// let registered = Prototype(reuseIdentifier: "news", in: tableView)
/// ```
///
/// A table cell is made with the default style, everything else with an empty frame.
@MainActor
public struct Prototype {
    /// The name of the class, without its module.
    public let className: String

    /// The name that distinguishes prototypes of one class in the cache; empty by default.
    ///
    /// Prototypes whose closures are written in different places differ without it. Give one when one place
    /// makes several, as in a function whose arguments the closure captures.
    public var variant: String = ""

    /// Makes the view.
    public let make: @MainActor () -> UIView

    /// Called with the view before it is filled and laid out, to give it sample content.
    public var prepare: (@MainActor (UIView) -> Void)? {
        didSet { identity = Identity() }
    }

    /// What tells the class from others, and from the same class in another build.
    package var classIdentity: ClassIdentity

    /// The class of the views, if it is known before one is made.
    package private(set) var viewClass: UIView.Type?

    /// Where in the code the closures are; empty for a class alone.
    package let origin: String

    /// Whether something else is made in place of the views, which are not made at all.
    package private(set) var isPlaceholder = false

    /// Tells prototypes of a class apart that closures make or prepare; `nil` for a class alone.
    package private(set) var identity: Identity?

    /// Creates a prototype of a class of views, cells, headers or footers.
    ///
    /// - Parameters:
    ///   - viewClass: The class.
    ///   - prepare: Called with the view, to give it sample content.
    ///   - file: The file of the closure; by default that of the call.
    ///   - line: The line of the closure; by default that of the call.
    ///   - column: Where the closure is in its line; by default where the call is.
    public init(
        _ viewClass: UIView.Type, prepare: (@MainActor (UIView) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            className: String(describing: viewClass), classIdentity: ClassIdentity.of(viewClass),
            viewClass: viewClass,
            origin: prepare == nil ? "" : "\(file):\(line):\(column)", prepare: prepare
        ) { ViewMaking.make(viewClass) }
        if prepare == nil { identity = nil }
    }

    /// Creates a prototype of a class of views that a closure gives sample content.
    ///
    /// ```swift
    /// let filled = Prototype(NewsCell.self) { cell in cell.show(.sample) }
    /// ```
    ///
    /// - Parameters:
    ///   - viewClass: The class.
    ///   - prepare: Called with the view, to give it sample content.
    ///   - file: The file of the closure; by default that of the call.
    ///   - line: The line of the closure; by default that of the call.
    ///   - column: Where the closure is in its line; by default where the call is.
    public init<View: UIView>(
        _ viewClass: View.Type, prepare: @escaping @MainActor (View) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let untyped: @MainActor (UIView) -> Void = { ($0 as? View).map(prepare) }
        self.init(viewClass, prepare: untyped, file: file, line: line, column: column)
    }

    /// Creates a prototype as the generic initializer does, with a closure that casts the view by itself.
    public init(
        _ viewClass: UIView.Type, prepare: @escaping @MainActor (UIView) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            viewClass, prepare: .some(prepare), file: file, line: line, column: column)
    }

    /// Creates a prototype of a class whose views cannot be made without their model.
    ///
    /// ```swift
    /// tableView.tabAnimated = TableAnimated(prototype: Prototype(remembering: TimelineCell.self))
    /// ```
    ///
    /// None is ever made: the skeleton is what real ones looked like last. Until there were any, one of UIKit's own
    /// cells with two lines of text takes their place.
    ///
    /// - Parameter viewClass: The class.
    public init(remembering viewClass: UIView.Type) {
        self.init(
            className: String(describing: viewClass), classIdentity: ClassIdentity.of(viewClass),
            viewClass: viewClass, origin: "remembering"
        ) { Self.makePlaceholder(for: viewClass) }
        identity = nil
        isPlaceholder = true
    }

    /// Creates a prototype of views that are made in a way of their own, for example from a nib.
    ///
    /// - Parameters:
    ///   - className: The name of the class, or another name for what is made.
    ///   - prepare: Called with the view, to give it sample content.
    ///   - image: An address in the binary image whose code makes the view; by default in that of the call.
    ///   - file: The file of the closures; by default that of the call.
    ///   - line: The line of the closures; by default that of the call.
    ///   - column: Where the closures are in their line; by default where the call is.
    ///   - make: Makes the view.
    public init(
        className: String, prepare: (@MainActor (UIView) -> Void)? = nil,
        image: UnsafeRawPointer = #dsohandle, file: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        make: @escaping @MainActor () -> UIView
    ) {
        let build = BinaryImage(holding: image)?.identity ?? ""
        self.init(
            className: className, classIdentity: ClassIdentity(name: className, build: build),
            origin: "\(file):\(line):\(column)", prepare: prepare, make: make)
    }

    /// Creates a prototype of views that are made in a way of their own and are of a known class.
    package init(
        className: String, classIdentity: ClassIdentity, viewClass: UIView.Type? = nil, origin: String,
        prepare: (@MainActor (UIView) -> Void)? = nil, identity: Identity? = Identity(),
        make: @escaping @MainActor () -> UIView
    ) {
        self.className = className
        self.classIdentity = classIdentity
        self.viewClass = viewClass
        self.origin = origin
        self.prepare = prepare
        self.make = make
        self.identity = identity
    }

    /// What copies of one prototype have in common.
    package final class Identity: Hashable, Sendable {
        package init() {}

        package static func == (one: Identity, other: Identity) -> Bool { one === other }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }
}
