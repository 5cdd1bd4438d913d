import DemoScenes
import Foundation

/// The page that shows all pictures of the gallery.
@MainActor
struct GalleryPage {
    let groups: [SceneGroup]
    let films: [FingerScript]
    let reports: [SceneReport]

    var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>TabAnimated gallery</title>
        <style>
        \(Self.styleSheet)
        </style>
        </head>
        <body>
        <header>
        <h1>TabAnimated</h1>
        <p>Skeletons of real UIKit screens, made from the screens themselves.</p>
        </header>
        \(contents)
        \(shownGroups.map(section).joined(separator: "\n"))
        <h2 id="films">Pull to refresh</h2>
        <p>Films of a finger that pulls.</p>
        \(films.map(section).joined(separator: "\n"))
        </body>
        </html>

        """
    }

    private var shownGroups: [SceneGroup] { groups.filter { !$0.scenes.isEmpty } }

    /// Links to all groups and scenes.
    private var contents: String {
        let lists = shownGroups.map { group in
            links(group.name, group.title, group.scenes.map { ($0.name, $0.title) })
        }
        let films = links("films", "Pull to refresh", films.map { ($0.name, title(of: $0)) })
        return """
            <nav>
            \((lists + [films]).joined(separator: "\n"))
            </nav>
            """
    }

    private func links(_ name: String, _ title: String, _ entries: [(name: String, title: String)]) -> String
    {
        let links = entries.map { "<a href=\"#\($0.name)\">\($0.title)</a>" }
        return "<p><a href=\"#\(name)\"><b>\(title)</b></a> \(links.joined(separator: " "))</p>"
    }

    private func section(of group: SceneGroup) -> String {
        """
        <h2 id="\(group.name)">\(group.title)</h2>
        <p>\(group.summary)</p>
        \(group.scenes.map(section).joined(separator: "\n"))
        """
    }

    private func section(of scene: DemoScene) -> String {
        """
        <section id="\(scene.name)">
        <h3>\(scene.title)</h3>
        <p>\(scene.summary)\(report(of: scene))</p>
        <div class="pictures">
        \(Picture.pictures(of: scene).map { figure(of: $0, scene: scene) }.joined(separator: "\n"))
        </div>
        </section>
        """
    }

    private func section(of film: FingerScript) -> String {
        let file = "\(FilmWriter.folder)/\(film.name)"
        return """
            <section id="\(film.name)">
            <h3>\(title(of: film))</h3>
            <p>\(film.summary)</p>
            <div class="film"><img src="\(file).svg" height="320" loading="lazy" alt="\(film.summary)">
            <img src="\(file)-strip.svg" height="320" loading="lazy" alt="\(film.summary) Stills."></div>
            </section>
            """
    }

    private func title(of film: FingerScript) -> String {
        film.name.replacingOccurrences(of: "-", with: " ").capitalized
    }

    private func report(of scene: DemoScene) -> String {
        guard let report = reports.first(where: { $0.scene == scene.name }) else { return "" }
        return " \(report.components) components."
    }

    private func figure(of picture: Picture, scene: DemoScene) -> String {
        let file = "\(scene.name)-\(picture.name).svg"
        let caption = picture.name.replacingOccurrences(of: "-", with: ", ")
        return """
            <figure class="\(picture.style.rawValue)"><a href="\(file)">\
            <img src="\(file)" width="250" height="445" loading="lazy" alt="\(scene.title), \(caption)"></a>\
            <figcaption>\(caption)</figcaption></figure>
            """
    }

    private static let styleSheet = """
        :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
        body { margin: 0 auto; max-width: 1180px; padding: 2rem 1.25rem 4rem; background: light-dark(#f5f5f7, #161618); }
        h1 { margin: 0; font-size: 2.25rem; letter-spacing: -0.02em; }
        h2 { margin: 4rem 0 0; font-size: 1.75rem; }
        h3 { margin: 2.5rem 0 0; font-size: 1.25rem; }
        nav a { margin-right: 0.75rem; white-space: nowrap; }
        p { margin: 0.25rem 0 1rem; color: light-dark(#55555c, #a0a0a8); }
        .pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 1.5rem; }
        figure { margin: 0; }
        img { display: block; border-radius: 18px; border: 1px solid light-dark(#d8d8de, #3a3a40); }
        .film { display: flex; gap: 1.5rem; overflow-x: auto; }
        .film img { background: white; flex: none; }
        figcaption { margin-top: 0.5rem; font-size: 0.875rem; color: light-dark(#55555c, #a0a0a8); }
        """
}
