import DemoScenes
import Foundation

/// The frames of a script, one after the other.
struct Film {
    /// One picture.
    struct Frame {
        let svg: String
        /// The same moment in the dark.
        let dark: String
        let size: CGSize
        /// What the edges do at that moment.
        let phase: String
    }

    let script: FingerScript
    let frames: [Frame]

    /// The film as an entry of the page, in which each frame is a phase.
    @MainActor
    var scene: GalleryScene {
        var scene = GalleryScene(
            name: script.name, title: script.title, summary: script.summary, group: "Pull to refresh")
        scene.code = SceneCode(ofFilm: script)
        let phases = frames.enumerated().map { index, frame in
            let time = Double(index) * FilmCamera.interval
            let (light, dark) = (ColoredPicture(frame.svg), ColoredPicture(frame.dark))
            let reference = scene.archive.add(light)
            let palette = PicturePalette(from: light, to: dark)
            let darkReference =
                palette.map { scene.archive.add($0, over: reference) } ?? scene.archive.add(dark)
            return SceneCourse.Phase(
                time: time, start: time, pictures: ["light": reference, "dark": darkReference])
        }
        let size = frames.first?.size ?? .zero
        scene.courses = [
            SceneCourse(
                place: GalleryPlace().name, size: [Double(size.width), Double(size.height)], phases: phases)
        ]
        return scene
    }
}
