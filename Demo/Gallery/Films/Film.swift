import DemoScenes
import Foundation

/// The frames of a script, one after the other.
struct Film {
    /// One picture.
    struct Frame {
        let svg: String
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
        scene.code = SceneCode(ofClass: "RefreshViewController")
        let phases = frames.enumerated().map { index, frame in
            let time = Double(index) * FilmCamera.interval
            return SceneCourse.Phase(
                time: time, start: time, pictures: ["light": scene.archive.add(ColoredPicture(frame.svg))])
        }
        let size = frames.first?.size ?? .zero
        scene.courses = [
            SceneCourse(
                place: GalleryPlace().name, size: [Double(size.width), Double(size.height)], phases: phases)
        ]
        return scene
    }
}
