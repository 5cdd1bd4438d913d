import TabCache
import UIKit

/// The texts that an interface file brings and that say nothing: those of Interface Builder, and the own words of outlets.
///
/// Binding replaces them, so the labels are judged as in a cell that is made in code.
@MainActor
enum StandInText {
    /// What Interface Builder writes into new views, and what people write there in its place.
    private static let words: Set<String> = ["label", "title", "subtitle", "name", "text", "button"]

    /// How the text begins that stands for any other.
    private static let dummy = "loremipsum"

    /// The words of a name that say which kind of view it is.
    private static let kinds: Set<String> = ["label", "lbl", "text", "txt", "view"]

    /// Takes the texts away that say nothing, from a cell that is thrown away, and returns the names of its views.
    static func remove(from root: UIView) -> ViewNames {
        let names = ViewNames(of: root)
        for view in root.descendants(entering: { !($0 is UIButton) }) {
            switch view {
            case let label as UILabel where saysNothing(label.text, named: names[label]): label.text = nil
            case let button as UIButton: remove(from: button)
            default: break
            }
        }
        return names
    }

    private static func remove(from button: UIButton) {
        if saysNothing(button.title(for: .normal), named: nil) { button.setTitle(nil, for: .normal) }
        guard var configuration = button.configuration, saysNothing(configuration.title, named: nil) else {
            return
        }
        configuration.title = nil
        button.configuration = configuration
    }

    /// Whether a text is one of the words, or that of the outlet alone: `cityLabel` with "City".
    static func saysNothing(_ text: String?, named name: String?) -> Bool {
        let said = letters(of: text ?? "")
        guard Guess.standIn.isMade, !said.isEmpty else { return false }
        if words.contains(said) || said.hasPrefix(dummy) || text?.lowercased().hasPrefix("label ") == true {
            return true
        }
        return name.map { said == letters(of: ownName($0)) || said == word(of: $0) } ?? false
    }

    /// Whether Interface Builder writes a text into new views.
    static func isDefault(_ text: String) -> Bool {
        ["Label", "Button", "Title", "Subtitle", "Detail", "Text"].contains(
            text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// The own word of an outlet, without what says which kind of view it is.
    private static func word(of name: String) -> String {
        TextKind.split(ownName(name)).filter { !kinds.contains($0) }.joined()
    }

    /// The name of an outlet in its view.
    private static func ownName(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }

    private static func letters(of text: String) -> String { text.lowercased().filter(\.isLetter) }
}
