public import DemoScenes
public import TabAnimated
import TabAnimatedInspecting
public import UIKit

/// Puts a scene on the headless screen and takes pictures of it.
@MainActor
public struct SceneStage {
    /// The size of the window, in points.
    public static let size = CGSize(width: 375, height: 667)

    /// Time enough for every transition, in seconds.
    private static let rest: TimeInterval = 0.5

    /// Time enough for an answer that is due to have come, in seconds.
    private static let moment: TimeInterval = 0.01

    private let scene: DemoScene
    private let producer: any Producing

    /// Creates a stage for a scene.
    public init(scene: DemoScene, producer: any Producing) {
        GalleryResources.provide()
        SkeletonInspector.install()
        self.scene = scene
        self.producer = producer
    }

    /// A picture together with the productions that it took.
    public struct Take {
        /// The picture, as SVG.
        public let svg: String

        /// The productions that were asked for while it was made, each once.
        public let productions: [Production]
    }

    /// Shows the scene on a new screen and takes a picture.
    public func take(_ picture: Picture) async -> Take {
        let recorder = RecordingProducer(producer)
        let (screen, window) = open(picture, size: Self.size)
        var svg = ""
        switch picture.content {
        case .film:
            var phones = [await phone(screen, in: window, prefix: "a", recorder: recorder)]
            if let other = DemoScene.all.first(where: { $0.name == "cards" && $0.name != scene.name }) {
                window.isHidden = true
                phones.append(
                    await SceneStage(scene: other, producer: producer).darkPhone(recorder: recorder))
            }
            svg = PhoneFilm(phones: phones).svg
        case .beside(let animation):
            let loading = Picture(content: .loading(animation), showsTags: picture.showsTags)
            await show(loading, on: screen, recorder: recorder)
            let skeleton = PhoneRow.frame(of: window, prefix: "s-", at: picture.time)
            await answer(screen)
            svg = PhoneRow.svg(of: [skeleton, PhoneRow.frame(of: window, prefix: "c-")])
        default:
            await show(picture, on: screen, recorder: recorder)
            HeadlessScreen.main.turn()
            svg = HeadlessSVGRenderer(window).svg(at: picture.content == .ending ? 0 : picture.time)
        }
        window.isHidden = true
        HeadlessScreen.main.reset()
        return Take(svg: svg, productions: recorder.productions)
    }

    /// The pictures of a phone in a film, in the dark.
    private func darkPhone(recorder: RecordingProducer) async -> PhoneFilm.Phone {
        let (screen, window) = open(Picture(content: .film, style: .dark), size: Self.size)
        defer { window.isHidden = true }
        return await phone(screen, in: window, prefix: "b", recorder: recorder)
    }

    private func phone(
        _ screen: any LoadingScreen, in window: UIWindow, prefix: String, recorder: RecordingProducer
    ) async -> PhoneFilm.Phone {
        await show(Picture(content: .loading(.shimmer)), on: screen, recorder: recorder)
        let still = PhoneRow.frame(of: window, prefix: "\(prefix)-still-", at: 0)
        let skeleton = PhoneRow.frame(of: window, prefix: "\(prefix)-s-")
        await answer(screen)
        return PhoneFilm.Phone(
            skeleton: skeleton, still: still, content: PhoneRow.frame(of: window, prefix: "\(prefix)-c-"))
    }

    /// Opens a new screen of the scene on a new device of the same system.
    func open(_ picture: Picture, size: CGSize) -> (screen: any LoadingScreen, window: UIWindow) {
        // A picture shows the framework's defaults, whatever ran before in this process.
        SkeletonConfiguration.shared = SkeletonConfiguration()
        // A picture is one of a first loading, whatever was drawn before.
        SkeletonConfiguration.shared.remembersContent = false
        // Lists inside rows have models of their own; what they show must not come from another run.
        SkeletonConfiguration.shared.isCacheEnabled = false
        let system = HeadlessScreen.main.system
        HeadlessScreen.main.reset()
        HeadlessScreen.main.system = system
        HeadlessScreen.main.size = size
        setPreferences(picture)
        let screen = scene.makeScreen()
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.overrideUserInterfaceStyle = picture.style.interfaceStyle
        window.rootViewController = screen
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        return (screen, window)
    }

    /// The device reads and writes as the picture asks for.
    private func setPreferences(_ picture: Picture) {
        let screen = HeadlessScreen.main
        screen.traitCollection = screen.traitCollection.modifyingTraits {
            $0.layoutDirection = picture.direction.layoutDirection
            $0.preferredContentSizeCategory = picture.contentSize.category
            $0.accessibilityContrast = picture.increasesContrast ? .high : .normal
        }
    }

    private func show(_ picture: Picture, on screen: any LoadingScreen, recorder: RecordingProducer) async {
        let answers = screen.answerTimes
        switch picture.content {
        case .before: break
        case .loading(let animation):
            prepare(screen, animation: animation, showsTags: picture.showsTags, recorder: recorder)
            screen.load()
            await runTasks()
        case .step(let count):
            prepare(screen, animation: .still, showsTags: false, recorder: recorder)
            await load(screen, answers: Array(answers.prefix(count)), of: answers.count)
        case .ending:
            prepare(screen, animation: .still, showsTags: false, recorder: recorder)
            await load(screen, answers: answers, of: answers.count, rest: 0.1)
        case .loaded, .film, .beside:
            prepare(screen, animation: .still, showsTags: false, recorder: recorder)
            await load(screen, answers: answers, of: answers.count)
        }
    }

    /// Loads until some answers have come; between two of them the screen is used.
    ///
    /// - Parameter rest: The time after the last of them, in seconds.
    private func load(
        _ screen: any LoadingScreen, answers: [TimeInterval], of count: Int, rest: TimeInterval = Self.rest
    ) async {
        screen.load()
        await runTasks()
        await answer(screen, answers: answers, of: count, rest: rest)
    }

    /// Lets the answers come that a screen waits for.
    private func answer(_ screen: any LoadingScreen) async {
        await answer(screen, answers: screen.answerTimes, of: screen.answerTimes.count, rest: Self.rest)
    }

    private func answer(
        _ screen: any LoadingScreen, answers: [TimeInterval], of count: Int, rest: TimeInterval
    ) async {
        let start = CACurrentMediaTime()
        for (index, time) in answers.enumerated() {
            let isLast = index == answers.count - 1
            await pass(until: start + time, rest: isLast ? rest : Self.rest)
            if index == 0, count > 1 {
                screen.useContent()
                await runTasks()
            }
        }
    }

    /// Lets time pass until an answer has come, the task that waits for it run, and some more time pass.
    func pass(until time: TimeInterval, rest: TimeInterval) async {
        if scene.loadsInTask {
            HeadlessScreen.main.advance(by: time + Self.moment - CACurrentMediaTime())
            await runTasks()
        }
        HeadlessScreen.main.advance(by: max(0, time + rest - CACurrentMediaTime()))
    }

    /// Lets the tasks of the scene run as far as they can without another answer.
    func runTasks() async {
        guard scene.loadsInTask else { return }
        await FakeServer.runTasks()
    }

    func prepare(
        _ screen: any LoadingScreen, animation: DemoAnimation, showsTags: Bool, recorder: RecordingProducer
    ) {
        // A screen with an animation of its own shows it as its standard one.
        for view in screen.coveredViews {
            guard let model = view.tabAnimated else { continue }
            let own = animation == .shimmer ? screen.ownAnimation(of: view) : nil
            model.producer = recorder.producer(for: model)
            model.animation = own ?? animation.type
            model.showsIndexTags = showsTags
        }
    }
}
