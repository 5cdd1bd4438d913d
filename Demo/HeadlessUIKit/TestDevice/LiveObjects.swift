import UIKit

/// Objects that a test has seen, none of which it keeps alive.
///
///     var live = LiveObjects(of: ["TabAnimated", "TabProduction"])
///     live.look(from: window)                  // while the skeleton is on screen
///     table.endTabAnimation()
///     HeadlessScreen.main.turn()
///     #expect(live.names == [])
///
/// It finds what stored properties, collections, associations and observations reach, and counts the objects of the
/// modules it is made for together with the views, layers, recognizers and observations that these alone reach.
@MainActor
public struct LiveObjects {
    private struct Seen {
        let name: String
        weak var object: AnyObject?
    }

    private let modules: Set<String>
    private var seen: [ObjectIdentifier: Seen] = [:]
    /// Whether the objects of a class count, by the class.
    private var counted: [ObjectIdentifier: Bool] = [:]

    /// Creates an empty collection.
    ///
    /// - Parameter modules: The modules whose objects count.
    public init(of modules: Set<String>) {
        self.modules = modules
    }

    /// The number of objects that were ever seen.
    public var count: Int { seen.count }

    /// The names of the classes of the objects that are alive, sorted, one for each object.
    public var names: [String] { seen.values.filter { $0.object != nil }.map(\.name).sorted() }

    /// Adds what can be reached from some objects.
    public mutating func look(from roots: AnyObject...) {
        var known: Set<ObjectIdentifier> = []
        var (theirs, ours) = (roots, [AnyObject]())
        // First everything that is reached without one of ours: it belongs to the app or to the system.
        while let object = theirs.popLast() {
            guard !isCounted(object) else {
                ours.append(object)
                continue
            }
            if known.insert(ObjectIdentifier(object)).inserted { theirs += ObjectReading.objects(in: object) }
        }
        while let object = ours.popLast() {
            guard known.insert(ObjectIdentifier(object)).inserted else { continue }
            if isCounted(object) || isMadeOfOurs(object) { note(object) }
            ours += ObjectReading.objects(in: object)
        }
    }

    private mutating func note(_ object: AnyObject) {
        let name = String(describing: type(of: object))
        seen[ObjectIdentifier(object)] = Seen(name: name, object: object)
    }

    private mutating func isCounted(_ object: AnyObject) -> Bool {
        let key = ObjectIdentifier(type(of: object))
        if let known = counted[key] { return known }
        let name = String(reflecting: type(of: object))
        let isCounted = name.firstIndex(of: ".").map { modules.contains(String(name[..<$0])) } ?? false
        counted[key] = isCounted
        return isCounted
    }

    /// Whether an object that only ours reach is one that stays on a screen.
    private func isMadeOfOurs(_ object: AnyObject) -> Bool {
        object is UIResponder || object is CALayer || object is UIGestureRecognizer
            || object is NSKeyValueObservation
    }
}

/// Reads the objects that an object holds.
@MainActor
private enum ObjectReading {
    /// Whether values of a type hold nothing, by the type; a cast takes longer than all the rest.
    private static var holdsNothing: [ObjectIdentifier: Bool] = [:]

    static func objects(in object: AnyObject) -> [AnyObject] {
        var found: [AnyObject] = []
        if object is UIColor || object is CGColor || object is UIFont || object is CGPath { return found }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for child in level.children { collect(child.value, into: &found) }
            mirror = level.superclassMirror
        }
        return found
    }

    private static func collect(_ value: Any, into found: inout [AnyObject]) {
        let type = type(of: value)
        if isEmpty(value, of: type) { return }
        if type is AnyClass { return found.append(value as AnyObject) }
        for child in Mirror(reflecting: value).children { collect(child.value, into: &found) }
    }

    private static func isEmpty(_ value: Any, of type: Any.Type) -> Bool {
        if let known = holdsNothing[ObjectIdentifier(type)] { return known }
        let isEmpty =
            switch value {
            case is String, is any BinaryInteger, is any BinaryFloatingPoint, is AnyKeyPath, is Any.Type: true
            case is Bool, is CGPoint, is CGSize, is CGRect, is UIEdgeInsets, is NSDirectionalEdgeInsets: true
            case is CGAffineTransform, is CATransform3D, is IndexPath, is any OptionSet: true
            default: false
            }
        holdsNothing[ObjectIdentifier(type)] = isEmpty && type != AnyHashable.self
        return isEmpty
    }
}
