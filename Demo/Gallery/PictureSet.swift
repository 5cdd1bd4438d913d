import DemoScenes

extension Picture {
    /// The pictures that the gallery has of a scene.
    @MainActor
    static func pictures(of scene: DemoScene) -> [Picture] {
        switch scene.pictures {
        case .everyAnimation: everyAnimation
        case .course: course(of: scene, fades: true)
        case .courseAtOnce: course(of: scene, fades: false)
        }
    }

    private static let everyAnimation: [Picture] =
        DemoAppearance.allCases.flatMap { style in
            DemoAnimation.allCases.map { Picture(content: .loading($0), style: style) }
                + [Picture(content: .loaded, style: style)]
        } + [
            Picture(content: .loading(.none), showsTags: true),
            Picture(content: .loading(.none), direction: .rtl),
            Picture(content: .loaded, direction: .rtl),
            Picture(content: .loading(.none), contentSize: .accessibilityMedium),
            Picture(content: .loaded, contentSize: .accessibilityMedium),
        ]

    @MainActor
    private static func course(of scene: DemoScene, fades: Bool) -> [Picture] {
        let steps = (1..<max(1, scene.makeScreen().answerTimes.count)).map(Content.step)
        let contents = [.before, .loading(.none)] + steps + (fades ? [.ending] : []) + [.loaded]
        return contents.map { Picture(content: $0) } + [
            Picture(content: .loading(.classic)),
            Picture(content: .loading(.none), showsTags: true),
            Picture(content: .loading(.none), style: .dark),
            Picture(content: .loading(.classic), style: .dark),
            Picture(content: .loaded, style: .dark),
        ]
    }
}
