import Foundation

/// A scene at one place, from the skeleton to the content.
struct SceneCourse: Encodable {
    /// What is seen from one answer to the next.
    struct Phase: Encodable {
        /// When it begins, in seconds after the screen asked for its content.
        let time: TimeInterval

        /// When the clock of its pictures begins, in the same seconds.
        let start: TimeInterval

        /// The pictures, by animation and colors while something loads, else by colors alone.
        var pictures: [String: PictureArchive.Reference]
    }

    let place: String
    let size: [Double]
    var phases: [Phase] = []

    /// How long a cover takes to fade, in seconds.
    var dissolve: TimeInterval = 0

    /// The covers of the first phase.
    var covers: [ShapeListing.Cover] = []
}
