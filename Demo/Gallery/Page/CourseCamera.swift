import DemoScenes
import TabAnimated
import UIKit

/// Shows a scene at one place and takes every picture that the page has of it there.
@MainActor
struct CourseCamera {
    /// What is learnt at one place and used at the next.
    struct Film {
        var archive = PictureArchive()
        var sheets: [ShapeListing.Sheet] = []
        /// How far shapes are from their content, at the first place.
        fileprivate(set) var drift: [SceneDrift]?
        fileprivate(set) var palettes: [String: PicturePalette] = [:]
    }

    private let scene: DemoScene
    private let stage: SceneStage
    private let recorder: RecordingProducer

    init(_ scene: DemoScene, recorder: RecordingProducer) {
        self.scene = scene
        self.recorder = recorder
        stage = SceneStage(scene: scene, producer: recorder)
    }

    /// Plays the scene from the start to the last answer.
    func shoot(_ place: GalleryPlace, into film: inout Film) async -> SceneCourse {
        let (screen, window) = stage.open(
            Picture(content: .before, direction: place.direction, contentSize: place.contentSize),
            size: place.device.size)
        var course = SceneCourse(
            place: place.name, size: [place.device.size.width, place.device.size.height].map { Double($0) })
        stage.prepare(screen, animation: .shimmer, showsTags: false, recorder: recorder)
        let start = CACurrentMediaTime()
        screen.load()
        await stage.runTasks()
        HeadlessScreen.main.turn()
        // Shapes that are changed are shown still, in the color that they have then.
        for cover in ShapeListing.covers(below: window) { cover.animation = AnimationType.still.animation }
        HeadlessScreen.main.turn()
        course.covers = ShapeListing.covers(in: window, sheets: &film.sheets)
        let shown = productions(on: course.covers, in: window)
        course.phases.append(
            .init(time: 0, start: 0, pictures: skeletons(of: screen, in: window, at: place, into: &film)))
        let answers = screen.answerTimes
        for (index, time) in answers.enumerated() {
            await stage.pass(until: start + time, rest: 0.01)
            course.dissolve = max(course.dissolve, fading(in: window))
            HeadlessScreen.main.advance(by: start + time + 0.5 - CACurrentMediaTime())
            if index == 0, answers.count > 1 {
                screen.useContent()
                await stage.runTasks()
            }
            let pictures =
                index < answers.count - 1
                ? skeletons(of: screen, in: window, at: place, into: &film)
                : pictures(named: [("", {})], in: window, into: &film)
            course.phases.append(.init(time: time, start: time + 0.5, pictures: pictures))
        }
        if film.drift == nil { film.drift = SceneDrift.list(shown, in: window) }
        window.isHidden = true
        HeadlessScreen.main.reset()
        return course
    }

    /// The productions on the covers, each with the position of its sheet.
    private func productions(on listed: [ShapeListing.Cover], in window: UIWindow) -> [SceneDrift.Shown] {
        zip(ShapeListing.covers(below: window), listed).flatMap { cover, listing in
            zip(cover.tiles, listing.tiles).map { tile, entry in
                SceneDrift.Shown(
                    production: tile.production, sheet: entry.production,
                    origin: cover.convert(
                        tile.origin, to: window))
            }
        }
    }

    /// How long a cover fades, in seconds; zero if none does.
    private func fading(in view: UIView) -> TimeInterval {
        let own = view is SkeletonOverlay ? view.layer.animation(forKey: "opacity")?.duration ?? 0 : 0
        return view.subviews.map(fading).reduce(own, max)
    }

    /// Every animation, and the tags over the still skeleton.
    private func skeletons(
        of screen: any LoadingScreen, in window: UIWindow, at place: GalleryPlace, into film: inout Film
    ) -> [String: PictureArchive.Reference] {
        let covers = ShapeListing.covers(below: window)
        let animations = place.animations.map { animation in
            (
                animation.rawValue,
                { @MainActor in
                    for cover in covers {
                        let own = animation == .shimmer ? screen.ownAnimation(of: cover) : nil
                        cover.showsIndexTags = false
                        cover.animation = (own ?? animation.type).animation
                    }
                }
            )
        }
        let tags = ("tags", { @MainActor in covers.forEach { $0.showsIndexTags = true } })
        let taken = pictures(named: animations + [tags], in: window, into: &film)
        animations.first { $0.0 == DemoAnimation.shimmer.rawValue }?.1()
        return taken
    }

    /// Takes pictures in all colors; what colors do is asked of a screen once, and known at the next place.
    private func pictures(
        named sets: [(name: String, prepare: @MainActor () -> Void)], in window: UIWindow,
        into film: inout Film
    ) -> [String: PictureArchive.Reference] {
        var taken: [String: PictureArchive.Reference] = [:]
        var lights: [String: ColoredPicture] = [:]
        for set in sets {
            let light = take(set.prepare, in: window)
            lights[set.name] = light
            taken[key(set.name, .light)] = film.archive.add(light)
        }
        for colors in GalleryColors.allCases.dropFirst() {
            let open = sets.filter { set in
                let name = key(set.name, colors)
                guard let light = lights[set.name], let palette = film.palettes[name], palette.covers(light),
                    let reference = taken[key(set.name, .light)]
                else { return true }
                taken[name] = film.archive.add(palette, over: reference)
                return false
            }
            guard !open.isEmpty else { continue }
            colors.apply(to: window)
            for set in open {
                guard let light = lights[set.name], let reference = taken[key(set.name, .light)] else {
                    continue
                }
                taken[key(set.name, colors)] = recolor(
                    light, reference, as: take(set.prepare, in: window), name: key(set.name, colors),
                    into: &film)
            }
        }
        GalleryColors.light.apply(to: window)
        return taken
    }

    private func recolor(
        _ light: ColoredPicture, _ reference: PictureArchive.Reference, as picture: ColoredPicture,
        name: String,
        into film: inout Film
    ) -> PictureArchive.Reference {
        guard let palette = PicturePalette(from: light, to: picture) else { return film.archive.add(picture) }
        if film.palettes[name] == nil {
            film.palettes[name] = palette
        } else {
            film.palettes[name]?.learn(from: palette)
        }
        return film.archive.add(palette, over: reference)
    }

    private func take(_ prepare: @MainActor () -> Void, in window: UIWindow) -> ColoredPicture {
        prepare()
        HeadlessScreen.main.turn()
        return ColoredPicture(HeadlessSVGRenderer(window).svg())
    }

    private func key(_ name: String, _ colors: GalleryColors) -> String {
        name.isEmpty ? colors.rawValue : "\(name)-\(colors.rawValue)"
    }
}
