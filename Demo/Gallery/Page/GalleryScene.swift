import Foundation

/// Everything that the page has of a scene.
struct GalleryScene: Encodable {
    let name: String
    let title: String
    let summary: String
    let group: String
    var code: SceneCode?
    var courses: [SceneCourse] = []
    /// Whether it has animations of its own in place of the standard one.
    var hasOwnAnimation = false
    var archive = PictureArchive()
    var sheets: [ShapeListing.Sheet] = []

    /// What became of each view, by the name of the mapped class, as JSON.
    var trees: [String: String] = [:]

    /// The shapes that do not stand where the content comes, on the phone.
    var drift: [SceneDrift] = []

    /// What the review finds.
    var findings: [Finding] = []

    /// A finding, with the class of its view.
    struct Finding: Encodable {
        let view: String
        let rule: String
        let problem: String
        let fix: String
    }
}
