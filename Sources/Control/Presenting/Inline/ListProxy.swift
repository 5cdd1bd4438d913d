import UIKit

/// Data source and delegate of a list of which a part loads: answers for that part and forwards all else to the
/// objects of the app.
///
/// A message gets one of four treatments. What loads is shown by the messages that are always answered. What the
/// app may leave out and names a cell or a section is implemented too, but answered only if the app answers it,
/// because UIKit behaves differently where a method is missing. What names neither is forwarded. What names one
/// and is not implemented here is withheld.
///
/// A proxy without cells of our own is the delegate only, for the room that it gives sections; it withholds nothing.
@MainActor
class ListProxy: ForwardingObject, UIScrollViewDelegate {
    // The objects of the app, held weakly, as the list holds them. Unsafe because any thread may ask an object what
    // it responds to; safe because nothing sets them after the initializer, and weak references may be read anywhere.
    nonisolated(unsafe) private(set) weak var source: (any NSObjectProtocol)?
    nonisolated(unsafe) private(set) weak var target: (any UIScrollViewDelegate)?

    nonisolated private let messages: ProxyMessages

    /// Called when the list asks for what shows that the app may have replaced the proxy.
    var listDidAsk: (@MainActor () -> Void)?

    /// Called when the app has inserted or deleted cells in a section that loads.
    var countsDidChange: (@MainActor () -> Void)?

    /// Returns the room that a section is lent below its cells, in points; `nil` for one that is lent none.
    var room: (@MainActor (Int) -> CGFloat?)?

    init(source: (any NSObjectProtocol)?, target: (any UIScrollViewDelegate)?, messages: ProxyMessages) {
        self.source = source
        self.target = target
        self.messages = messages
    }

    /// The skeleton cells of the list; `nil` once the proxy is detached and only forwards.
    var skeleton: (any InlineCells)? { nil }

    /// Stops answering for the list, which may still be known to objects that wrapped the proxy.
    func detach() {
        listDidAsk = nil
        countsDidChange = nil
        room = nil
    }

    // MARK: Messages

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return NSObject.instancesRespond(to: aSelector)
            || messages.answered.contains(aSelector.description) || receiver(of: aSelector) != nil
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
        guard let aSelector else { return nil }
        return receiver(of: aSelector) ?? super.forwardingTarget(for: aSelector)
    }

    /// The object of the app that responds to a message, unless the message is withheld.
    nonisolated private func receiver(of selector: Selector) -> (any NSObjectProtocol)? {
        let name = selector.description
        let isWithheld = messages.hasForeignCells && ProxyMessages.namesContent(name)
        guard Self.instancesRespond(to: selector) || !isWithheld else { return nil }
        let object = messages.dataSource.contains(name) ? source : target
        return object?.responds(to: selector) == true ? object : nil
    }
}

// MARK: - Cells and sections

extension ListProxy {
    /// The number of the skeleton cell at a path, or `nil` if the cell is the app's.
    func number(at path: IndexPath) -> Int? {
        guard case .skeleton(let number)? = skeleton?.content.owner(ofItem: path.item, in: path.section)
        else { return nil }
        return number
    }

    /// Whether the app has a section.
    func belongsToApp(_ section: Int) -> Bool { skeleton?.content.hasSection(section) ?? true }

    /// The header that the model gives a section, while the section loads.
    func header(_ section: Int) -> SupplementaryAnimated? {
        skeleton?.content.number(ofSection: section).flatMap { skeleton?.header(ofSection: $0) }
    }

    /// The footer that the model gives a section, while the section loads.
    func footer(_ section: Int) -> SupplementaryAnimated? {
        skeleton?.content.number(ofSection: section).flatMap { skeleton?.footer(ofSection: $0) }
    }

    // A method that Objective-C makes optional is optional where it is passed to these; where it has a default, it
    // never is.

    /// Calls a method of the app for a cell, unless the cell is a skeleton.
    @discardableResult
    func forward<List, Value>(
        _ method: ((List, IndexPath) -> Value)?, _ list: List, _ path: IndexPath
    ) -> Value? {
        number(at: path) == nil ? method?(list, path) : nil
    }

    /// Calls a method of the app for a section, unless the app does not have the section.
    func forward<List, Value>(_ method: ((List, Int) -> Value)?, _ list: List, _ section: Int) -> Value? {
        belongsToApp(section) ? method?(list, section) : nil
    }

    /// Calls a method of the app for a cell, header or footer that the list shows, unless it is a skeleton.
    func forward<List, View, Place>(
        _ method: ((List, View, Place) -> Void)?, _ list: List, _ view: View, _ place: Place
    ) {
        if !(view is any SkeletonShowing) { method?(list, view, place) }
    }

    /// Calls a method of the app that moves a cell, unless one of both is a skeleton.
    @discardableResult
    func forward<List, Value>(
        _ method: ((List, IndexPath, IndexPath) -> Value)?, _ list: List, from source: IndexPath,
        to destination: IndexPath
    ) -> Value? {
        number(at: source) == nil && number(at: destination) == nil
            ? method?(list, source, destination) : nil
    }
}
