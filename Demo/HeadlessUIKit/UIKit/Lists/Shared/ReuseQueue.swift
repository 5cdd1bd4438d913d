import Foundation

/// Views that wait to be used again, and what makes new ones, by reuse identifier.
@MainActor struct ReuseQueue<View: UIView> {
    typealias Maker = @MainActor () -> View?

    private var makers: [String: Maker] = [:]
    private var waiting: [String: [View]] = [:]

    mutating func register(_ identifier: String, maker: Maker?) {
        makers[identifier] = maker
        waiting[identifier] = nil
    }

    /// Makes views of a nib; `name` sees each before it is used.
    mutating func register(_ identifier: String, nib: UINib?, name: @escaping @MainActor (View) -> Void) {
        guard let nib else { return register(identifier, maker: nil) }
        register(identifier) {
            let view = nib.firstObject(of: View.self)
            if let view { name(view) }
            return view
        }
    }

    mutating func enqueue(_ view: View, identifier: String?) {
        guard let identifier else { return }
        waiting[identifier, default: []].append(view)
    }

    mutating func reused(_ identifier: String) -> View? {
        guard let view = waiting[identifier]?.last else { return nil }
        waiting[identifier]?.removeLast()
        return view
    }

    func made(_ identifier: String) -> View? {
        makers[identifier]?()
    }
}
