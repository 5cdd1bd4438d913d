/// The names of stored properties as the app wrote them.
enum PropertyName {
    /// Takes away what the compiler adds to lazy and wrapped properties, and one leading underscore.
    static func plain(_ label: String) -> String {
        let lazyPrefix = "$__lazy_storage_$_"
        if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    /// Takes away the same from each step of a path, and the marks of optional chaining.
    static func plain(path: Substring) -> String {
        path.split(separator: ".")
            .map { step in plain(step.filter { $0 != "?" && $0 != "!" }) }
            .joined(separator: ".")
    }
}
