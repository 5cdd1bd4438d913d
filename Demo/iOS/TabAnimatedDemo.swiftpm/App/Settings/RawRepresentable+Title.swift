extension RawRepresentable where RawValue == String {
    /// The name of the case in words: "extraLarge" is "Extra large".
    var title: String {
        let words = rawValue.flatMap { $0.isUppercase ? " " + $0.lowercased() : String($0) }
        return String(words.prefix(1)).uppercased() + String(words.dropFirst())
    }
}
