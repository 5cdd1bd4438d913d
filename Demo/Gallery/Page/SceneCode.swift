import DemoScenes
import Foundation

/// The code of a scene as an app writes it: its screen in one class, with what it imports.
struct SceneCode: Encodable {
    /// The path of the source, from the folder of the package.
    let file: String
    let text: String

    /// Rewrites the code of a scene; `nil` where its source is not at hand.
    @MainActor
    init?(of scene: DemoScene) {
        guard let maker = SceneSources.shared.maker(of: scene.name) else { return nil }
        self.init(ofClass: maker.type, madeBy: maker, summary: scene.summary)
    }

    /// Rewrites the code of the films' screen.
    init?(ofFilm script: FingerScript) {
        let ring = script.look == .ring ? ScreenCode("RingView", in: .shared)?.text : nil
        let text = [PulledScreen(look: script.look).text, ring].compactMap(\.self).joined(separator: "\n\n")
        guard let code = SceneCode(ofClass: "RefreshViewController") else { return nil }
        file = code.file
        self.text = Self.whole(text, imports: ["import TabAnimatedRefreshing", "import UIKit"], made: nil)
    }

    private init?(ofClass name: String, madeBy maker: SceneMaker? = nil, summary: String = "") {
        let sources = SceneSources.shared
        guard let screen = ScreenCode(name, madeBy: maker, summary: summary, in: sources) else { return nil }
        file = "Demo/iOS/TabAnimatedDemo.swiftpm/Scenes" + screen.path.dropFirst(sources.folder.path.count)
        var screens = [screen]
        if !screen.text.contains("TabAnimation") {
            // A screen that only holds others shows their code.
            screens = sources.types(in: screen.text).filter { $0 != name }.compactMap {
                ScreenCode($0, in: sources)
            }
            screens = screens.filter { $0.text.contains("TabAnimation") }
        }
        let made = screen.isMadeWithArguments ? maker.map { "\($0.type)(\($0.arguments))" } : nil
        let imports = screens.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        text = Self.whole(screens.map(\.text).joined(separator: "\n\n"), imports: imports, made: made)
    }

    /// A text under its imports, and a note on what it takes from the app.
    private static func whole(_ text: String, imports: Set<String>, made: String?) -> String {
        let own = SceneSources.shared.types(in: text).filter { !text.contains("class \($0):") }
        var note = "// Your own: \((own + ["fetch(), which asks your server"]).joined(separator: ", "))."
        if let made { note += "\n// This scene is \(made)." }
        return imports.sorted().joined(separator: "\n") + "\n\n" + note + "\n\n" + text
    }
}
