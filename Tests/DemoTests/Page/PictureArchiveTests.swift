import Foundation
import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import DemoScenes
@testable import Gallery

@MainActor
@Suite("The pictures of the page", .serialized, .ownDevice)
struct PictureArchiveTests {
    private let light = """
        <svg>
          <g>
            <rect width="4" fill="#fff"/>
            <text fill="#fff" fill-opacity="0.6">a</text>
            <rect width="5" fill="#eee"/>
          </g>
        </svg>
        """

    private func dark(_ shape: String = "#282828") -> String {
        light.replacingOccurrences(
            of: "rect width=\"4\" fill=\"#fff\"", with: "rect width=\"4\" fill=\"#000\""
        )
        .replacingOccurrences(of: "#eee", with: shape)
    }

    /// The lines of a picture, as the page unpacks them.
    private func lines(_ archive: PictureArchive, _ reference: PictureArchive.Reference) -> [String] {
        var written: [Int] = []
        var starts: [Int] = []
        for template in archive.templates {
            starts.append(written.count)
            var index = 0
            while index < template.count {
                if template[index] < 0 {
                    for step in 0..<(-template[index]) { written.append(written[template[index + 1] + step]) }
                    index += 2
                } else {
                    written.append(template[index])
                    index += 1
                }
            }
        }
        let end = reference.template + 1 < starts.count ? starts[reference.template + 1] : written.count
        return written[starts[reference.template]..<end].map { archive.lines[$0] }
    }

    @Test func `a picture comes out of the archive as it went in`() {
        var archive = PictureArchive()
        let pictures = [light, dark(), light + light, dark("#333")].map(ColoredPicture.init)
        let references = pictures.map { archive.add($0) }
        for (picture, reference) in zip(pictures, references) {
            #expect(lines(archive, reference) == picture.lines)
        }
    }

    @Test func `lines that came before are kept as a reference`() {
        var archive = PictureArchive()
        _ = archive.add(ColoredPicture(light))
        let again = archive.add(ColoredPicture(light + "\n<g/>"))
        #expect(archive.templates[again.template] == [-7, 0, 7])
    }

    @Test func `a picture in other colors is a palette over the same lines`() throws {
        let palette = try #require(PicturePalette(from: ColoredPicture(light), to: ColoredPicture(dark())))
        #expect(palette.changes == ["rect fill=#eee", "#282828", "rect fill=#fff", "#000"])
    }

    @Test func `one color that becomes two has no palette`() {
        let other = light.replacingOccurrences(
            of: "<rect width=\"5\" fill=\"#eee\"", with: "<rect width=\"5\" fill=\"#fff\"")
        #expect(PicturePalette(from: ColoredPicture(other), to: ColoredPicture(dark())) == nil)
    }

    @Test func `pictures of different shapes have no palette`() {
        let other = dark().replacingOccurrences(of: "width=\"5\"", with: "width=\"6\"")
        #expect(PicturePalette(from: ColoredPicture(light), to: ColoredPicture(other)) == nil)
    }

    /// All animations are taken of one scene, at the first of its places.
    @Test(arguments: [
        ("news", DemoTextSize.large), ("cards", .accessibilityMedium), ("profile", .accessibilityMedium),
    ])
    func `what a camera takes of one screen is what a screen of its own shows`(
        name: String, textSize: DemoTextSize
    ) async throws {
        let places = [GalleryPlace(contentSize: textSize), GalleryPlace(direction: .rtl)]
        let scene = try #require(DemoScene.all.first { $0.name == name })
        var film = CourseCamera.Film()
        let recorder = RecordingProducer(Producer())
        var courses: [SceneCourse] = []
        for place in places {
            courses.append(await CourseCamera(scene, recorder: recorder).shoot(place, into: &film))
        }
        for (course, place) in zip(courses, places) {
            let direction = place.direction
            for animation in place.animations {
                for style in DemoAppearance.allCases {
                    let picture = Picture(
                        content: .loading(animation), style: style, direction: direction,
                        contentSize: place.contentSize)
                    let take = await SceneStage(scene: scene, producer: Producer()).take(picture)
                    let key = "\(animation.rawValue)-\(style.rawValue)"
                    let reference = try #require(course.phases[0].pictures[key])
                    let drawn = recolored(lines(film.archive, reference), by: reference, of: film.archive)
                    #expect(drawn == ColoredPicture(take.svg).lines, "\(key) \(direction)")
                }
            }
        }
    }

    /// Its second section loads again in a task that the camera has to let begin.
    @Test func `a section that loads again is a skeleton on the page, too`() async throws {
        let scene = try #require(DemoScene.all.first { $0.name == "table-section-again" })
        var film = CourseCamera.Film()
        let camera = CourseCamera(scene, recorder: RecordingProducer(Producer()))
        let course = await camera.shoot(GalleryPlace(), into: &film)
        let pictures = try course.phases.map { phase in
            let reference = try #require(phase.pictures["still-light"] ?? phase.pictures["light"])
            return lines(film.archive, reference).joined(separator: "\n")
        }
        #expect(pictures.map { $0.contains("\"#eee\"") } == [true, true, false])
    }

    /// The lines with the colors of the palette, as the page paints them.
    private func recolored(
        _ lines: [String], by reference: PictureArchive.Reference, of archive: PictureArchive
    ) -> [String] {
        guard let palette = reference.palette else { return lines }
        let changes = archive.palettes[palette]
        return lines.map { line in
            let element = line.dropFirst().prefix { $0 != " " && $0 != ">" }
            return line.split(separator: " ", omittingEmptySubsequences: false).map { word in
                for index in stride(from: 0, to: changes.count, by: 2) {
                    let parts = changes[index].components(separatedBy: "=")
                    let place = parts[0].components(separatedBy: " ")
                    let old = "\(place[1])=\"\(parts[1])\""
                    guard place[0] == String(element), word.hasPrefix(old) else { continue }
                    return "\(place[1])=\"\(changes[index + 1])\"" + word.dropFirst(old.count)
                }
                return String(word)
            }.joined(separator: " ")
        }
    }

    @Test func `Reduce Motion shows what the page shows in its place`() async throws {
        let scene = try #require(DemoScene.all.first { $0.name == "news" })
        let stage = SceneStage(scene: scene, producer: Producer())
        for animation in DemoAnimation.allCases {
            let (screen, window) = stage.open(Picture(content: .before), size: SceneStage.size)
            HeadlessAccessibility.isReduceMotionEnabled = true
            let recorder = RecordingProducer(Producer())
            stage.prepare(screen, animation: animation, showsTags: false, recorder: recorder)
            screen.load()
            HeadlessScreen.main.turn()
            let still = HeadlessSVGRenderer(window).svg()
            window.isHidden = true
            HeadlessScreen.main.reset()
            let fades: Set<DemoAnimation> = [.shimmer, .classic, .drop]
            let shown = fades.contains(animation) ? DemoAnimation.bin : animation
            let expected = await stage.take(Picture(content: .loading(shown))).svg
            #expect(still == expected, "\(animation)")
        }
    }
}
