/// The parts of one symbol, each a path in the notation of `SymbolPath`.
struct SymbolShape: Sendable {
    /// The width of the symbol on the grid of 24.
    var width: CGFloat = 24
    /// The closed outline, stroked in the plain symbol and filled in its `.fill` variant.
    var outline = ""
    /// Lines that are stroked in the plain symbol only.
    var details = ""
    /// Spots, filled in the plain symbol and left out of the filled one.
    var dots = ""
    /// What is cut out of the filled symbol; of a symbol without outline, what is cut out of a filled frame.
    var cutout = ""
}
