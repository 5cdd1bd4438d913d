import TabCache
import UIKit

/// The elements that a view lists for VoiceOver, with covers in place of those that they cover.
///
/// A view that loads lists its cover; a view around it that lists elements of it lists the cover instead. The app gets
/// its own list back, and one that it sets meanwhile.
@MainActor
final class ListedElements {
    /// The covers of a view in the list.
    struct Substitutes {
        let covers: [UIView]
        /// Whether covers take the place of an element; `nil` for all.
        let isCovered: ((Any) -> Bool)?
        /// Whether the list is that of the view itself, where covers stand also without an element to cover.
        var isOfOwner = true
    }

    private static let lists = Associated<ListedElements>()

    /// By the views whose covers they are; which comes first makes no difference.
    private var substitutes: [ObjectIdentifier: Substitutes] = [:]
    private var own: [Any]?
    private var loading: [Any]?

    /// Puts the covers of a view into the list of another one, or of itself, or takes them out.
    ///
    /// - Returns: Whether the list is as it should be.
    @discardableResult
    static func put(_ covers: Substitutes?, of canvas: UIView, into owner: UIView) -> Bool {
        guard owner.heeds(.elements), !owner.classFacts.hostsSwiftUI else { return covers == nil }
        guard let list = lists[owner] ?? covers.map({ _ in ListedElements() }) else { return true }
        lists[owner] = list
        list.substitutes[ObjectIdentifier(canvas)] = covers
        defer { if list.substitutes.isEmpty { lists[owner] = nil } }
        return list.update(owner)
    }

    private func update(_ owner: UIView) -> Bool {
        let current = owner.accessibilityElements
        if !Self.isSame(current, loading) || loading == nil { own = current }
        loading = substitutes.values.reduce(own) { Self.list($0, with: $1) }
        if !Self.isSame(current, loading) { owner.accessibilityElements = loading }
        return Self.isSame(owner.accessibilityElements, loading)
    }

    /// Puts covers where the first element stood that they cover, or else before all.
    private static func list(_ elements: [Any]?, with covers: Substitutes) -> [Any]? {
        guard let isCovered = covers.isCovered else { return covers.covers }
        guard let elements else { return nil }
        guard let place = elements.firstIndex(where: isCovered) ?? (covers.isOfOwner ? 0 : nil) else {
            return elements
        }
        return elements[..<place] + covers.covers + elements[place...].filter { !isCovered($0) }
    }

    private static func isSame(_ first: [Any]?, _ second: [Any]?) -> Bool {
        first?.map { ObjectIdentifier($0 as AnyObject) } == second?.map { ObjectIdentifier($0 as AnyObject) }
    }
}
