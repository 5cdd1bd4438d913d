import DemoScenes
import TabAnimated
public import UIKit

/// Puts a scene on the headless screen and takes pictures of it.
@MainActor
public struct SceneStage {
    /// The size of the window, in points.
    public static let size = CGSize(width: 375, height: 667)

    /// The gallery's look: shapes without rounded corners of their own get small ones.
    static var mapping: MappingOptions {
        var options = MappingOptions()
        options.useGlobalCornerRadius = true
        options.animatedCornerRadius = 4
        return options
    }

    private let scene: DemoScene
    private let producer: any Producing

    /// Creates a stage for a scene.
    public init(scene: DemoScene, producer: any Producing) {
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
    public func take(_ picture: Picture) -> Take {
        // A picture shows the framework's defaults, whatever ran before in this process.
        SkeletonConfiguration.shared = SkeletonConfiguration()
        HeadlessScreen.main.reset()
        HeadlessScreen.main.size = Self.size
        setPreferences(picture)
        let recorder = RecordingProducer(producer)
        let screen = scene.makeScreen()
        let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
        window.overrideUserInterfaceStyle = picture.style.interfaceStyle
        window.rootViewController = screen
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        show(picture, on: screen, recorder: recorder)
        HeadlessScreen.main.turn()
        let svg = HeadlessSVGRenderer(window).svg(at: picture.time)
        window.isHidden = true
        HeadlessScreen.main.reset()
        return Take(svg: svg, productions: recorder.productions)
    }

    /// The device reads and writes as the picture asks for.
    private func setPreferences(_ picture: Picture) {
        let screen = HeadlessScreen.main
        screen.traitCollection = screen.traitCollection.modifyingTraits {
            $0.layoutDirection = picture.direction.layoutDirection
            $0.preferredContentSizeCategory = picture.contentSize.category
        }
    }

    private func show(_ picture: Picture, on screen: any LoadingScreen, recorder: RecordingProducer) {
        switch picture.content {
        case .loaded:
            screen.showContent()
        case .loading(let animation):
            for view in screen.coveredViews {
                view.tabAnimated?.producer = recorder
                view.tabAnimated?.mapping = view.tabAnimated?.mapping ?? Self.mapping
                // A screen with an animation of its own shows it as its standard one.
                let own = animation == .classic ? screen.ownAnimation : nil
                view.tabAnimated?.animation = own ?? animation.type
                view.tabAnimated?.showsIndexTags = picture.showsTags
                view.startTabAnimation()
            }
        }
    }
}
